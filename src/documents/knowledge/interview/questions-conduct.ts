import { ask, type QuestionsByLevel } from './question.ts';

const behaviour: QuestionsByLevel = {
  junior: [
    ask(
      'Conte uma situação em que recebeu uma crítica ao seu trabalho. O que fez nos dias seguintes?',
      'Ouve, entende, muda algo concreto e confere se melhorou.',
      'Explica por que a crítica era injusta e não mudou nada.',
    ),
    ask(
      'Descreva um dia com muitas tarefas ao mesmo tempo. Como você se organizou?',
      'Lista as tarefas, pergunta o que é prioridade e avisa o que não vai caber.',
      'Tenta fazer tudo sem avisar ninguém.',
    ),
  ],
  pleno: [
    ask(
      'Conte como você e outra pessoa resolveram um desacordo no trabalho.',
      'Separa pessoa e problema, ouve e propõe um critério comum.',
      'O desacordo acabou porque alguém mandou, ou não acabou.',
    ),
    ask(
      'Conte uma situação em que percebeu que o seu jeito de agir atrapalhou alguém. O que mudou?',
      'Reconhece o efeito, pede retorno e muda um hábito.',
      'Não se lembra de nenhuma vez, ou culpa quem se incomodou.',
    ),
  ],
  senior: [
    ask(
      'Conte sobre uma conversa difícil com colega ou liderança que você escolheu ter em vez de evitar.',
      'Prepara os fatos, ouve e sai com um combinado.',
      'Evita a conversa, manda recado por outra pessoa ou expõe alguém.',
    ),
    ask(
      'Descreva uma situação em que a pressão por prazo entrou em choque com a qualidade. O que você fez?',
      'Expõe opções e consequências a quem decide e protege o essencial.',
      'Entrega sem avisar do risco, ou atrasa sem avisar.',
    ),
  ],
  especialista: [
    ask(
      'Conte um caso em que a sua opinião técnica não prevaleceu. O que você fez depois?',
      'Registra o risco, apoia a decisão e acompanha os sinais.',
      'Lava as mãos e espera dar errado.',
    ),
    ask(
      'Conte uma situação em que precisou dizer que não sabia ou rever em público a própria posição.',
      'Reconhece o limite com naturalidade, diz o que falta saber e volta com a resposta.',
      'Nunca esteve sem resposta, ou inventou uma na hora.',
    ),
  ],
};

const adaptability: QuestionsByLevel = {
  junior: [
    ask(
      'Conte sobre uma mudança de última hora no trabalho ou nos estudos. O que você fez?',
      'Entende o novo objetivo e reorganiza as tarefas.',
      'Reclama da mudança e não conta o que fez.',
    ),
    ask(
      'O que foi mais difícil na sua última adaptação a uma equipe, turma ou rotina? Conte como lidou com isso.',
      'Reconhece a dificuldade e mostra uma estratégia própria.',
      'Diz que se adapta a tudo e não descreve nenhuma dificuldade.',
    ),
  ],
  pleno: [
    ask(
      'Descreva uma mudança com a qual você não concordava. Como agiu?',
      'Expõe o ponto com respeito, busca entender e executa.',
      'Concordou na reunião e não fez, ou criticou pelas costas.',
    ),
    ask(
      'Conte uma situação em que precisou aprender algo depressa para cumprir um prazo.',
      'Define o essencial, aprende fazendo e pede retorno.',
      'Esperou que alguém ensinasse.',
    ),
  ],
  senior: [
    ask(
      'Conte como conduziu outras pessoas em uma mudança importante.',
      'Explica o motivo, ouve resistências e acompanha.',
      'Impôs a mudança e não ouviu quem resistia.',
    ),
    ask(
      'Conte sobre uma convicção profissional que você reviu. O que levou a isso?',
      'Mostra revisão de ideia diante de evidências.',
      'Diz que sempre esteve com a razão.',
    ),
  ],
  especialista: [
    ask(
      'Conte sobre uma mudança do mercado que você percebeu cedo. O que propôs?',
      'Lê sinais, testa em pequena escala e propõe caminho.',
      'Percebeu e não disse a ninguém.',
    ),
    ask(
      'Descreva uma situação em que o seu método habitual não funcionou. O que você fez?',
      'Reconhece o limite e cria outro caminho.',
      'Insistiu no mesmo método e culpou as circunstâncias.',
    ),
  ],
};

export const conductQuestions = {
  'Habilidades Comportamentais': behaviour,
  Adaptabilidade: adaptability,
};

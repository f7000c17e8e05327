import { ask, type QuestionsByLevel } from './question.ts';

const behaviour: QuestionsByLevel = {
  junior: [
    ask(
      'Me conte de uma vez em que alguém criticou o seu trabalho. O que você fez nos dias seguintes?',
      'Ouve, entende, muda algo concreto e confere se melhorou.',
      'Explica por que a crítica era injusta e não mudou nada.',
    ),
    ask(
      'Me conte de um dia em que você teve muitas tarefas ao mesmo tempo. Como se organizou?',
      'Lista as tarefas, pergunta o que é prioridade e avisa o que não vai caber.',
      'Tenta fazer tudo sem avisar ninguém.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de um desacordo que você teve com alguém no trabalho. Como vocês resolveram?',
      'Separa pessoa e problema, ouve e propõe um critério comum.',
      'O desacordo acabou porque alguém mandou, ou não acabou.',
    ),
    ask(
      'Me conte de uma vez em que o seu jeito de agir atrapalhou alguém. O que você mudou?',
      'Reconhece o efeito, pede retorno e muda um hábito.',
      'Não se lembra de nenhuma vez, ou culpa quem se incomodou.',
    ),
  ],
  senior: [
    ask(
      'Me conte de uma conversa difícil que você poderia ter evitado e preferiu ter. Como foi?',
      'Prepara os fatos, ouve e sai com um combinado.',
      'Evita a conversa, manda recado por outra pessoa ou expõe alguém.',
    ),
    ask(
      'Me conte de uma vez em que o prazo apertou e a qualidade corria risco. O que você fez?',
      'Expõe opções e consequências a quem decide e protege o essencial.',
      'Entrega sem avisar do risco, ou atrasa sem avisar.',
    ),
  ],
  especialista: [
    ask(
      'Me conte de uma vez em que decidiram diferente do que você recomendou. O que você fez depois?',
      'Registra o risco, apoia a decisão e acompanha os sinais.',
      'Lava as mãos e espera dar errado.',
    ),
    ask(
      'Me conte de uma vez em que você precisou dizer que não sabia, ou que tinha se enganado. Como foi?',
      'Reconhece o limite com naturalidade, diz o que falta saber e volta com a resposta.',
      'Nunca esteve sem resposta, ou inventou uma na hora.',
    ),
  ],
};

const adaptability: QuestionsByLevel = {
  junior: [
    ask(
      'Me conte de uma mudança de última hora, no trabalho ou nos estudos. O que você fez?',
      'Entende o novo objetivo e reorganiza as tarefas.',
      'Reclama da mudança e não conta o que fez.',
    ),
    ask(
      'Na última vez em que você mudou de equipe, de turma ou de rotina, o que foi mais difícil? Como lidou com isso?',
      'Reconhece a dificuldade e mostra uma estratégia própria.',
      'Diz que se adapta a tudo e não descreve nenhuma dificuldade.',
    ),
  ],
  pleno: [
    ask(
      'Me conte de uma mudança com a qual você não concordava. O que você fez?',
      'Expõe o ponto com respeito, busca entender e executa.',
      'Concordou na reunião e não fez, ou criticou pelas costas.',
    ),
    ask(
      'Me conte de uma vez em que você precisou aprender alguma coisa depressa. Como fez?',
      'Define o essencial, aprende fazendo e pede retorno.',
      'Esperou que alguém ensinasse.',
    ),
  ],
  senior: [
    ask(
      'Me conte de uma mudança em que você precisou levar outras pessoas junto. O que você fez?',
      'Explica o motivo, ouve resistências e acompanha.',
      'Impôs a mudança e não ouviu quem resistia.',
    ),
    ask(
      'Me conte de uma certeza do trabalho que você mudou com o tempo. O que fez você mudar?',
      'Mostra revisão de ideia diante de evidências.',
      'Diz que sempre esteve com a razão.',
    ),
  ],
  especialista: [
    ask(
      'Me conte de uma mudança na sua área que você percebeu cedo. O que propôs?',
      'Lê sinais, testa em pequena escala e propõe caminho.',
      'Percebeu e não disse a ninguém.',
    ),
    ask(
      'Me conte de uma vez em que o seu jeito de sempre não funcionou. O que você fez?',
      'Reconhece o limite e cria outro caminho.',
      'Insistiu no mesmo método e culpou as circunstâncias.',
    ),
  ],
};

export const conductQuestions = {
  'Habilidades Comportamentais': behaviour,
  Adaptabilidade: adaptability,
};

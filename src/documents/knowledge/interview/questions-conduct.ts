import type { QuestionsByLevel } from './question.ts';

const behaviour: QuestionsByLevel = {
  junior: [
    {
      text: 'Conte uma situação em que recebeu uma crítica ao seu trabalho. O que fez nos dias seguintes?',
      about: 'Conte uma situação em que recebeu uma crítica {em}. O que fez nos dias seguintes?',
      expected: 'Ouve, entende, muda algo concreto e confere se melhorou.',
      criteria: ['Abertura', 'ação', 'verificação da melhora'],
    },
    {
      text: 'Descreva um dia com muitas tarefas ao mesmo tempo. Como você se organizou?',
      about: 'Descreva um dia com muitas tarefas ao mesmo tempo {em}. Como você se organizou?',
      expected: 'Lista as tarefas, pergunta o que é prioridade e avisa o que não vai caber.',
      criteria: ['Organização', 'comunicação', 'foco'],
    },
  ],
  pleno: [
    {
      text: 'Conte como você e outra pessoa resolveram um desacordo no trabalho.',
      about: 'Conte como você e outra pessoa resolveram um desacordo surgido {em}.',
      expected: 'Separa pessoa e problema, ouve e propõe um critério comum.',
      criteria: ['Escuta', 'critério', 'relação preservada'],
    },
    {
      text: 'Conte uma situação em que percebeu que o seu jeito de agir atrapalhou alguém. O que mudou?',
      about:
        'Conte uma situação, em um trabalho ligado {a}, em que percebeu que o seu jeito de agir atrapalhou alguém. O que mudou?',
      expected: 'Reconhece o efeito, pede retorno e muda um hábito.',
      criteria: ['Autopercepção', 'reparo', 'mudança'],
    },
  ],
  senior: [
    {
      text: 'Conte sobre uma conversa difícil com colega ou liderança que você escolheu ter em vez de evitar.',
      about:
        'Conte sobre uma conversa difícil, surgida {em}, que você escolheu ter em vez de evitar.',
      expected: 'Prepara os fatos, ouve e sai com um combinado.',
      criteria: ['Preparo', 'respeito', 'combinado'],
    },
    {
      text: 'Descreva uma situação em que a pressão por prazo entrou em choque com a qualidade. O que você fez?',
      about:
        'Descreva uma situação em que a pressão por prazo {em} entrou em choque com a qualidade. O que você fez?',
      expected: 'Expõe opções e consequências a quem decide e protege o essencial.',
      criteria: ['Transparência', 'critério sob pressão', 'negociação'],
    },
  ],
  especialista: [
    {
      text: 'Conte um caso em que a sua opinião técnica não prevaleceu. O que você fez depois?',
      about:
        'Conte um caso ligado {a} em que a sua opinião técnica não prevaleceu. O que você fez depois?',
      expected: 'Registra o risco, apoia a decisão e acompanha os sinais.',
      criteria: ['Maturidade', 'colaboração', 'acompanhamento'],
    },
    {
      text: 'Conte uma situação em que precisou dizer que não sabia ou rever em público a própria posição.',
      about:
        'Conte uma situação ligada {a} em que precisou dizer que não sabia ou rever em público a própria posição.',
      expected:
        'Reconhece o limite com naturalidade, diz o que falta saber e volta com a resposta.',
      criteria: ['Humildade intelectual', 'transparência', 'retorno dado'],
    },
  ],
};

const adaptability: QuestionsByLevel = {
  junior: [
    {
      text: 'Conte sobre uma mudança de última hora no trabalho ou nos estudos. O que você fez?',
      about: 'Conte sobre uma mudança de última hora {em}. O que você fez?',
      expected: 'Entende o novo objetivo e reorganiza as tarefas.',
      criteria: ['Abertura ao novo', 'reorganização', 'entrega'],
    },
    {
      text: 'O que foi mais difícil na sua última adaptação a uma equipe, turma ou rotina? Conte como lidou com isso.',
      about:
        'O que foi mais difícil quando você começou em algo ligado {a}? Conte como lidou com isso.',
      expected: 'Reconhece a dificuldade e mostra uma estratégia própria.',
      criteria: ['Percepção de si', 'estratégia', 'persistência'],
    },
  ],
  pleno: [
    {
      text: 'Descreva uma mudança com a qual você não concordava. Como agiu?',
      about: 'Descreva uma mudança ligada {a} com a qual você não concordava. Como agiu?',
      expected: 'Expõe o ponto com respeito, busca entender e executa.',
      criteria: ['Maturidade', 'busca de sentido', 'entrega'],
    },
    {
      text: 'Conte uma situação em que precisou aprender algo depressa para cumprir um prazo.',
      about:
        'Conte uma situação em que precisou aprender depressa algo ligado {a} para cumprir um prazo.',
      expected: 'Define o essencial, aprende fazendo e pede retorno.',
      criteria: ['Velocidade', 'foco no essencial', 'retorno'],
    },
  ],
  senior: [
    {
      text: 'Conte como conduziu outras pessoas em uma mudança importante.',
      about: 'Conte como conduziu outras pessoas em uma mudança importante ligada {a}.',
      expected: 'Explica o motivo, ouve resistências e acompanha.',
      criteria: ['Clareza', 'escuta', 'acompanhamento'],
    },
    {
      text: 'Conte sobre uma convicção profissional que você reviu. O que levou a isso?',
      about: 'Conte sobre uma convicção ligada {a} que você reviu. O que levou a isso?',
      expected: 'Mostra revisão de ideia diante de evidências.',
      criteria: ['Autocrítica', 'evidência', 'mudança prática'],
    },
  ],
  especialista: [
    {
      text: 'Conte sobre uma mudança do mercado que você percebeu cedo. O que propôs?',
      about: 'Conte sobre uma mudança ligada {a} que você percebeu cedo. O que propôs?',
      expected: 'Lê sinais, testa em pequena escala e propõe caminho.',
      criteria: ['Antecipação', 'teste', 'proposta'],
    },
    {
      text: 'Descreva uma situação em que o seu método habitual não funcionou. O que você fez?',
      about:
        'Descreva uma situação em que o seu método habitual não funcionou {em}. O que você fez?',
      expected: 'Reconhece o limite e cria outro caminho.',
      criteria: ['Humildade', 'criação', 'resultado'],
    },
  ],
};

export const conductQuestions = {
  'Habilidades Comportamentais': behaviour,
  Adaptabilidade: adaptability,
};

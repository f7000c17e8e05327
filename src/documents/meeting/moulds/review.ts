import type { Mould } from '../mould.ts';

export const review: Mould = {
  objective: 'Entender o que levou ao resultado e escolher o que muda no trabalho.',
  summary:
    'Primeiro o grupo confere os fatos, depois procura o que no trabalho levou a eles, e por fim escolhe o que muda.',
  open: {
    topic: 'Abertura',
    description: 'Todos sabem que período está em revisão e o que se esperava dele.',
    activities: [
      '“Hoje vamos falar de fatos e da forma como trabalhamos, e não de quem errou.”',
      'Diga que período será revisto e o que era esperado.',
    ],
  },
  decide: {
    topic: 'O que vai mudar',
    description: 'O grupo escolhe as mudanças que consegue fazer, cada uma com quem cuida.',
    activities: [
      'Cada pessoa indica a mudança que, na sua opinião, mais ajudaria.',
      '“O que vamos fazer diferente já na próxima vez?”',
      'Preencham a folha e leiam em voz alta: o que muda, quem cuida e a partir de quando.',
    ],
  },
  knows: ['Ao fim, o grupo sabe', 'Ao terminar, está claro'],
  ends: [
    'O grupo concorda sobre o que aconteceu, em que ordem e com que dado.',
    'O grupo identifica o que, na forma de trabalhar, levou ao resultado.',
    'O que funcionou fica descrito, para ser repetido.',
    'O grupo escolhe a causa que vai tratar primeiro.',
    'O que veio de fora fica separado do que o grupo podia mudar.',
    'Fica anotado o que ainda é suposição e quem vai conferir.',
    'O grupo sabe o que já foi corrigido e o que ainda falta corrigir.',
    'A conclusão fica em uma frase que alguém de fora entenderia.',
  ],
  openers: [
    'Confiram os fatos preparados antes, com o dia de cada um, e só depois falem das causas.',
    'Quem estava mais perto do trabalho conta primeiro.',
    'Ponham lado a lado o que se esperava e o que aconteceu.',
    'Separem em duas colunas o que se sabe e o que se supõe.',
  ],
  questions: [
    '“Em que momento já dava para perceber?”',
    '“O que funcionou e vale repetir?”',
    '“O que na nossa forma de trabalhar contribuiu para isso?”',
    '“Que informação chegou tarde, e para quem?”',
    '“O que evitou que fosse pior?”',
    '“O que disso depende só de nós?”',
    '“O que foi diferente das outras vezes?”',
    '“Se pudéssemos mudar uma coisa só, qual seria?”',
    '“Que sinal vai mostrar que a mudança funcionou?”',
    '“Quem mais sentiu o efeito disso?”',
  ],
  own: [
    {
      topic: 'O que aconteceu',
      share: 30,
      description: 'O grupo concorda sobre o que era esperado e o que aconteceu.',
      activities: [
        'Confiram a sequência de fatos preparada antes, com o dia de cada um.',
        '“Falta algum fato importante?”',
      ],
    },
    {
      topic: 'O que levou a isso',
      share: 35,
      description: 'O grupo identifica as causas que estão na forma de trabalhar.',
      activities: [
        'Para cada diferença, perguntem o que permitiu que acontecesse.',
        '“Em que momento já dava para perceber?”',
      ],
    },
    {
      topic: 'O que pode mudar',
      share: 35,
      description: 'O grupo reúne as mudanças possíveis e o que cada uma exige.',
      activities: [
        'Cada pessoa escreve uma mudança que dependa só do grupo.',
        '“O que seria preciso para fazer cada uma?”',
      ],
    },
  ],
  materials: ['Os fatos e números do período, preparados por quem convoca e enviados na véspera.'],
  sheet: {
    title: 'Folha de mudanças',
    columns: [
      'Mudança',
      'O que muda',
      'Quem cuida',
      'A partir de quando',
      'Sinal de que funcionou',
    ],
    rows: ['1', '2', '3'],
  },
  after: 'Mande a folha de mudanças no mesmo dia e comece a próxima revisão por ela.',
  rescues: [
    'Se a conversa procurar um culpado, diga: “Vamos olhar o trabalho. O que permitiu que isso acontecesse?”',
  ],
};

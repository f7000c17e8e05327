import type { Mould } from '../mould.ts';

export const review: Mould = {
  objective: 'Entender o que levou ao resultado e escolher o que muda no trabalho.',
  summary:
    'Primeiro o grupo confere os fatos, depois procura o que no trabalho levou a eles, e por fim escolhe o que muda.',
  open: {
    topic: 'Abertura',
    description: 'Todos sabem que período está em revisão e o que se esperava dele.',
    activities: [
      '“Hoje vamos falar de fatos e da forma como trabalhamos.”',
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
};

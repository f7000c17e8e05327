import type { Mould } from '../mould.ts';

export const planning: Mould = {
  objective: 'Combinar as entregas do período, com quem cuida de cada uma e a data.',
  summary: 'Cada assunto termina com o combinado, o responsável e o prazo anotados.',
  open: {
    topic: 'Abertura: datas e ausências',
    description: 'O grupo parte das mesmas datas e sabe quem estará ausente.',
    activities: [
      'Leia o objetivo e as datas que já estão fechadas.',
      '“Quem vai estar fora nesse período, e em que dias?”',
    ],
  },
  decide: {
    topic: 'Fechamento do plano',
    description: 'O plano fica escrito, com quem cuida, a data e o que ficou de fora.',
    activities: [
      'Cada pessoa lê em voz alta o que é seu e a data.',
      '“Se não der para fazer tudo, o que fica para depois?”',
      'Combinem o dia de conferir o andamento.',
    ],
  },
  own: [
    {
      topic: 'O que precisa ser entregue',
      share: 30,
      description: 'O grupo tem uma lista única do que precisa ficar pronto.',
      activities: [
        'Façam uma lista única do que precisa ser entregue.',
        '“Quem vai usar cada coisa, e em que dia precisa?”',
      ],
    },
    {
      topic: 'O que cabe no período',
      share: 30,
      description: 'A lista fica em ordem e cabe nos dias de trabalho de cada pessoa.',
      activities: [
        'Anotem ao lado de cada item o tempo que leva, dito por quem faz.',
        '“O que sai da semana para isto entrar?”',
      ],
    },
    {
      topic: 'Quem cuida e até quando',
      share: 40,
      description: 'Cada item fica com uma pessoa, uma data e o que precisa chegar antes.',
      activities: [
        '“Quem cuida disto do começo ao fim?”',
        'Confiram se a mesma pessoa não ficou com itens demais na mesma semana.',
      ],
    },
  ],
  materials: [
    'Calendário do período, com feriados e ausências, preparado por quem convoca.',
    'Tempo que cada trabalho leva, trazido por quem vai fazer.',
  ],
  sheet: {
    title: 'Folha do plano',
    columns: ['Assunto', 'Quem cuida', 'Até quando', 'O que precisa chegar antes'],
    perTopic: true,
    rows: ['Entrega 1', 'Entrega 2', 'Entrega 3'],
  },
};

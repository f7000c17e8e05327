import { topicSheet, type Mould } from '../mould.ts';

export const strategic: Mould = {
  objective: 'Escolher o caminho, com o critério dito, e combinar quem conta a decisão a quem.',
  summary:
    'O grupo olha os fatos e as opções antes de escolher, e anota a decisão com o critério e a data em que será revista.',
  open: {
    topic: 'Abertura: o que será decidido',
    description: 'O grupo sabe o que precisa sair decidido, por quem e com que critério.',
    activities: [
      'Leia o objetivo e diga quem decide se não houver acordo.',
      '“Que critério deve pesar mais nesta escolha?” Anotem a resposta antes de discutir as opções.',
    ],
  },
  decide: {
    topic: 'Decisão e próximos passos',
    description: 'A decisão fica escrita, com o critério, o primeiro passo e quem conta a quem.',
    activities: [
      'Cada pessoa diz o que escolhe e o que a faria mudar de ideia.',
      '“Do que abrimos mão ao escolher isto?”',
      'Anotem a decisão, o critério, o primeiro passo e a data de revisão; combinem quem conta a quem.',
    ],
  },
  own: [
    {
      topic: 'O que mudou',
      share: 25,
      description: 'O grupo concorda sobre os fatos que pedem a escolha.',
      activities: [
        'Confiram os dados enviados antes e tirem as dúvidas.',
        '“Qual destes fatos pesa mais?”',
      ],
    },
    {
      topic: 'Opções e custo de cada uma',
      share: 45,
      description: 'O grupo compara as opções, entre elas a de não mudar nada.',
      activities: [
        'Para cada opção, uma pessoa fala a favor e outra fala contra.',
        '“O que precisa ser verdade para esta dar certo?”',
      ],
    },
    {
      topic: 'Riscos da opção preferida',
      share: 30,
      description: 'O grupo sabe o que pode dar errado e que sinal avisa a tempo.',
      activities: [
        'Imaginem que deu errado, e cada pessoa escreve o motivo mais provável.',
        '“Que sinal veríamos primeiro, e quem veria?”',
      ],
    },
  ],
  materials: ['Uma página com os dados e as opções, enviada na véspera por quem convoca.'],
  sheet: { ...topicSheet, rows: ['Decisão', 'Critério', 'Primeiro passo', 'Data de revisão'] },
};

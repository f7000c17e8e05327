import type { Mould } from '../mould.ts';

export const oneOnOne: Mould = {
  objective: 'Ouvir como está o trabalho e combinar o que cada lado faz até a próxima conversa.',
  summary: 'Quem foi convidado fala primeiro. No fim, cada lado diz o que vai fazer e até quando.',
  open: {
    topic: 'Abertura',
    description: 'Os dois combinam o que não pode faltar na conversa.',
    activities: ['“O que não pode faltar na nossa conversa de hoje?”'],
  },
  close: {
    topic: 'Combinados',
    description: 'Cada lado sabe o que vai fazer e até quando.',
    activities: [
      '“O que ficou combinado para você, e o que ficou para mim?”',
      'Confirmem a data de cada combinado.',
    ],
  },
  decide: {
    topic: 'Decisões e combinados',
    description: 'O que precisava de decisão fica decidido, ou com o dia da resposta.',
    activities: [
      '“Do que conversamos, o que precisa ser decidido hoje?”',
      'Se a decisão for de outra pessoa, combinem quem pergunta a ela e em que dia traz a resposta.',
      'Confirmem a data de cada combinado.',
    ],
  },
  own: [
    {
      topic: 'Assuntos de quem foi convidado',
      share: 50,
      description: 'O que a pessoa quer tratar vem primeiro, na ordem que ela escolher.',
      activities: [
        '“O que tem ocupado mais o seu tempo no trabalho?”',
        '“Que assunto estamos adiando?”',
      ],
    },
    {
      topic: 'Retorno nos dois sentidos',
      share: 25,
      description: 'Cada lado conta, com um exemplo, o que ajuda e o que atrapalha.',
      activities: [
        '“O que eu devo continuar fazendo, e o que devo mudar para ajudar o seu trabalho?”',
      ],
    },
    {
      topic: 'O que vem pela frente',
      share: 25,
      description: 'Os dois escolhem o que a pessoa vai praticar e o apoio que isso pede.',
      activities: ['“O que você gostaria de fazer mais nos próximos meses?”'],
    },
  ],
  materials: ['Os combinados da última conversa, se houver.'],
  sheet: {
    title: 'Folha de combinados',
    perTopic: true,
    columns: ['De quem', 'O que vai fazer', 'Até quando'],
    rows: ['De quem convidou', 'De quem foi convidado'],
  },
};

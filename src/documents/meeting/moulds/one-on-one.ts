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
      'Preencham a folha juntos, com a data de cada combinado.',
    ],
  },
  decide: {
    topic: 'Decisões e combinados',
    description: 'O que precisava de decisão fica decidido, ou com o dia da resposta.',
    activities: [
      '“Do que conversamos, o que precisa ser decidido hoje?”',
      'Se a decisão for de outra pessoa, combinem quem pergunta a ela e em que dia traz a resposta.',
      'Preencham a folha juntos, com a data de cada combinado.',
    ],
  },
  knows: ['Ao fim, fica claro para os dois', 'Ao terminar, os dois sabem'],
  ends: [
    'Os dois entendem o assunto da mesma forma.',
    'Fica combinado o que muda e o que continua como está.',
    'Fica claro que apoio é necessário e quem vai dar.',
    'O que depende de outras pessoas fica com quem leva o pedido.',
    'Os dois escolhem o próximo passo e a data dele.',
    'Os dois decidem se o assunto termina aqui ou volta em outra conversa.',
  ],
  openers: [
    'Comecem pelo que aconteceu de mais recente neste assunto.',
    'Cada lado conta o que já sabe sobre isso.',
    'Retomem o que já tinham combinado sobre isso, se houver.',
  ],
  questions: [
    '“Como você vê este assunto hoje?”',
    '“O que você já tentou, e o que aconteceu?”',
    '“Em que você precisa de uma decisão minha?”',
    '“O que ajudaria você na próxima semana?”',
    '“O que eu posso fazer diferente para ajudar nisso?”',
    '“O que depende de outras pessoas?”',
    '“O que falta dizer sobre isso?”',
    '“Como vamos saber que melhorou?”',
  ],
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
    columns: ['De quem', 'O que vai fazer', 'Até quando'],
    rows: ['De quem convidou', 'De quem foi convidado'],
  },
  after: 'Comece a próxima conversa pelos combinados desta.',
  rescues: [
    'Ouça até o fim antes de dar a sua opinião; se as respostas forem curtas, espere e depois peça: “Me conte um exemplo desta semana.”',
    'Se pedirem o que não está na sua mão, não prometa: diga a quem vai levar o pedido e o dia em que responde.',
    'Se surgir um assunto pessoal, ouça, não peça detalhes e pergunte o que ajudaria no trabalho.',
  ],
};

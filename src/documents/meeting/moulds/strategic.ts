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
  knows: ['Ao fim, o grupo sabe', 'Ao terminar, está claro'],
  ends: [
    'O grupo separa o que é fato do que é suposição.',
    'O grupo sabe quanto isto pesa na escolha e por quê.',
    'Ficam claros o custo e o ganho deste ponto.',
    'O grupo identifica o risco maior e o sinal que avisaria a tempo.',
    'Fica claro quem sente o efeito da escolha e o que será feito por essas pessoas.',
    'O grupo sabe que informação ainda falta e quem vai buscar.',
    'Fica decidido o que não será feito.',
    'O grupo sabe o que faria rever esta decisão.',
  ],
  openers: [
    'Comecem pelos dados enviados antes; quem convoca só tira dúvidas.',
    'Cada pessoa escreve a sua opinião e o motivo antes de ouvir as outras.',
    'Uma pessoa defende a ideia e outra aponta o que pode dar errado.',
    'Digam de onde vem cada número antes de usar.',
  ],
  questions: [
    '“O que precisa ser verdade para isto dar certo?”',
    '“Quanto custa fazer, e quanto custa esperar?”',
    '“O que sabemos, e o que estamos supondo?”',
    '“Quem perde com isto, e o que faremos por essas pessoas?”',
    '“Que sinal nos faria voltar atrás?”',
    '“O que dá para testar em pequena escala antes?”',
    '“Quem mais precisa concordar?”',
    '“O que deixamos de fazer se escolhermos isto?”',
    '“O que mudou desde a última vez que falamos disso?”',
    '“Que dado mudaria a nossa opinião?”',
  ],
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
  after: 'Mande a decisão e o critério no mesmo dia, antes que a notícia chegue por outro caminho.',
  rescues: [
    'Se todos concordarem depressa, pergunte: “Quem consegue dizer por que isto pode ser um erro?”',
  ],
};

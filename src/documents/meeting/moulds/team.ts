import { topicSheet, type Mould } from '../mould.ts';

export const team: Mould = {
  objective: 'Tratar os assuntos da equipe e combinar o que cada pessoa faz e até quando.',
  summary:
    'Ao terminar cada assunto, anotem o que ficou combinado, quem cuida e até quando, na folha que vem no fim da pauta.',
  open: {
    topic: 'Abertura',
    description: 'Todos sabem o objetivo da reunião e quem vai anotar.',
    activities: [
      'Leia o objetivo e combine quem preenche a folha de combinados.',
      '“Falta algum assunto que não possa esperar a próxima reunião?”',
    ],
  },
  close: {
    topic: 'Fechamento',
    description: 'Todos saem com a mesma lista do que foi combinado.',
    activities: [
      'Quem anotou lê a folha em voz alta: o que, quem e até quando.',
      '“Alguém entendeu algo diferente do que foi lido?”',
    ],
  },
  decide: {
    topic: 'Decisão e fechamento',
    description: 'As decisões ficam escritas, cada uma com quem cuida e até quando.',
    activities: [
      'Antes de escolher, digam o critério: o que pesa mais nesta decisão?',
      'Se não houver acordo, quem conduz decide e explica o motivo.',
      'Quem anotou lê a folha em voz alta. “Alguém entendeu algo diferente do que foi lido?”',
    ],
  },
  knows: ['Ao fim, a equipe sabe', 'Ao terminar, está claro'],
  ends: [
    'Ao terminar, a equipe tem uma conclusão e sabe quem cuida dela.',
    'A equipe separa o que pode resolver sozinha do que precisa levar a outra pessoa.',
    'Fica claro o que muda no trabalho e a partir de quando.',
    'Quem trouxe o assunto sai com uma resposta, ou com o dia em que ela vem.',
    'A equipe combina o próximo passo e quem começa.',
    'As dúvidas que sobrarem ficam anotadas, com quem vai buscar a resposta.',
    'Todos ouviram a mesma informação e sabem a quem perguntar depois.',
    'A equipe decide se o assunto termina aqui ou volta em outra reunião.',
  ],
  openers: [
    'Quem trouxe o assunto conta o que aconteceu e diz se quer informar, ouvir ou decidir.',
    'Quem executa o trabalho fala primeiro; quem coordena fala por último.',
    'Cada pessoa escreve a sua opinião em uma linha antes de a conversa começar.',
    'Comecem pelo caso mais recente, com o dia e o lugar.',
  ],
  questions: [
    '“O que vocês veem no dia a dia que eu não vejo?”',
    '“O que já tentamos, e o que aconteceu?”',
    '“Que informação ainda falta, e quem pode trazer?”',
    '“De quem mais dependemos para resolver isso?”',
    '“O que precisa continuar como está?”',
    '“O que dá para fazer ainda nesta semana?”',
    '“Como vamos perceber que deu certo?”',
    '“Quem mais precisa saber disso, e quem avisa?”',
    '“O que acontece se não fizermos nada agora?”',
    '“O que deixamos de fazer para isso caber?”',
  ],
  own: [
    {
      topic: 'Como estamos',
      share: 30,
      description: 'A equipe conta o que andou e o que está parado.',
      activities: [
        'Cada pessoa conta um avanço e uma dificuldade, em até um minuto.',
        '“O que mudou desde a nossa última conversa?”',
      ],
    },
    {
      topic: 'O que mais atrapalha',
      share: 30,
      description: 'A equipe escolhe a dificuldade que vai resolver primeiro.',
      activities: [
        'Cada pessoa escreve o que mais atrapalhou o trabalho e em que dia foi.',
        '“Dessas dificuldades, quais dependem só de nós?”',
      ],
    },
    {
      topic: 'O que vamos fazer',
      share: 40,
      description: 'Cada ação fica com quem cuida e até quando.',
      activities: [
        '“Qual é o primeiro passo, e quem pode dar?”',
        'Antes de fechar a data, perguntem a quem vai fazer o que sai da agenda dessa pessoa.',
      ],
    },
  ],
  materials: ['A pauta, enviada a todos na véspera por quem convoca.'],
  sheet: { ...topicSheet, perTopic: true, rows: ['Combinado 1', 'Combinado 2', 'Combinado 3'] },
  after: 'Mande a folha de combinados no mesmo dia, também a quem faltou.',
  rescues: [
    'Se uma pessoa falar por todas, diga: “Já ouvi a sua opinião; agora quero ouvir quem ainda não falou.”',
  ],
};

import { topicSheet, type Mould } from '../mould.ts';

export const team: Mould = {
  objective: 'Tratar os assuntos da equipe e combinar o que cada pessoa faz e até quando.',
  summary: 'Cada assunto termina com o combinado, o responsável e o prazo anotados.',
  open: {
    topic: 'Abertura',
    description: 'Todos sabem o objetivo da reunião e quem vai anotar.',
    activities: [
      'Leia o objetivo e combine quem anota.',
      '“Falta algum assunto que não possa esperar a próxima reunião?”',
    ],
  },
  close: {
    topic: 'Fechamento',
    description: 'Todos saem com a mesma lista do que foi combinado.',
    activities: [
      'Quem anotou lê os combinados em voz alta.',
      '“Alguém entendeu algo diferente do que foi lido?”',
    ],
  },
  decide: {
    topic: 'Decisão e fechamento',
    description: 'As decisões ficam escritas, cada uma com quem cuida e até quando.',
    activities: [
      'Antes de escolher, digam o critério: o que pesa mais nesta decisão?',
      'Se não houver acordo, quem conduz decide e explica o motivo.',
      'Quem anotou lê as decisões em voz alta. “Alguém entendeu algo diferente do que foi lido?”',
    ],
  },
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
};

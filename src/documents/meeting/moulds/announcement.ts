import type { Mould } from '../mould.ts';
import { team } from './team.ts';

/** A meeting in which the leader tells what was decided elsewhere or before: nobody is asked to choose. */
export const announcement: Mould = {
  ...team,
  objective: 'Contar o que muda e tirar as dúvidas.',
  summary:
    'Primeiro vem a informação, depois as perguntas. O que não tiver resposta na hora fica anotado na folha do fim da pauta, com quem responde e até quando.',
  open: {
    topic: 'Abertura',
    description: 'Todos sabem do que se trata e que haverá tempo para perguntas.',
    activities: [
      '“Vou contar o que já está decidido e o que ainda não está; depois respondo às perguntas.”',
    ],
  },
  close: {
    topic: 'Fechamento',
    description: 'Todos sabem o que acontece a partir de agora e a quem perguntar.',
    activities: [
      'Leia as dúvidas que ficaram sem resposta, quem vai responder e até quando.',
      'Combinem quem conta a quem não pôde vir.',
    ],
  },
  own: [
    {
      topic: 'O que muda e por quê',
      share: 40,
      description: 'Todos ouvem a mesma explicação, com o motivo e as datas.',
      activities: ['Conte primeiro o que muda, depois o motivo, e só então abra para perguntas.'],
    },
    {
      topic: 'Dúvidas',
      share: 60,
      description: 'As dúvidas ficam respondidas, ou anotadas com quem vai responder.',
      activities: [
        '“O que isso muda no dia a dia de vocês?”',
        '“O que vocês precisam saber para se organizar?”',
      ],
    },
  ],
  materials: ['As datas e os números da mudança, conferidos antes por quem convoca.'],
  sheet: {
    title: 'Dúvidas que ficaram sem resposta',
    columns: ['Dúvida', 'Quem vai responder', 'Até quando'],
    rows: ['1', '2', '3'],
  },
};

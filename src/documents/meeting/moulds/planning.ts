import type { Mould } from '../mould.ts';

export const planning: Mould = {
  objective: 'Combinar as entregas do período, com quem cuida de cada uma e a data.',
  summary:
    'Para cada assunto, o grupo combina quem cuida, a data e o que precisa chegar antes, e anota na folha que vem no fim da pauta.',
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
      'Combinem quem avisa quem esperava pelo que ficou de fora, e o dia de conferir o andamento.',
    ],
  },
  knows: ['Ao fim, o plano diz', 'Ao terminar, o grupo sabe'],
  ends: [
    'O grupo combina o que será feito, quem cuida e a data.',
    'Fica claro o que precisa estar pronto antes e quem garante isso.',
    'Quem vai fazer o trabalho confirma a data.',
    'O grupo escolhe o que sai da semana para isto caber.',
    'O que depende de outra área fica com alguém que faz o pedido, e o dia de pedir.',
    'O grupo identifica o que pode atrasar e combina o que faz nesse caso.',
    'Fica combinado quem recebe o trabalho pronto e como confere.',
    'O grupo decide se isto entra agora ou espera o próximo período.',
  ],
  openers: [
    'Quem precisa do resultado explica para que ele serve e até quando precisa.',
    'Quem vai fazer diz quanto tempo leva, antes de se falar em data.',
    'Escrevam a data final e voltem dela até hoje, passo a passo.',
    'Listem o que precisa vir de fora e de quem.',
  ],
  questions: [
    '“O que precisa estar pronto antes de começar?”',
    '“Quem vai fazer, e o que sai da semana dessa pessoa?”',
    '“Qual parte pode ficar pronta primeiro?”',
    '“O que pode atrasar, e o que fazemos se atrasar?”',
    '“De quem dependemos fora daqui, e quem vai pedir?”',
    '“Em que dia conferimos se estamos no prazo?”',
    '“Da última vez, o que levou mais tempo do que pensávamos?”',
    '“Quem confirma que está pronto?”',
    '“O que pode esperar, se faltar tempo?”',
    '“Quem precisa ser avisado desta data?”',
  ],
  own: [
    {
      topic: 'O que precisa ser entregue',
      share: 30,
      description: 'O grupo tem uma lista única do que precisa ficar pronto.',
      activities: [
        'Cada pessoa escreve o que precisa ser entregue; juntem o que se repete.',
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
  after: 'Mande a folha do plano no mesmo dia e marque a conferência do meio do caminho.',
  rescues: [
    'Se ninguém assumir um item, fique com ele até achar quem cuide, e diga em que dia volta ao assunto.',
  ],
};

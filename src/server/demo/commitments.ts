import type { CommitmentOwner, Recurrence } from '#shared/commitments.ts';

/** What the leader agreed, and what became of it; days are counted from when it was agreed. */
export interface DemoCommitment {
  daysAgo: number;
  at: string;
  text: string;
  owner: CommitmentOwner;
  /** With whom, or whose it is. */
  about?: string;
  ownerName?: string;
  /** null: no day was agreed. */
  due: number | null;
  recurrence?: Recurrence;
  /** After how many days each time it was put off, and to which. */
  postponed?: readonly (readonly [after: number, to: number])[];
  keptAfter?: number;
  evidence?: string;
  droppedAfter?: number;
}

/** Noted by hand; what documents promise is followed beside them. */
export const commitments: readonly DemoCommitment[] = [
  {
    daysAgo: 290,
    at: '10:20',
    text: 'Medir a perda de chapas por cor durante duas semanas',
    owner: 'employee',
    about: 'Fábio Leal',
    due: 14,
    keptAfter: 13,
    evidence: 'Planilha com dez dias de corte',
  },
  {
    daysAgo: 264,
    at: '15:00',
    text: 'Pedir à contabilidade o custo por projeto',
    owner: 'leader',
    due: 10,
    postponed: [[9, 17]],
    keptAfter: 17,
  },
  {
    daysAgo: 241,
    at: '09:30',
    text: 'Escrever o roteiro da primeira visita técnica',
    owner: 'employee',
    about: 'Caio Monteiro',
    due: 20,
    keptAfter: 24,
    evidence: 'Roteiro de uma página, já usado por Thiago',
  },
  {
    daysAgo: 214,
    at: '11:45',
    text: 'Levar Bruno a uma reunião com a fábrica',
    owner: 'leader',
    about: 'Bruno Tavares',
    due: 15,
    keptAfter: 15,
  },
  {
    daysAgo: 190,
    at: '16:10',
    text: 'Cotar o carrinho de transporte de tampos',
    owner: 'employee',
    about: 'Nilson Barros',
    due: 12,
    postponed: [[12, 20]],
    droppedAfter: 21,
  },
  {
    daysAgo: 163,
    at: '14:30',
    text: 'Revisar o contrato com a transportadora',
    owner: 'other',
    ownerName: 'Contabilidade Araçá',
    due: 30,
    keptAfter: 34,
  },
  {
    daysAgo: 132,
    at: '10:00',
    text: 'Mostrar à equipe o gráfico de retrabalho do mês',
    owner: 'employee',
    about: 'Rosana Lima',
    due: 7,
    keptAfter: 6,
  },
  {
    daysAgo: 104,
    at: '17:20',
    text: 'Falar com o dono do galpão sobre a cobertura da doca',
    owner: 'leader',
    due: 14,
    postponed: [
      [13, 28],
      [27, 42],
    ],
    keptAfter: 41,
    evidence: 'Obra marcada para janeiro',
  },
  {
    daysAgo: 74,
    at: '09:15',
    text: 'Montar a escala de férias da fábrica',
    owner: 'employee',
    about: 'Adriana Couto',
    due: 15,
    keptAfter: 14,
  },
  {
    daysAgo: 60,
    at: '10:30',
    text: 'Fechar a folha de prazos com Comercial, Projetos e Produção',
    owner: 'leader',
    due: 4,
    recurrence: 'weekly',
    keptAfter: 4,
  },
  {
    daysAgo: 46,
    at: '15:40',
    text: 'Registrar no contrato a cor do puxador antes da assinatura',
    owner: 'employee',
    about: 'Camila Rezende',
    due: 7,
    keptAfter: 8,
  },
  {
    daysAgo: 39,
    at: '11:30',
    text: 'Padronizar as 40 ferragens mais usadas na biblioteca',
    owner: 'employee',
    about: 'Caio Monteiro',
    due: 21,
    postponed: [
      [20, 28],
      [27, 35],
      [34, 42],
    ],
  },
  {
    daysAgo: 29,
    at: '09:40',
    text: 'Reservar um horário fixo para as conversas individuais',
    owner: 'employee',
    about: 'Bruno Tavares',
    due: 24,
  },
  {
    daysAgo: 21,
    at: '14:50',
    text: 'Duas tardes por semana na loja, ao lado de Letícia',
    owner: 'employee',
    about: 'Paulo Nunes',
    due: 30,
  },
  {
    daysAgo: 16,
    at: '17:30',
    text: 'Dar retorno à Camila sobre o contrato dos três quartos',
    owner: 'leader',
    about: 'Camila Rezende',
    due: 12,
  },
  {
    daysAgo: 11,
    at: '18:05',
    text: 'Conferir a lista de ferragens antes de enviar a proposta',
    owner: 'employee',
    about: 'Diego Farias',
    due: 11,
  },
  {
    daysAgo: 9,
    at: '11:30',
    text: 'Trocar o modelo de resposta de assistência por um de quatro linhas',
    owner: 'employee',
    about: 'Aline Siqueira',
    due: 12,
  },
  {
    daysAgo: 5,
    at: '09:50',
    text: 'Levar Thiago a mais uma medição e conferir os pontos de tomada',
    owner: 'leader',
    about: 'Thiago Antunes',
    due: 8,
  },
  {
    daysAgo: 3,
    at: '18:15',
    text: 'Mostrar o ajuste da CNC ao turno da tarde',
    owner: 'employee',
    about: 'Jonas Ribeiro',
    due: 10,
  },
  {
    daysAgo: 1,
    at: '17:45',
    text: 'Definir quem assina a lista de conferência do carregamento',
    owner: 'leader',
    about: 'Everton Guedes',
    due: null,
  },
];

import { screenServer } from './screen-server.ts';

/* What stands at the network's edge for the page of a person: Letícia, what is planned with her, and Caio. */

export const stamps = {
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
export const leticia = {
  id: 'e1',
  companyId: 'c1',
  name: 'Letícia Alves',
  position: 'Caixa',
  tipo: 'colaborador',
  behavioralProfile: 'executor',
  objectives: ['Virar supervisora'],
  professionalHistory: [],
  teamIds: ['t1'],
  teamId: 't1',
  isActive: true,
  photo: null,
  files: [],
  ...stamps,
};
export const caio = { ...leticia, id: 'e2', name: 'Caio Muniz', teamIds: [], teamId: null };
export const summary = {
  lastConversation: { id: 'v1', heldAt: '2026-11-02T15:00:00.000Z' },
  lastFeedback: null,
  pdi: { documentId: 'd1', title: 'Rumo à supervisão', dueOn: '2027-06-30' },
  prepared: { id: 'v2', plannedOn: '2026-11-27' },
  waitingPoints: 1,
  suggestedNextOn: '2026-12-09',
};
const about = (text: string) => ({ text, conversationId: null, documentId: null });
export const brief = {
  lines: [
    { topic: 'last', ...about('A última conversa foi há 23 dias.'), conversationId: 'v1' },
    { topic: 'open', ...about('Em aberto: 1 ponto a tratar.') },
    { topic: 'pdi', ...about('O PDI vai até 30/06/2027.'), documentId: 'd1' },
    { topic: 'diary', ...about('Desde então, o diário não cita Letícia.') },
    { topic: 'question', ...about('O que está mais difícil?') },
  ],
};
const ids = { companyId: 'c1', employeeId: 'e1', createdAt: stamps.createdAt };
export const point = (id: string, box: string, text: string) => ({
  id,
  box,
  text,
  conversationId: null as string | null,
  ...ids,
});
const texts = { notes: '', outcome: '', agreed: '', declined: [] as string[], nextOn: null };
export const prepared = {
  id: 'v2',
  ...ids,
  updatedAt: stamps.updatedAt,
  plannedOn: '2026-11-27',
  heldAt: null as string | null,
  ...texts,
  points: [point('p1', 'shared', 'Escala de dezembro'), point('p2', 'private', 'Atrasos')],
  commitments: [] as object[],
};
const standing = (name: string, currentLevel: number, targetLevel: number) => ({
  name,
  firstLevel: currentLevel,
  currentLevel,
  targetLevel,
  checkIns: [],
  earlier: [],
});
const plan = {
  id: 'pl1',
  companyId: 'c1',
  employeeId: 'e1',
  documentId: 'd1',
  title: 'Rumo à supervisão',
  dueOn: '2027-06-30',
  state: 'in_progress',
  startedAt: stamps.createdAt,
  closedAt: null,
  summary: '',
  isProposed: false,
  continues: null,
  competencies: [standing('Delegação', 1, 4), standing('Escuta', 3, 3)],
};
export const item = (kind: string, id: string, text: string) => ({
  kind,
  id,
  at: '2026-11-02T15:00:00.000Z',
  documentType: kind === 'document' ? 'feedback' : null,
  documentId: null,
  isInForce: id === 't1',
  text,
});

/** The answers for Letícia's page on 25/11/2026: a conversation that is prepared, a PDI in progress. */
export function personServer() {
  return screenServer({
    'GET /api/teams': () => [{ id: 't1', name: 'Loja', ...stamps }],
    'GET /api/employees': () => [leticia, caio],
    'GET /api/employees/e1/summary': () => summary,
    'GET /api/employees/e1/brief': () => brief,
    'GET /api/employees/e1/timeline': () => ({
      items: [
        item('document', 'd2', 'Feedback de novembro'),
        item('conversation', 'v1', 'Falou da escala'),
        item('diary', 'n1', 'Letícia fechou o caixa sozinha'),
      ],
      next: null,
    }),
    'GET /api/employees/e1/development-plan': () => ({ plan, waiting: null }),
    'GET /api/employees/e1/development-plans': () => ({ items: [], next: null }),
    'GET /api/ai-history/d1': () => ({
      id: 'd1',
      type: 'pdi',
      brief: {},
      content: {},
      updatedAt: '2026-11-01T12:00:00.000Z',
    }),
    'GET /api/ai-history/d1/promises': () => ({ promises: [] }),
    'POST /api/conversations': () => prepared,
    'PUT /api/conversations/v2': ({ body }) => {
      const { points: _, commitments: __, ...conversation } = prepared;
      return { ...conversation, ...(body as object) };
    },
  });
}

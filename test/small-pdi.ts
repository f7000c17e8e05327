/** A plan of development as fields, small enough to name each of its items. */
export const smallPdi = {
  title: 'PDI de Ana',
  employee: 'Ana — Caixa',
  period: '23/11/2026 a 31/03/2027',
  competencies: [
    { name: 'Escuta', currentLevel: 2, targetLevel: 4, actions: ['Ouça um cliente por dia.'] },
  ],
  goals: ['Fechar o caixa sozinha.', 'Treinar dois colegas.'],
  timeline: { duration: '129 dias', start: '23/11/2026', end: '31/03/2027', milestones: [] },
  leaderPart: [],
  risks: [],
  ready: [],
  summary: 'Ana já atende bem.',
  suggestions: [],
};

import { documentEndpoints } from '#documents/endpoints.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { aCompanyForm } from './factories.ts';
import type { TestServer } from './harness.ts';

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

/** A new leader with a plan of development that was just generated. */
export async function aLeaderWithPdi(server: TestServer) {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: 'Plano da Ana', companyId },
  });
  return { user, params: { id: aiHistoryId } };
}

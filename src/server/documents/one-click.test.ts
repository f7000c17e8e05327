import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import {
  documentEndpoints,
  type Generated,
  oneClickEndpoints,
  oneClickKinds,
} from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { streamEvents } from '../../../test/stream-events.ts';

const server = testServer();
const sentence = 'Selecione empresa e colaborador';

async function aLeader() {
  const user = await server.newUser();
  const { company, employee, team } = await aCompany(user);
  return { user, team, body: { companyId: company.id, employeeId: employee.id } };
}

test.each(oneClickKinds)('%s from what is known of the person alone', async (kind) => {
  const { user, team, body } = await aLeader();
  const answer = await user.call(oneClickEndpoints[kind], { body });
  const { [kind]: content, aiHistoryId, sources, generator } = answer;
  expect(documentContracts[kind].contentSchema.parse(content)).toEqual(content);
  // An interview is about whoever will hold the position, and about nobody's profile.
  const about = kind === 'interview' ? 'Supervisora de Caixa' : 'Renata Lopes';
  expect(JSON.stringify(content)).toContain(about);
  expect(sources.some(({ type }) => type === 'profile')).toBe(kind !== 'interview');
  expect(generator).toBe('offline');
  const item = await user.call(documentEndpoints.historyItem, { params: { id: aiHistoryId } });
  expect(item).toMatchObject({
    ...body,
    type: kind,
    content,
    brief: {},
    sources,
    teamId: team.id,
    originalContent: null,
  });
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 49 });
});

test.each(oneClickKinds)('%s: without ids, or with others’, one sentence', async (kind) => {
  const { user, body } = await aLeader();
  const stranger = await aLeader();
  const beforeCompany = await server.newUser();
  const { companyId, employeeId } = body;
  const missing = [
    undefined,
    {},
    [],
    'texto',
    { companyId },
    { employeeId },
    { companyId: '', employeeId: '' },
    { companyId: null, employeeId: null },
    { companyId: 7, employeeId },
    { companyId, employeeId: [employeeId] },
    { companyId, employeeId: { id: employeeId } },
  ];
  for (const wrong of missing) {
    const refused = await user.fail(oneClickEndpoints[kind], { body: wrong });
    expect(refused).toMatchObject({ status: 400, body: { message: sentence } });
  }
  const foreign = [
    { companyId, employeeId: stranger.body.employeeId },
    { companyId: stranger.body.companyId, employeeId },
    stranger.body,
    { companyId, employeeId: randomUUID() },
    { companyId, employeeId: 'nada' },
    { companyId: 'nada', employeeId },
  ];
  for (const wrong of foreign) {
    const refused = await user.fail(oneClickEndpoints[kind], { body: wrong });
    expect(refused).toMatchObject({ status: 404, body: { success: false, message: sentence } });
  }
  for (const any of [body, {}, { employeeId }]) {
    const refused = await beforeCompany.fail(oneClickEndpoints[kind], { body: any });
    expect(refused).toMatchObject({ status: 404, body: { message: 'Empresa não encontrada' } });
  }
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
  expect((await user.call(documentEndpoints.history, { query: {} })).total).toBe(0);
});

test.each(oneClickKinds)(
  '%s: streamed where a stream is asked for, for one credit',
  async (kind) => {
    const { user, body } = await aLeader();
    const headers = { accept: 'text/event-stream' };
    const response = await user.send(oneClickEndpoints[kind], { body }, { headers });
    expect(response.headers['content-type']).toContain('text/event-stream');
    const events = streamEvents(response.body);
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['context', 'delta', 'done']),
    );
    const { result, aiHistoryId } = events.at(-1)!.data as Generated;
    const item = await user.call(documentEndpoints.historyItem, { params: { id: aiHistoryId } });
    expect(item.content).toEqual(result);
    expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 49 });
    const stranger = await aLeader();
    const refused = await stranger.user.send(oneClickEndpoints[kind], { body }, { headers });
    expect(refused.statusCode).toBe(404);
  },
);

test('a key answers once, whichever way the same document is asked for', async () => {
  const { user, body } = await aLeader();
  const headers = { 'idempotency-key': randomUUID() };
  const click = () => user.send(oneClickEndpoints.pdi, { body }, { headers });
  const answers = await Promise.all([click(), click(), click()]);
  const ids = answers.map((answer) => answer.json<{ aiHistoryId: string }>().aiHistoryId);
  expect(new Set(ids).size).toBe(1);
  expect((await click()).json()).toEqual(answers[0]?.json());
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 49 });
  const other = { ...body, type: 'pdi', prompt: 'Outro pedido' };
  expect((await user.fail(documentEndpoints.generate, { body: other }, { headers })).status).toBe(
    409,
  );
});

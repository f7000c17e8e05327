import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { conversations } from '../db/schema.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let user: Visitor;
let companyId: string;
let employee: { id: string; name: string };
let conversationId: string;

beforeEach(async () => {
  user = await server.newUser();
  const made = await aCompany(user);
  companyId = made.company.id;
  employee = made.employee;
  const body = { companyId, employeeId: employee.id };
  conversationId = (await user.call(conversationEndpoints.prepare, { body })).id;
});

const note = (text: string, form: object = {}) =>
  user.call(commitmentEndpoints.create, { body: { text, companyId, conversationId, ...form } });

async function addPoint(employeeId = employee.id): Promise<string> {
  const body = { companyId, employeeId, box: 'shared' as const, text: 'Rever a escala de sábado' };
  return (await user.call(conversationEndpoints.addPoint, { body })).id;
}

const count = async () =>
  (await user.call(commitmentEndpoints.list, { query: { companyId } })).items.length;

test('a point becomes a commitment with its person once, however often it is tapped', async () => {
  const talkingPointId = await addPoint();
  const taps = await Promise.all(
    Array.from({ length: 5 }, () => note('Rever a escala', { talkingPointId })),
  );
  expect(new Set(taps.map(({ id }) => id)).size).toBe(1);
  expect(taps[0]).toMatchObject({
    employee: { id: employee.id },
    source: { kind: 'conversation', conversationId },
  });
  expect(await count()).toBe(1);
});

test('notes that save themselves and taps at once wait for each other, and never mutually', async () => {
  const params = { id: conversationId };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => [
      user.send(conversationEndpoints.update, { params, body: { notes: `Nota ${turn}` } }),
      user.send(commitmentEndpoints.create, {
        body: { text: `Rever ${turn}`, companyId, conversationId },
      }),
    ]).flat(),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
});

test('ids in capitals are the same ids', async () => {
  const talkingPointId = await addPoint();
  const loud = { conversationId: conversationId.toUpperCase() };
  const first = await note('Rever', { ...loud, talkingPointId: talkingPointId.toUpperCase() });
  expect((await note('Rever', { talkingPointId })).id).toBe(first.id);
  expect(
    await user.call(commitmentEndpoints.get, { params: { id: first.id.toUpperCase() } }),
  ).toMatchObject({
    id: first.id,
  });
});

test('each line of what was agreed becomes one, also after it was rewritten', async () => {
  const first = await note('Mandar a escala', { said: 'mando a escala até sexta' });
  expect((await note('Outro texto', { said: 'mando a escala até sexta' })).id).toBe(first.id);
  expect((await note('Mandar a escala', { said: 'e os nomes' })).id).not.toBe(first.id);
  expect(await count()).toBe(2);
});

test('a conversation tells what came of it, until that is deleted', async () => {
  const talkingPointId = await addPoint();
  const ofPoint = await note('Rever a escala', { talkingPointId, dueOn: '2026-11-27' });
  const ofLine = await note('Mandar os nomes', { said: 'mando os nomes' });
  const got = async () =>
    (await user.call(conversationEndpoints.get, { params: { id: conversationId } })).commitments;
  expect(await got()).toMatchObject([
    { id: ofPoint.id, text: 'Rever a escala', dueOn: '2026-11-27', state: 'open', talkingPointId },
    { id: ofLine.id, said: 'mando os nomes', talkingPointId: null },
  ]);
  await user.call(commitmentEndpoints.done, { params: { id: ofPoint.id }, body: {} });
  await user.call(commitmentEndpoints.erase, { params: { id: ofLine.id } });
  expect(await got()).toMatchObject([{ id: ofPoint.id, state: 'done' }]);
});

test('a deletion can be taken back, and what was deleted can become one again', async () => {
  const params = { id: (await note('Rever', { said: 'rever' })).id };
  await user.call(commitmentEndpoints.erase, { params });
  await user.call(commitmentEndpoints.restore, { params });
  expect((await note('Rever', { said: 'rever' })).id).toBe(params.id);
  await user.call(commitmentEndpoints.erase, { params });
  expect((await note('Rever', { said: 'rever' })).id).not.toBe(params.id);
  expect(await count()).toBe(1);
});

test('it outlasts the conversation that it came from', async () => {
  const { id } = await note('Rever');
  await server.db.delete(conversations).where(eq(conversations.id, conversationId));
  const left = await user.call(commitmentEndpoints.get, { params: { id } });
  expect(left).toMatchObject({ companyId, source: { kind: 'conversation', conversationId: null } });
});

test('no conversation of another company, and no point of another person, is a source', async () => {
  const other = await server.newUser();
  const { company } = await aCompany(other);
  const body = { text: 'Rever', companyId: company.id, conversationId };
  expect(await other.fail(commitmentEndpoints.create, { body })).toMatchObject({
    status: 404,
    body: { message: 'Conversa não encontrada' },
  });
  const colleague = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), companyId },
  });
  const talkingPointId = await addPoint(colleague.id);
  const wrong = { text: 'Rever', companyId, conversationId, talkingPointId };
  expect(await user.fail(commitmentEndpoints.create, { body: wrong })).toMatchObject({
    status: 404,
    body: { message: 'Ponto não encontrado' },
  });
});

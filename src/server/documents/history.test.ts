import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { aCompany, anEmployeeForm, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { documents } from '../db/schema.ts';

const server = testServer();

async function generate(user: Visitor, companyId: string, employeeId: string): Promise<string> {
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(aPdiForm(employeeId)), companyId, employeeId },
  });
  return aiHistoryId;
}

async function createdAt(id: string, instant: string) {
  await server.db
    .update(documents)
    .set({ createdAt: new Date(instant) })
    .where(eq(documents.id, id));
}

test('pages of twenty, newest first, with the total of what matches', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const ids: string[] = [];
  for (let count = 0; count < 23; count += 1)
    ids.push(await generate(user, company.id, employee.id));
  const page = (query: { page?: number; limit?: number }) =>
    user.call(documentEndpoints.history, { query });
  const first = await page({});
  expect(first).toMatchObject({ total: 23, limit: 20 });
  expect(first.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20));
  const second = await page({ page: 2 });
  expect(second.items.map(({ id }) => id)).toEqual(ids.toReversed().slice(20));
  expect((await page({ page: 3 })).items).toEqual([]);
  expect((await page({ limit: 1 })).items).toHaveLength(1);
  for (const query of [{ limit: 0 }, { limit: 101 }, { page: 0 }, { page: 1.5 }]) {
    expect((await user.fail(documentEndpoints.history, { query })).status).toBe(400);
  }
});

test('filters by employee, team, kind and activity', async () => {
  const user = await server.newUser();
  const { company, team, employee } = await aCompany(user);
  const other = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'Davi Souza', companyId: company.id },
  });
  const mine = await generate(user, company.id, employee.id);
  const theirs = await generate(user, company.id, other.id);
  const find = async (query: Record<string, string>) => {
    const response = await user.send(documentEndpoints.history, { query });
    return response.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
  };
  expect(await find({ employeeId: employee.id })).toEqual([mine]);
  expect(await find({ teamId: team.id })).toEqual([mine]);
  expect(await find({ type: 'pdi', employeeId: '' })).toEqual([theirs, mine]);
  expect(await find({ employeeId: 'nada' })).toEqual([]);
  await user.call(employeeEndpoints.update, {
    params: { id: other.id },
    body: { isActive: false },
  });
  expect(await find({ activeEmployeesOnly: 'true' })).toEqual([mine]);
  expect(await find({})).toEqual([theirs, mine]);
  expect((await user.fail(documentEndpoints.history, { query: { type: 'poema' } })).status).toBe(
    400,
  );
});

test('a date is a calendar day of the zone asked for', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const id = await generate(user, company.id, employee.id);
  // 23:30 of the 9th in São Paulo, already the 10th in Lisbon.
  await createdAt(id, '2026-03-10T02:30:00Z');
  const total = async (date: string, tz?: string) =>
    (await user.call(documentEndpoints.history, { query: { date, tz } })).total;
  expect(await total('2026-03-09')).toBe(1);
  expect(await total('2026-03-10')).toBe(0);
  expect(await total('2026-03-10', 'Europe/Lisbon')).toBe(1);
  for (const query of [
    { date: '2026-02-30' },
    { date: '10/03/2026' },
    { date: '2026-03-09', tz: 'Marte/Base' },
  ]) {
    expect((await user.fail(documentEndpoints.history, { query })).status).toBe(400);
  }
});

test('an edit is kept as given; the first one keeps what was generated', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const id = await generate(user, company.id, employee.id);
  const params = { id };
  const generated = await user.call(documentEndpoints.historyItem, { params });
  const content = {
    title: 'Plano da Renata',
    editedContent: 'Plano\r\n\n  fim ',
    isEdited: true,
    x: [1, { y: null }],
  };
  const edited = await user.call(documentEndpoints.edit, { params, body: { content } });
  expect(edited).toMatchObject({
    title: 'Plano da Renata',
    content,
    originalContent: generated.content,
    createdAt: generated.createdAt,
  });
  const again = await user.call(documentEndpoints.edit, {
    params,
    body: { content: { title: 'B' } },
  });
  expect(again.originalContent).toEqual(generated.content);
  const restored = await user.call(documentEndpoints.edit, {
    params,
    body: { content: again.originalContent },
  });
  expect(restored).toMatchObject({ title: generated.title, content: generated.content });
});

test('an edit has a size, and needs content', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const params = { id: await generate(user, company.id, employee.id) };
  const content = (length: number) => ({ content: { editedContent: 'x'.repeat(length) } });
  const frame = JSON.stringify(content(0).content).length;
  await user.call(documentEndpoints.edit, { params, body: content(limits.document - frame) });
  const tooLarge = await user.fail(documentEndpoints.edit, {
    params,
    body: content(limits.document - frame + 1),
  });
  expect(tooLarge.status).toBe(413);
  for (const body of [{}, { content: null }]) {
    expect((await user.fail(documentEndpoints.edit, { params, body })).status).toBe(400);
  }
});

test('another user’s document is not there, to read or to edit', async () => {
  const owner = await server.newUser();
  const { company, employee } = await aCompany(owner);
  const id = await generate(owner, company.id, employee.id);
  const stranger = await server.newUser();
  const beforeCompany = await stranger.fail(documentEndpoints.historyItem, { params: { id } });
  expect(beforeCompany).toMatchObject({
    status: 404,
    body: { message: 'Documento não encontrado' },
  });
  await aCompany(stranger);
  for (const wanted of [id, '0197a5b0-0000-7000-8000-000000000000', 'nada']) {
    const read = await stranger.fail(documentEndpoints.historyItem, { params: { id: wanted } });
    const edit = await stranger.fail(documentEndpoints.edit, {
      params: { id: wanted },
      body: { content: { title: 'Invasão' } },
    });
    expect([read.status, edit.status]).toEqual([404, 404]);
    expect(edit.body).toEqual(read.body);
  }
  const list = await stranger.fail(documentEndpoints.history, { query: { companyId: company.id } });
  expect(list.status).toBe(404);
  expect((await stranger.call(documentEndpoints.history, { query: {} })).total).toBe(0);
  const filtered = await stranger.call(documentEndpoints.history, {
    query: { employeeId: employee.id },
  });
  expect(filtered.items).toEqual([]);
  const kept = await owner.call(documentEndpoints.historyItem, { params: { id } });
  expect(kept.title).not.toBe('Invasão');
});

test('a date that no calendar here has is refused', async () => {
  const user = await server.newUser();
  await aCompany(user);
  for (const date of ['0000-01-01', '0001-01-01', '2026-02-30', 'ontem']) {
    expect((await user.fail(documentEndpoints.history, { query: { date } })).status).toBe(400);
  }
  for (const date of ['1000-01-01', '9999-12-31']) {
    expect((await user.call(documentEndpoints.history, { query: { date } })).items).toEqual([]);
  }
});

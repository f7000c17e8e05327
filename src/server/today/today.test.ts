import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { commitmentEndpoints, endOfWeek } from '#shared/commitments.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { addDays, calendarDay } from '#shared/format.ts';
import { todayEndpoints, todayFigures, type TodayLine } from '#shared/today.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import { developmentPlans, employees } from '../db/schema.ts';
import { sweepDeleted } from '../jobs/sweep-deleted.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const day = 86_400_000;
const today = () => calendarDay(server.clock.now);

async function aLeader() {
  const user = await server.newUser();
  const { company, team, employee } = await aCompany(user);
  const companyId = company.id;
  // Nobody waits but those whom a test names.
  const leave = (id: string) =>
    user.call(employeeEndpoints.update, { params: { id }, body: { isActive: false } });
  await leave(employee.id);
  const named = async (name: string) => {
    const body = { ...anEmployeeForm(), name, teamIds: [team.id], companyId };
    return (await user.call(employeeEndpoints.create, { body })).id;
  };
  return {
    user,
    companyId,
    leave,
    named,
    look: () => user.call(todayEndpoints.get, { query: { companyId } }),
    lines: async () => (await user.call(todayEndpoints.get, { query: { companyId } })).lines,
    agree: (text: string, dueOn: string | null) =>
      user.call(commitmentEndpoints.create, { body: { companyId, text, dueOn } }),
    prepare: (employeeId: string, plannedOn?: string) =>
      user.call(conversationEndpoints.prepare, { body: { companyId, employeeId, plannedOn } }),
    close: (id: string, nextOn: string | null = null) =>
      user.call(conversationEndpoints.close, { params: { id }, body: { nextOn } }),
    store: async (type: string, employeeId: string, dueOn: string) =>
      (await storeDocuments(server.db, { companyId, employeeId, type, dueOn }))[0]!,
  };
}

const kinds = (lines: readonly TodayLine[]) => lines.map(({ kind }) => kind);
const textsOf = (lines: readonly TodayLine[]) =>
  lines.flatMap((line) => (line.kind === 'commitment' ? line.commitment.text : []));

test('nobody and nothing: no line', async () => {
  const { look } = await aLeader();
  expect(await look()).toEqual({ today: today(), lines: [], hasMore: false });
});

test('commitments that are late or due today, the earliest first; no others', async () => {
  const { agree, lines } = await aLeader();
  await agree('Amanhã', addDays(today(), 1));
  await agree('Hoje', today());
  await agree('Atrasado', addDays(today(), -9));
  await agree('Sem data', null);
  expect(textsOf(await lines())).toEqual(['Atrasado', 'Hoje']);
});

test('at most seven lines; a pile of late commitments hides neither the talks of the week nor who waits', async () => {
  const { agree, look, named, prepare } = await aLeader();
  for (let index = 1; index <= 9; index += 1)
    await agree(`Atrasado ${index}`, addDays(today(), -20 + index));
  const [ana] = [await named('Ana Lima'), await named('Bia Reis')];
  await prepare(ana, endOfWeek(today()));
  const { lines, hasMore } = await look();
  expect(lines).toHaveLength(todayFigures.lines);
  expect(hasMore).toBe(true);
  expect(kinds(lines).filter((kind) => kind === 'commitment')).toHaveLength(5);
  expect(kinds(lines).slice(-2)).toEqual(['conversation', 'waiting']);
  expect(lines.at(-1)).toMatchObject({ employee: { name: 'Bia Reis' }, talkedOn: null });
});

test('conversations of this week and those whose day has passed, until they are held', async () => {
  const { close, lines, named, prepare } = await aLeader();
  const ana = await named('Ana Lima');
  const { id } = await prepare(ana, addDays(today(), -2));
  expect(await lines()).toMatchObject([
    { kind: 'conversation', employee: { id: ana }, plannedOn: addDays(today(), -2) },
  ]);
  await close(id, addDays(endOfWeek(today()), 1));
  expect(await lines()).toEqual([]);
  server.clock.now = new Date(server.clock.now.getTime() + 7 * day);
  expect(kinds(await lines())).toEqual(['conversation']);
});

test('a plan that passed long ago is none: the person waits', async () => {
  const { lines, named, prepare } = await aLeader();
  const ana = await named('Ana Lima');
  await prepare(ana, addDays(today(), -31));
  expect(await lines()).toMatchObject([{ kind: 'waiting', employee: { id: ana } }]);
});

test('who has waited longest: never talked to first, then the oldest conversation, after three weeks', async () => {
  const { close, lines, named, prepare } = await aLeader();
  const [ana, bia] = [await named('Ana Lima'), await named('Bia Reis')];
  await close((await prepare(ana)).id);
  expect(await lines()).toMatchObject([{ kind: 'waiting', employee: { id: bia } }]);
  server.clock.now = new Date(server.clock.now.getTime() + day);
  await close((await prepare(bia)).id);
  expect(await lines()).toEqual([]);
  // A session that nobody uses ends: one looks once a week.
  for (let passed = 0; passed <= todayFigures.waits; passed += 6) {
    server.clock.now = new Date(server.clock.now.getTime() + 6 * day);
    await lines();
  }
  expect(await lines()).toMatchObject([{ kind: 'waiting', employee: { id: ana } }]);
});

test('a follow-up that fell due stands there until one has talked; so does a PDI in force, and no other', async () => {
  const { close, companyId, lines, named, prepare, store, user } = await aLeader();
  const ana = await named('Ana Lima');
  await store('pdi', ana, addDays(today(), 3));
  const feedback = await store('feedback', ana, addDays(today(), -1));
  expect(await lines()).toMatchObject([
    { kind: 'follow-up', of: 'feedback', documentId: feedback },
  ]);
  const bia = await named('Bia Reis');
  const ending = await store('pdi', bia, addDays(today(), 3));
  const authorId = (await user.call(accountEndpoints.me)).user.id;
  const plan = { id: ending, companyId, authorId, employeeId: bia, documentId: ending };
  await server.db.insert(developmentPlans).values(plan);
  expect((await lines())[1]).toMatchObject({ of: 'pdi', employee: { id: bia } });
  await close((await prepare(bia)).id);
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
  await close((await prepare(ana)).id);
  expect(await lines()).toEqual([]);
});

test('when one last talked is kept through closing, deleting, taking back and the sweep', async () => {
  const { close, named, prepare, user } = await aLeader();
  const ana = await named('Ana Lima');
  const kept = async () => {
    const rows = await server.db
      .select({ at: employees.talkedAt })
      .from(employees)
      .where(eq(employees.id, ana));
    return rows[0]!.at?.toISOString() ?? null;
  };
  expect(await kept()).toBeNull();
  const first = await prepare(ana);
  await close(first.id);
  const before = await kept();
  expect(before).toBe(server.clock.now.toISOString());
  server.clock.now = new Date(server.clock.now.getTime() + day);
  const second = await prepare(ana);
  await close(second.id);
  const after = await kept();
  await user.call(conversationEndpoints.erase, { params: { id: second.id } });
  expect(await kept()).toBe(before);
  await user.call(conversationEndpoints.restore, { params: { id: second.id } });
  expect(await kept()).toBe(after);
  await user.call(conversationEndpoints.erase, { params: { id: second.id } });
  server.clock.now = new Date(server.clock.now.getTime() + day);
  await sweepDeleted(server.db, server.clock.now);
  expect(await kept()).toBe(before);
});

test('who left is not waited for', async () => {
  const { leave, lines, named, prepare } = await aLeader();
  const ana = await named('Ana Lima');
  await prepare(ana, today());
  await leave(ana);
  expect(await lines()).toEqual([]);
});

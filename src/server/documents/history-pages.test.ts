import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { calendarDay } from '#shared/format.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { fillCompany, fillOthers, type Filled } from '../../../test/large-database.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { documents, employees } from '../db/schema.ts';
import { newId } from '../ids.ts';

const server = testServer();
const limit = 13;
let user: Visitor;
let filled: Filled;
let all: (typeof documents.$inferSelect)[];
let inactive: Set<string | null>;

beforeAll(async () => {
  user = await server.newUser();
  const { id } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  await fillOthers(server.db);
  const size = { documents: 400, employees: 10, diaryEntries: 0, until: server.clock.now };
  filled = await fillCompany(server.db, id, size);
  // A day on which much was written, some of it in the same instant.
  const day = new Date(filled.middle.createdAt);
  const rows = await server.db.select().from(documents).where(eq(documents.companyId, id));
  for (const [index, row] of rows.entries()) {
    if (index % 3 > 0) continue;
    const createdAt = new Date(day.getTime() + (index % 4) * 60_000);
    await server.db.update(documents).set({ createdAt }).where(eq(documents.id, row.id));
  }
  all = await server.db
    .select()
    .from(documents)
    .where(eq(documents.companyId, id))
    .orderBy(asc(documents.id));
  const left = await server.db.select().from(employees).where(eq(employees.isActive, false));
  inactive = new Set(left.map((employee) => employee.id));
});

type Row = (typeof all)[number];
type Query = Record<string, unknown>;

async function list(query: Query): Promise<{ ids: string[]; total: number }> {
  const response = await user.send(documentEndpoints.history, { query: { limit, ...query } });
  expect(response.statusCode).toBe(200);
  const { items, total } = response.json<{ items: { id: string }[]; total: number }>();
  return { ids: items.map(({ id }) => id), total };
}

/** Each filter, and what it should leave. */
function cases(): [Query, (row: Row) => boolean][] {
  const { employeeId, teamId, middle } = filled;
  const date = calendarDay(middle.createdAt);
  const isActive = (row: Row) => !inactive.has(row.employeeId);
  const isOfDay = (row: Row) => calendarDay(row.createdAt) === date;
  return [
    [{}, () => true],
    [{ type: 'pdi' }, (row) => row.type === 'pdi'],
    [{ employeeId }, (row) => row.employeeId === employeeId],
    [{ teamId }, (row) => row.teamId === teamId],
    [{ activeEmployeesOnly: 'true' }, isActive],
    [{ employeeId, type: 'pdi' }, (row) => row.employeeId === employeeId && row.type === 'pdi'],
    [{ employeeId, teamId }, (row) => row.employeeId === employeeId && row.teamId === teamId],
    [{ teamId, type: 'pdi' }, (row) => row.teamId === teamId && row.type === 'pdi'],
    [{ type: 'pdi', activeEmployeesOnly: 'true' }, (row) => row.type === 'pdi' && isActive(row)],
    [{ date }, isOfDay],
    [{ date, type: 'pdi' }, (row) => isOfDay(row) && row.type === 'pdi'],
    [{ date, activeEmployeesOnly: 'true' }, (row) => isOfDay(row) && isActive(row)],
  ];
}

/** What the history should hold, newest first. */
function expected(query: Query, fits: (row: Row) => boolean): string[] {
  const rows = all.filter(fits).toReversed();
  // Stable: of one instant the newer id stays first.
  if (query['date']) rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return rows.map(({ id }) => id);
}

test('numbered pages hold everything once, in order, from either end', async () => {
  for (const [query, fits] of cases()) {
    const ids = expected(query, fits);
    const found: string[] = [];
    for (let page = 1; page <= Math.ceil(ids.length / limit); page += 1) {
      const answer = await list({ ...query, page });
      expect({ query, total: answer.total }).toEqual({ query, total: ids.length });
      expect(answer.ids.length).toBe(Math.min(limit, ids.length - found.length));
      found.push(...answer.ids);
    }
    expect({ query, found }).toEqual({ query, found: ids });
    expect(ids.length).toBeGreaterThan(0);
    expect((await list({ ...query, page: 1_000_000 })).ids).toEqual([]);
  }
});

test('so do neighbours, forwards and backwards', async () => {
  for (const [query, fits] of cases()) {
    const ids = expected(query, fits);
    const older: string[] = (await list(query)).ids;
    for (;;) {
      const next = await list({ ...query, olderThan: older.at(-1) });
      expect(next.total).toBe(ids.length);
      if (next.ids.length === 0) break;
      older.push(...next.ids);
    }
    expect({ query, older }).toEqual({ query, older: ids });
    const newer = [ids.at(-1)!];
    for (;;) {
      const before = await list({ ...query, newerThan: newer[0], page: 9 });
      if (before.ids.length === 0) break;
      newer.unshift(...before.ids);
    }
    expect({ query, newer }).toEqual({ query, newer: ids });
  }
});

test('an id that is not there is the place of its time', async () => {
  const ids = expected({}, () => true);
  const time = filled.middle.id.slice(0, 13);
  const unknown = `${time}-7fff-bfff-ffffffffffff`;
  const at = ids.indexOf(filled.middle.id);
  expect((await list({ olderThan: unknown })).ids).toEqual(ids.slice(at, at + limit));
  expect((await list({ newerThan: unknown })).ids).toEqual(ids.slice(at - limit, at));
  const late = newId();
  for (const date of [undefined, calendarDay(filled.middle.createdAt)]) {
    const everything = await list({ date });
    expect((await list({ date, olderThan: late })).ids).toEqual(everything.ids);
    expect((await list({ date, newerThan: late })).ids).toEqual([]);
    for (const end of ['ffffffff-ffff-7fff-bfff-ffffffffffff', late.toUpperCase()]) {
      expect((await list({ date, olderThan: end })).ids).toEqual(everything.ids);
    }
    expect((await list({ date, olderThan: '00000000-0000-7000-8000-000000000000' })).ids).toEqual(
      [],
    );
  }
});

test('what is no place, or two, is refused; another’s id tells nothing', async () => {
  const { id } = filled.middle;
  for (const query of [
    { olderThan: 'ontem' },
    { newerThan: `${id}'` },
    { olderThan: id, newerThan: id },
  ]) {
    const { status } = await user.fail(documentEndpoints.history, { query });
    expect(status).toBe(400);
  }
  const stranger = await server.newUser();
  await stranger.call(companyEndpoints.create, { body: aCompanyForm() });
  for (const query of [{ olderThan: id }, { newerThan: id }]) {
    const answer = await stranger.call(documentEndpoints.history, { query });
    expect(answer).toMatchObject({ items: [], total: 0 });
  }
});

test('what was left blank is no filter', async () => {
  const blank = {
    companyId: '',
    type: '',
    employeeId: '',
    teamId: '',
    activeEmployeesOnly: '',
    date: '',
    tz: '',
    page: '',
    olderThan: '',
    newerThan: '',
  };
  expect(await list(blank)).toEqual(await list({}));
  expect((await list({ limit: '' })).ids).toHaveLength(20);
  expect(await list({ activeEmployeesOnly: 'false' })).toEqual(await list({}));
});

import { readFileSync } from 'node:fs';
import { eq, getTableName, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { fillAccount, type FilledAccount } from '../../../test/filled-account.ts';
import { testServer } from '../../../test/harness.ts';
import { fillCompany, fillOthers } from '../../../test/large-database.ts';
import { plansOf } from '../../../test/plans.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { documentCounts, documents, employees } from './schema.ts';
import { tenantTables } from './tenant-tables.ts';

/*
 * The tables of companies' data can be partitioned by hash of company: the script of the operator's page is
 * run on a filled database, and the application, with the statements that it always sends, goes on.
 */

const server = testServer();
const script = readFileSync(
  new URL('../../../deploy/partition-by-company.sql', import.meta.url),
  'utf8',
);
const size = { documents: 4_000, employees: 200, diaryEntries: 1_000 };
/** Their rows are found by a token, whatever company they are of. */
const byToken = ['commitment_settings', 'commitment_digests', 'shares', 'round_people'];
/** The tables that are partitioned: those whose rows belong to a company, each of them. */
const ofOneCompany = tenantTables
  .filter(({ companyId: column }) => column.notNull)
  .map(getTableName)
  .filter((name) => !byToken.includes(name));
const inOrder = (one: string, other: string) => (one < other ? -1 : 1);
let user: Visitor;
let companyId: string;
let before: FilledAccount;
let rows: { before: unknown; after: unknown };

beforeAll(async () => {
  before = await fillAccount(server, 'antes');
  user = await server.newUser();
  companyId = (await user.call(companyEndpoints.create, { body: aCompanyForm() })).id;
  await fillOthers(server.db);
  await fillCompany(server.db, companyId, { ...size, until: server.clock.now });
  const first = await digest();
  await server.db.execute(sql.raw(script));
  rows = { before: first, after: await digest() };
  await server.db.execute('vacuum analyze');
}, 180_000);

/** Of each partitioned table, how many rows it has and a digest of them all. */
async function digest(): Promise<unknown> {
  const found: unknown[] = [];
  for (const name of ofOneCompany) {
    const query = `select count(*), sum(hashtext(to_jsonb(t)::text)::bigint) from ${name} t`;
    found.push(await server.db.execute(sql.raw(query)));
  }
  return found.map((result) => (result as { rows: unknown[] }).rows);
}

test('the rows are those that were there, in sixteen parts', async () => {
  expect(rows.after).toEqual(rows.before);
  const { rows: parts } = (await server.db.execute(
    sql`select inhparent::regclass::text as name, count(*)::int as parts from pg_inherits
      where inhparent in (select oid from pg_class where relkind = 'p') group by 1`,
  )) as { rows: { name: string }[] };
  expect(parts.toSorted((one, other) => inOrder(one.name, other.name))).toEqual(
    ofOneCompany.toSorted(inOrder).map((name) => ({ name, parts: 16 })),
  );
  const { rows: statistics } = (await server.db.execute(
    sql`select stxrelid::regclass::text as part from pg_statistic_ext`,
  )) as { rows: { part: string }[] };
  expect(statistics.filter(({ part }) => /^documents_\d+$/.test(part))).toHaveLength(16);
});

/** In how many parts of `documents` its rows are looked for. */
const reads: [path: string, query: object, endpoint: Endpoint, parts: number][] = [
  ['stats', {}, companyEndpoints.stats, 1],
  ['teams', {}, teamEndpoints.list, 1],
  ['employees', {}, employeeEndpoints.list, 1],
  ['diary', { limit: 3 }, diaryEndpoints.list, 1],
  ['suggestions', {}, suggestionEndpoints.list, 1],
  ['history', { type: 'pdi', activeEmployeesOnly: 'true' }, documentEndpoints.history, 1],
  ['history', {}, documentEndpoints.history, 1],
  ['history', { page: 50 }, documentEndpoints.history, 1],
];

test.each(reads)('%s %j reads one part of each table', async (_path, query, endpoint, parts) => {
  const plans = await plansOf(server, async () => {
    const response = await user.send(endpoint, { query: { companyId, ...query } });
    expect(response.statusCode).toBe(200);
  });
  const lookedInto = new Map<string, Set<string>>();
  const read = new Map<string, Set<string>>();
  const add = (to: typeof read, table: string, part: string) =>
    to.set(table, (to.get(table) ?? new Set()).add(part));
  for (const { relation, loops, rows: found } of plans.flatMap(({ nodes }) => nodes)) {
    const [, table, part] = /^(\w+)_(\d+)$/.exec(relation ?? '') ?? [];
    if (!table || !part || loops === 0) continue;
    add(lookedInto, table, part);
    if (found > 0) add(read, table, part);
  }
  expect(lookedInto.size).toBeGreaterThan(0);
  for (const [table, { size: count }] of lookedInto) {
    expect([table, count]).toEqual([table, table === 'documents' ? parts : 1]);
  }
  for (const [table, { size: count }] of read) expect([table, count]).toEqual([table, 1]);
});

test('who was there before, and who comes after, can do everything', async () => {
  const after = await fillAccount(server, 'depois');
  for (const account of [before, after]) {
    const { visitor, employeeId, documentId } = account;
    const wanted = { query: { companyId: account.companyId } };
    expect((await visitor.call(documentEndpoints.history, wanted)).items[0]?.id).toBe(documentId);
    const isOwn = eq(documentCounts.companyId, account.companyId);
    // Of each kind.
    expect(await server.db.$count(documentCounts, isOwn)).toBe(2);
    await visitor.call(employeeEndpoints.erase, { params: { id: employeeId } });
    // The triggers and the references are there again.
    expect(await server.db.$count(documentCounts, isOwn)).toBe(0);
    expect(await server.db.$count(documents, eq(documents.companyId, account.companyId))).toBe(0);
    expect(await server.db.$count(employees, eq(employees.companyId, account.companyId))).toBe(0);
  }
});

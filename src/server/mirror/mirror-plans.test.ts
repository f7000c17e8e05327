import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { calendarDay } from '#shared/format.ts';
import { mirrorEndpoints, monthOf } from '#shared/mirror.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { fillCompany, fillOthers } from '../../../test/large-database.ts';
import { plansOf } from '../../../test/plans.ts';
import { ownerOf } from '../../../test/rows.ts';
import type { Visitor } from '../../../test/visitor.ts';

/*
 * What both pages read, by the plans of the database, in tables that are mostly other companies': a history
 * ten times as long, nearly all of it older than what is shown, is not read.
 */

const server = testServer();
const people = 400;
const days = 900;
let user: Visitor;
let companyId: string;
let teamId: string;

beforeAll(async () => {
  user = await server.newUser();
  const { company } = await aCompany(user);
  companyId = company.id;
  await fillOthers(server.db);
  const filled = await fillCompany(server.db, companyId, {
    documents: 4_000,
    employees: people,
    diaryEntries: 200,
    until: server.clock.now,
  });
  teamId = filled.teamId;
  await fillYears();
  await server.db.execute(sql`analyze`);
}, 180_000);

/** Twelve conversations and combinados of each person, spread over years; a few are of these weeks. */
async function fillYears(): Promise<void> {
  const until = sql`${server.clock.now.toISOString()}::timestamptz`;
  const rows = sql`(select id as person, (n * ${days} / 12 + ordinal % 75) * interval '1 day' as before, n
    from (select id, row_number() over (order by id) as ordinal from employees where company_id = ${companyId}) as them,
      generate_series(0, 11) n) as made`;
  await server.db.execute(sql`
    insert into conversations (id, company_id, author_id, employee_id, held_at)
    select gen_random_uuid(), ${companyId}, ${ownerOf(companyId)}, person, ${until} - before from ${rows}`);
  await server.db.execute(sql`
    insert into commitments (id, company_id, author_id, employee_id, owner, text, due_on, first_due_on, source_kind,
      state, done_at)
    select gen_random_uuid(), ${companyId}, ${ownerOf(companyId)}, person, 'employee', 'Combinado', date '2026-01-01',
      date '2026-01-01', 'hand', case when n = 0 then 'open' else 'done' end,
      case when n > 0 then ${until} - before end from ${rows}`);
  await server.db.execute(sql`
    insert into commitment_events (id, company_id, author_id, commitment_id, kind, created_at)
    select gen_random_uuid(), company_id, author_id, id, 'postponed', due_on::timestamptz
    from commitments where company_id = ${companyId}`);
  await server.db.execute(sql`
    insert into diary_mentions (company_id, author_id, diary_entry_id, employee_id, at)
    select entries.company_id, ${ownerOf(companyId)}, entries.id, people.id, entries.date
    from diary_entries entries join employees people on people.company_id = entries.company_id
    where entries.company_id = ${companyId}`);
}

/** The most rows that may be read of tables and indexes. Of a month, its own and each active person. */
const reads: [name: string, endpoint: Endpoint, query: () => object, rows: number][] = [
  ['the first page', mirrorEndpoints.people, () => ({}), 1_500],
  ['a page of a team', mirrorEndpoints.people, () => ({ teamId }), 5_000],
  ['a month', mirrorEndpoints.month, () => ({ month: thisMonth() }), 30 * people],
  ['a month of a team', mirrorEndpoints.month, () => ({ month: thisMonth(), teamId }), 12 * people],
];
const thisMonth = () => monthOf(calendarDay(server.clock.now));

test.each(reads)('%s reads no history', async (_name, endpoint, query, rows) => {
  const plans = await plansOf(server, async () => {
    const response = await user.send(endpoint, { query: { companyId, ...query() } });
    expect(response.statusCode).toBe(200);
  });
  for (const { text, nodes } of plans) {
    const scans = nodes.filter(({ type }) => type === 'Seq Scan');
    expect({ text, scans }).toEqual({ text, scans: [] });
  }
  const read = plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0) / 2;
  expect(read).toBeLessThanOrEqual(rows);
});

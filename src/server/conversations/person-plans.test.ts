import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { conversationEndpoints, type TimelineKind } from '#shared/conversations.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { fillOthers } from '../../../test/large-database.ts';
import { plansOf, type Plan } from '../../../test/plans.ts';
import { ownerOf } from '../../../test/rows.ts';
import type { Visitor } from '../../../test/visitor.ts';

/*
 * What a person's page reads, by the plans of the database: any page of a long timeline costs the same as
 * one of a short timeline, among colleagues with as much.
 */

const server = testServer();
/** The plans are the same from a few thousand on. */
const many = 10_000;
const few = 200;
const colleagues = 20;
const calls = conversationEndpoints;
let user: Visitor;
const people = { long: '', short: '' };

beforeAll(async () => {
  user = await server.newUser();
  const { company, employee } = await aCompany(user);
  await fillOthers(server.db);
  people.long = employee.id;
  people.short = await register(company.id, 'Breve');
  await fillTimeline(company.id, people.long, many);
  await fillTimeline(company.id, people.short, few);
  for (let count = 0; count < colleagues; count += 1) {
    const colleague = await register(company.id, `Colega ${count}`);
    await fillTimeline(company.id, colleague, few);
  }
  await fillDocumentsOfColleagues(company.id);
  await server.db.execute(sql`analyze`);
}, 180_000);

/** A person of a company. @returns their id */
async function register(companyId: string, name: string): Promise<string> {
  const { rows } = (await server.db.execute(sql`
    insert into employees (id, company_id, name, position, tipo, objectives, professional_history)
    select gen_random_uuid(), ${companyId}, ${name}, 'Analista', 'colaborador', '[]', '[]' returning id`)) as {
    rows: { id: string }[];
  };
  return rows[0]!.id;
}

/** As many of each kind, one every hour until now; the ids sort by time. */
async function fillTimeline(companyId: string, employeeId: string, size: number): Promise<void> {
  const until = server.clock.now.toISOString();
  const made = sql`(select n, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008'
      || substr(md5(${employeeId} || n), 1, 15))::uuid as id
    from (select n, ${until}::timestamptz - n * interval '1 hour' as at
      from generate_series(1, ${size}) n) as hours) as made`;
  const fills = [
    sql`insert into documents (id, company_id, type, title, content, brief, sources, generator, employee_id, created_at)
      select id, ${companyId}, (array['pdi', 'feedback', 'message'])[1 + n % 3], 'Documento ' || n, '{}', '{}', '[]',
        'offline', ${employeeId}, at from ${made}`,
    sql`insert into conversations (id, company_id, author_id, employee_id, held_at, outcome)
      select id, ${companyId}, ${ownerOf(companyId)}, ${employeeId}, at, 'Conversa ' || n
      from ${made}`,
    sql`insert into talking_points (id, company_id, author_id, employee_id, box, text, conversation_id)
      select id, ${companyId}, ${ownerOf(companyId)}, ${employeeId}, 'shared', 'Ponto ' || n, id from ${made}`,
    sql`insert into diary_entries (id, company_id, description, date)
      select id, ${companyId}, 'Registro ' || n, at from ${made}`,
    sql`insert into diary_mentions (company_id, author_id, diary_entry_id, employee_id, at)
      select ${companyId}, ${ownerOf(companyId)}, id, ${employeeId}, at from ${made}`,
  ];
  for (const each of fills) await server.db.execute(each);
}

/** Nobody has most of a company's documents. */
async function fillDocumentsOfColleagues(companyId: string): Promise<void> {
  await server.db.execute(sql`
    insert into documents (id, company_id, type, title, content, brief, sources, generator, employee_id, created_at)
    select gen_random_uuid(), ${companyId}, 'pdi', 'Documento ' || n, '{}', '{}', '[]', 'offline', colleague.id,
      ${server.clock.now.toISOString()}::timestamptz - n * interval '30 minutes'
    from generate_series(1, ${2 * many}) n
    join (select id, row_number() over () - 1 as place from employees
      where company_id = ${companyId} and name like 'Colega %') as colleague on place = n % ${colleagues}`);
}

/** Two pages on: what comes before it must not be read. */
async function thirdPage(id: string, kind?: TimelineKind): Promise<string> {
  const params = { id };
  const first = await user.call(calls.timeline, { params, query: { kind } });
  const second = await user.call(calls.timeline, {
    params,
    query: { kind, olderThan: first.next! },
  });
  return second.next!;
}

/** A page of the last hundredth, for whoever scrolls that far. */
function farPage(size: number): string {
  const micros = BigInt(server.clock.now.getTime() - size * 0.9 * 3_600_000) * 1000n;
  return `${micros}.ffffffff-ffff-ffff-ffff-ffffffffffff`;
}

const rowsOf = (plans: readonly Plan[]) => plans.map(({ rowsRead }) => rowsRead);
function expectIndexed(plans: readonly Plan[]): void {
  const big = /^(?:documents|conversations|diary_entries|diary_mentions|talking_points)$/;
  const whole = plans.flatMap(({ nodes }) =>
    nodes.filter(({ type, relation }) => type === 'Seq Scan' && big.test(relation ?? '')),
  );
  expect(whole).toEqual([]);
}

test.each([undefined, 'document', 'conversation', 'diary'] as const)(
  'the timeline (%s): a page reads no more of a long one than of a short one',
  async (kind) => {
    const read = async (id: string, olderThan?: string) => {
      const plans = await plansOf(server, () =>
        user.call(calls.timeline, { params: { id }, query: { kind, olderThan } }),
      );
      expectIndexed(plans);
      return rowsOf(plans);
    };
    expect(await read(people.long)).toEqual(await read(people.short));
    const third = await read(people.short, await thirdPage(people.short, kind));
    expect(await read(people.long, await thirdPage(people.long, kind))).toEqual(third);
    expect(await read(people.long, farPage(many))).toEqual(third);
  },
);

test.each(['brief', 'summary'] as const)(
  'the %s reads a few rows, however many there are',
  async (name) => {
    for (const id of [people.long, people.short]) {
      const plans = await plansOf(server, () => user.call(calls[name], { params: { id } }));
      expectIndexed(plans);
      expect(Math.max(...rowsOf(plans))).toBeLessThan(50);
    }
  },
);

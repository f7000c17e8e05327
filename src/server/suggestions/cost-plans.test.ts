import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { calendarDay } from '#shared/format.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { searchEndpoints } from '#shared/search.ts';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { fillCompany, fillOthers } from '../../../test/large-database.ts';
import { plansOf, type Plan } from '../../../test/plans.ts';
import type { Visitor } from '../../../test/visitor.ts';

/*
 * What suggestions, notifications and the search read of a long history, by the plans of the database.
 * What reads a range is looked at without statistics too: the embedded one has none of its own accord.
 */

const server = testServer();
const documents = 20_000;
const employees = 300;
const teams = 10;

let user: Visitor;
let companyId: string;

beforeAll(async () => {
  user = await server.newUser();
  companyId = (await user.call(companyEndpoints.create, { body: aCompanyForm() })).id;
  await fillOthers(server.db);
  const size = { documents, employees, diaryEntries: 5_000 };
  await fillCompany(server.db, companyId, { ...size, until: server.clock.now });
  const settings = {
    feedbackFrequency: 'weekly',
    teamMeetingFrequency: 'weekly',
    intelligentTracking: true,
  };
  await server.db.execute(sql`update teams set management_settings = ${JSON.stringify(settings)}`);
  await server.db.execute(sql`update employees set behavioral_profile = 'executor'`);
  await server.db.execute(sql`update documents set due_on = created_at::date + 90
    where type in ('pdi', 'feedback')`);
});

async function analyze(): Promise<void> {
  await server.db.execute('vacuum analyze');
}

/** The nodes of the plans of a request that read the history. */
async function historyReads(request: () => Promise<unknown>): Promise<Plan['nodes'][]> {
  const plans = await plansOf(server, request);
  const reads = plans.map(({ nodes }) => nodes.filter(({ relation }) => relation === 'documents'));
  return reads.filter((nodes) => nodes.length > 0);
}

function total(nodes: Plan['nodes']): number {
  return nodes.reduce((sum, { rows }) => sum + rows, 0);
}

test.each([
  ['without statistics', async () => undefined],
  ['with statistics', analyze],
])('%s: notifications read what is due in these weeks', async (_name, prepare) => {
  await prepare();
  const request = () => user.call(notificationEndpoints.list, { query: {} });
  const reads = await historyReads(request);
  expect(reads.length).toBeGreaterThanOrEqual(4);
  for (const nodes of reads) {
    expect(nodes.filter(({ type }) => type === 'Seq Scan')).toEqual([]);
    expect(total(nodes)).toBeLessThan(documents / 10);
  }
});

test.each([
  ['without statistics', async () => undefined],
  ['with statistics', analyze],
])(
  '%s: the search reads its index, and of what is in everything the newest',
  async (_name, prepare) => {
    await prepare();
    for (const [q, most] of [
      ['nada disso', 50],
      ['documento', documents / 5],
      ['nada disso doc', 50],
    ] as const) {
      const request = () => user.call(searchEndpoints.search, { query: { q } });
      const ofTexts = (await plansOf(server, request)).filter(
        ({ text }) => text.includes('search_texts_words') || text.includes('@@'),
      );
      expect(ofTexts.length).toBeGreaterThanOrEqual(4);
      const read = ofTexts.flatMap(({ nodes }) =>
        nodes.filter(({ relation, loops }) => relation === 'search_texts' && loops > 0),
      );
      const isByKey = ({ index }: (typeof read)[number]) =>
        index === 'search_texts_company_id_kind_item_id_pk';
      // The newest and the oldest, each by its key; everything else by its words.
      for (const { rows } of read.filter(isByKey)) expect(rows).toBeLessThan(601);
      const others = read.filter((node) => !isByKey(node));
      expect(others.filter(({ type }) => type !== 'Bitmap Heap Scan')).toEqual([]);
      for (const { rows } of others) expect(rows).toBeLessThan(most);
    }
  },
);

test('notifications read no deadline twice a day: after the first look new documents alone', async () => {
  await analyze();
  const look = () => user.call(notificationEndpoints.list, { query: {} });
  await look();
  const plans = await plansOf(server, look);
  const ofDeadlines = plans.filter(
    ({ text }) => text.includes('"documents"."due_on"') && text.includes('from "documents"'),
  );
  expect(ofDeadlines).toHaveLength(2);
  // Of both plans the one for any instant is never made: the statement has no name.
  const [{ nodes }] = ofDeadlines as [Plan, Plan];
  const read = nodes.filter(({ relation }) => relation === 'documents');
  expect(read.map(({ index }) => index)).toContain('documents_company_created');
  expect(total(read)).toBeLessThan(documents / 1_000);
});

test('suggestions read the counts of people, and one document a team', async () => {
  await analyze();
  const request = () => user.call(suggestionEndpoints.list, { query: { companyId } });
  const plans = await plansOf(server, request);
  const ofTeams = plans.filter(({ text }) => text.includes('team_people'));
  expect(ofTeams).toHaveLength(2);
  for (const { nodes } of ofTeams) {
    const of = (name: string) => nodes.filter(({ relation }) => relation === name);
    expect(of('documents').map(({ index }) => index)).toEqual(['documents_company_team_type']);
    expect(total(of('documents'))).toBeLessThanOrEqual(teams);
    // Counted once, and the first names by the order of their index.
    expect(total(of('team_people'))).toBeLessThanOrEqual(employees + teams * (3 + 2));
    expect(total(of('employees'))).toBeLessThanOrEqual(teams * (3 + 2));
    expect(nodes.filter(({ type }) => type === 'Seq Scan')).toEqual([]);
  }
});

test('the first look of a day asks for a document’s plan by the document, whatever other companies have', async () => {
  await server.db.execute(sql`insert into development_plans
    (id, company_id, author_id, employee_id, document_id, state)
    select gen_random_uuid(), company_id, author_id, employee_id, id, 'closed' from documents
    where type = 'pdi' and employee_id is not null
    on conflict do nothing`);
  await server.db.execute(sql`update documents set due_on = ${calendarDay(server.clock.now)}
    where company_id = ${companyId} and type = 'pdi'`);
  await analyze();
  server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
  const looks = await plansOf(server, () => user.call(notificationEndpoints.list, { query: {} }));
  const ofPlans = looks
    .flatMap(({ nodes }) => nodes)
    .filter(({ relation }) => relation === 'development_plans');
  expect(ofPlans.length).toBeGreaterThan(0);
  // At most one in each turn, by its key.
  for (const { rows, loops } of ofPlans) expect(rows).toBeLessThanOrEqual(loops);
});

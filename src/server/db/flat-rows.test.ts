import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { newId } from '../ids.ts';
import { flatRows } from './flat-rows.ts';
import { companies, teams } from './schema.ts';

const server = testServer();
let companyId: string;

beforeAll(async () => {
  const user = await server.newUser();
  companyId = (await user.call(companyEndpoints.create, { body: aCompanyForm() })).id;
  const settings = {
    feedbackFrequency: 'weekly',
    teamMeetingFrequency: 'monthly',
    intelligentTracking: true,
  } as const;
  for (const managementSettings of [settings, null]) {
    const team = { name: 'Vendas', description: '', goals: ['Vender "bem"', 'Sorrir'] };
    await server.db
      .insert(teams)
      .values({ ...team, id: newId(), companyId, authorId: newId(), managementSettings });
  }
});

/** Columns of every type that has a way of its own to be read, expressions, names and what is null. */
function query() {
  return server.db
    .select({
      id: teams.id,
      goals: teams.goals,
      settings: teams.managementSettings,
      createdAt: teams.createdAt,
      count: sql`(select count(*) from ${teams})`.mapWith(Number),
      plain: sql<string>`upper(${teams.name})`,
      named: sql<string>`lower(${teams.name})`.as('named'),
      none: sql`null`,
    })
    .from(teams)
    .where(eq(teams.companyId, companyId))
    .orderBy(asc(teams.id));
}

test('the rows of a prepared query are what Drizzle makes of them', async () => {
  const expected = await query();
  expect(expected).toHaveLength(2);
  const rows = await flatRows(query().prepare('flat_rows')).execute();
  expect(rows).toEqual(expected);
  expect(rows[0]?.createdAt).toBeInstanceOf(Date);
});

test('of a long list no value is asked what its column is', async () => {
  let looks = 0;
  const { id } = teams;
  const watched = new Proxy(id, {
    getPrototypeOf(column) {
      looks += 1;
      return Object.getPrototypeOf(column) as object;
    },
  });
  const select = (name: string) =>
    server.db
      .select({ id: watched })
      .from(teams)
      .where(eq(teams.companyId, companyId))
      .prepare(name);
  const prepared = flatRows(select('watched_rows'));
  looks = 0;
  await prepared.execute();
  expect(looks).toBe(0);
  const drizzles = select('rows_of_drizzle');
  looks = 0;
  await drizzles.execute();
  expect(looks).toBeGreaterThanOrEqual(2);
});

test('nested selections are left as they are', async () => {
  const nested = () =>
    server.db
      .select({ teams, companies: { name: companies.name } })
      .from(teams)
      .innerJoin(companies, eq(companies.id, teams.companyId))
      .where(eq(teams.companyId, companyId))
      .orderBy(asc(teams.id));
  expect(await flatRows(nested().prepare('nested_rows')).execute()).toEqual(await nested());
});

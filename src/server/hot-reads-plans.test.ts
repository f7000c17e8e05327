import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { todayEndpoints } from '#shared/today.ts';
import { aCompanyForm } from '../../test/factories.ts';
import { testServer } from '../../test/harness.ts';
import { fillCompany, fillOthers } from '../../test/large-database.ts';
import { plansOf } from '../../test/plans.ts';
import type { Visitor } from '../../test/visitor.ts';

/*
 * What every screen reads, in tables that are mostly other companies': nothing of theirs is read. The
 * history has a test of its own.
 */

const server = testServer();
const size = { documents: 4_000, employees: 200, diaryEntries: 1_000 };
let user: Visitor;
let companyId: string;

beforeAll(async () => {
  user = await server.newUser();
  companyId = (await user.call(companyEndpoints.create, { body: aCompanyForm() })).id;
  await fillOthers(server.db);
  await fillCompany(server.db, companyId, { ...size, until: server.clock.now });
  // As autovacuum would at a moment of its own choosing, after which the planner takes other ways.
  await server.db.execute('vacuum analyze');
});

/** The most rows that may be read of tables and indexes, in all. */
const hotReads: [endpoint: Endpoint, query: Record<string, unknown>, rows: number][] = [
  [accountEndpoints.me, {}, 20],
  [accountEndpoints.credits, {}, 20],
  [accountEndpoints.trialStatus, {}, 20],
  [companyEndpoints.list, {}, 20],
  [companyEndpoints.stats, {}, 4 * size.employees],
  // Each with the number of its active people.
  [teamEndpoints.list, {}, 4 * size.employees],
  [employeeEndpoints.list, {}, 6 * size.employees],
  [employeeEndpoints.list, { activeOnly: 'true' }, 6 * size.employees],
  [diaryEndpoints.list, { limit: 3 }, 20],
  // Of people what is counted of their teams.
  [suggestionEndpoints.list, {}, 4 * size.employees],
  // The same, and their documents that are due.
  [notificationEndpoints.list, {}, 6 * size.employees],
  // So few people are read whole: an index of them, and they.
  [todayEndpoints.get, {}, 2 * size.employees + 20],
];

test.each(hotReads)('$path reads what is the company’s alone', async (endpoint, query, rows) => {
  const wanted = { companyId, ...query };
  const plans = await plansOf(server, async () => {
    const response = await user.send(endpoint, endpoint.query ? { query: wanted } : {});
    expect(response.statusCode).toBe(200);
  });
  expect(plans.length).toBeGreaterThan(0);
  for (const { text, nodes } of plans) {
    const scans = nodes.filter(({ type }) => type === 'Seq Scan');
    expect({ text, scans }).toEqual({ text, scans: [] });
  }
  const read = plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0) / 2;
  expect(read).toBeLessThanOrEqual(rows);
});

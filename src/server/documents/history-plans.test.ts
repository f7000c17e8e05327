import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { calendarDay } from '#shared/format.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { fillCompany, fillOthers, type Filled } from '../../../test/large-database.ts';
import { plansOf, type Plan } from '../../../test/plans.ts';
import type { Visitor } from '../../../test/visitor.ts';

/*
 * What the history reads, by the plans of the database: the first page and the neighbours of any
 * document cost the same in a long history as in a short one.
 */

const server = testServer();
/** The plans are the same from a few thousand on. */
const many = 50_000;
const few = 200;
const pageSize = 20;

interface Leader {
  user: Visitor;
  filled: Filled;
}
let long: Leader;
let short: Leader;

beforeAll(async () => {
  const [first, second] = [await aLeader(), await aLeader()];
  await fillOthers(server.db);
  long = await filled(first, many);
  short = await filled(second, few);
  await server.db.execute('vacuum analyze');
});

async function aLeader() {
  const user = await server.newUser();
  const { id } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  return { user, companyId: id };
}

async function filled(
  { user, companyId }: { user: Visitor; companyId: string },
  documents: number,
): Promise<Leader> {
  const size = { documents, employees: Math.ceil(documents / 1_000), diaryEntries: 0 };
  const until = server.clock.now;
  return { user, filled: await fillCompany(server.db, companyId, { ...size, until }) };
}

type Query = Record<string, unknown>;
type Filters = (filled: Filled) => Query;

const filters: [name: string, of: Filters][] = [
  ['nothing', () => ({})],
  ['type', () => ({ type: 'pdi' })],
  ['employee', ({ employeeId }) => ({ employeeId })],
  ['team', ({ teamId }) => ({ teamId })],
  ['active', () => ({ activeEmployeesOnly: 'true' })],
  ['employee and type', ({ employeeId }) => ({ employeeId, type: 'pdi' })],
  ['team and type', ({ teamId }) => ({ teamId, type: 'pdi' })],
  ['type and active', () => ({ type: 'pdi', activeEmployeesOnly: 'true' })],
  ['date', ({ middle }) => ({ date: calendarDay(middle.createdAt) })],
  ['date and type', ({ middle }) => ({ date: calendarDay(middle.createdAt), type: 'pdi' })],
];

async function ask({ user }: Leader, query: Query): Promise<{ total: number }> {
  const response = await user.send(documentEndpoints.history, { query });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** How the page itself was read; what it counts to is looked at apart. */
async function pagePlans(leader: Leader, query: Query): Promise<Plan[]> {
  const plans = await plansOf(server, () => ask(leader, query));
  const pages = plans.filter(({ text }) => /\blimit\b/.test(text));
  expect(pages.length).toBeGreaterThan(0);
  return pages;
}

function expectInOrder({ nodes, text }: Plan): void {
  const wrong = nodes.filter(({ type }) => /Sort|Bitmap|Seq Scan/.test(type));
  expect({ text, wrong }).toEqual({ text, wrong: [] });
}

test.each(filters)(
  'filtered by %s: the first page and neighbours read a page',
  async (_name, of) => {
    const query = of(long.filled);
    const { id } = long.filled.middle;
    for (const place of [{}, { olderThan: id }, { newerThan: id }]) {
      for (const plan of await pagePlans(long, { ...query, ...place })) {
        expectInOrder(plan);
        // Beside a document its employee is looked at, and on a day the documents of other kinds.
        expect(plan.rowsRead).toBeLessThanOrEqual(8 * pageSize);
      }
    }
  },
);

test.each(filters.filter(([name]) => !name.includes('date')))(
  'filtered by %s: as many rows are read in a short history',
  async (_name, of) => {
    const limit = 5;
    const rowsRead: number[] = [];
    for (const leader of [long, short]) {
      const plans = await pagePlans(leader, { ...of(leader.filled), limit });
      rowsRead.push(Math.max(...plans.map((plan) => plan.rowsRead)));
    }
    // Of some there are not five in the short one.
    expect(rowsRead[0]).toBeLessThanOrEqual(2 * Math.max(limit, rowsRead[1]!));
  },
);

test.each(filters)('filtered by %s: a numbered page is found without a sort', async (_name, of) => {
  const query = of(long.filled);
  const { total } = await ask(long, query);
  const last = Math.ceil(total / pageSize);
  const pages = [2, Math.ceil(last / 2), last].filter((page) => page > 1 && page <= last);
  for (const page of new Set(pages)) {
    for (const plan of await pagePlans(long, { ...query, page })) {
      expectInOrder(plan);
      const fromEnd = Math.min(page * pageSize, total - (page - 2) * pageSize);
      // One employee in ten is inactive; they are gathered once.
      expect(plan.rowsRead).toBeLessThanOrEqual(8 * pageSize + many / 50 + 1.2 * fromEnd);
    }
  }
});

test.each(filters)(
  'filtered by %s: the total is a sum of counters, or of one day',
  async (name, of) => {
    const query = of(long.filled);
    const plans = await plansOf(server, () => ask(long, query));
    const totals = plans.filter(({ text }) => /\b(?:sum|count)\(/.test(text));
    expect(totals).toHaveLength(2);
    for (const { nodes, text, rowsRead } of totals) {
      const scans = nodes.filter(({ type }) => type === 'Seq Scan');
      expect({ text, scans }).toEqual({ text, scans: [] });
      expect(rowsRead).toBeLessThan(many / 5);
      const isOfDocuments = nodes.some(({ relation }) => relation === 'documents');
      expect(isOfDocuments).toBe(name.includes('date'));
    }
  },
);

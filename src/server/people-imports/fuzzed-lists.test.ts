import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { peopleImportEndpoints, type ImportView } from '#shared/people-imports.ts';
import { aCompany } from '../../../test/factories.ts';
import { fuzzedList } from '../../../test/fuzzed-lists.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { employees } from '../db/schema.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const calls = peopleImportEndpoints;
let user: Visitor;
let companyId: string;

beforeAll(async () => {
  user = await server.newUser();
  companyId = (await aCompany(user)).company.id;
});

const perTest = 40;
const starts = Array.from({ length: 9 }, (_, at) => at * perTest);
const sentences = new Set<string>([
  messages.importEmpty,
  messages.importUnreadable,
  messages.importOtherKind,
  messages.importProtected,
  messages.importTooHeavy,
  messages.importTooManyPeople,
  messages.importTooManyColumns,
]);

function columnsOf({ table }: ImportView, seed: number) {
  const guessed = table!.columns.flatMap(({ at, field }) => (field ? [{ at, field }] : []));
  if (guessed.some(({ field }) => field === 'name')) return guessed;
  const others = guessed.filter(({ at }) => at !== 0);
  return [{ at: 0, field: 'name' as const }, ...(seed % 2 ? others : [])];
}

/** What became of a list: a sentence, an import, or else in words what should not be. */
async function bring(seed: number): Promise<string> {
  const { what, name, bytes } = fuzzedList(seed);
  const wrong = (how: unknown) => `list ${seed}, ${what}: ${JSON.stringify(how)}`;
  const read = await user.send(calls.read, {
    body: { companyId },
    files: { file: [{ name, content: bytes }] },
  });
  if (read.statusCode !== 201) {
    const { message } = read.json<{ message: string }>();
    const isSaid = [413, 415].includes(read.statusCode) && sentences.has(message);
    return isSaid ? 'refused' : wrong([read.statusCode, message]);
  }
  const view = read.json<ImportView>();
  const { sheet, headerRow } = view.table!;
  const body = { sheet, headerRow, columns: columnsOf(view, seed), createTeams: true };
  const params = { id: view.id };
  const check = await user.send(calls.check, { params, body });
  if (check.statusCode === 413) return 'refused';
  if (check.statusCode !== 200) return wrong(check.json());
  const count = () => server.db.$count(employees, eq(employees.companyId, companyId));
  const before = await count();
  const { counts } = await user.call(calls.commit, { params, body });
  const rejected = await user.send(calls.rejected, { params });
  const found = { counts, more: (await count()) - before, rejected: rejected.statusCode };
  const { counts: shown } = check.json<{ counts: { created: number } }>();
  const expected = { counts: shown, more: shown.created, rejected: 200 };
  if (JSON.stringify(found) !== JSON.stringify(expected)) return wrong([found, expected]);
  // What was brought in goes again, so that each list finds the company as it was.
  await user.call(calls.undo, { params });
  return (await count()) === before ? 'brought' : wrong('it stays after it was undone');
}

test.each(starts)(
  'forty lists from number %i on: a sentence or an import, and nothing half done',
  async (start) => {
    const outcomes: string[] = [];
    for (let seed = start; seed < start + perTest; seed += 1) outcomes.push(await bring(seed));
    expect(new Set(outcomes)).toEqual(new Set(['refused', 'brought']));
    await user.call(accountEndpoints.me);
    const list = await user.call(employeeEndpoints.list, { query: { companyId } });
    expect(list.map(({ name }) => name)).toEqual(['Renata Lopes']);
  },
  120_000,
);

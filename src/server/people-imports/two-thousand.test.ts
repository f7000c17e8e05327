import { beforeAll, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { peopleImportEndpoints } from '#shared/people-imports.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const calls = peopleImportEndpoints;
let user: Visitor;
let other: Visitor;
let companyId: string;

beforeAll(async () => {
  user = await server.newUser();
  other = await server.newUser();
  companyId = (await aCompany(user)).company.id;
});

const patience = 3;

/** How long others wait, asked without a pause until the work is over. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const began = performance.now();
    await other.call(accountEndpoints.me);
    longest = Math.max(longest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await work;
  return longest;
}

test('two thousand people come in seconds, change, and go, while others are answered', async () => {
  const list = (more: string) => {
    const lines = Array.from({ length: limits.importedPeople }, (_, at) => {
      const contacts = `p${at}@exemplo.com.br;11 9${10_000_000 + at}`;
      const objectives = `"Aprender; Ensinar${more}"`;
      return `Pessoa ${at} da Silva;Operadora de caixa;Loja ${at % 40};${contacts};${objectives}`;
    });
    return ['Nome;Função;Equipe;E-mail;Celular;Objetivos', ...lines].join('\n');
  };
  const times: Record<string, number> = {};
  const waits: Record<string, number> = {};
  const timed = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    const answer = work();
    waits[what] = Math.round(await longestWait(answer));
    times[what] = Math.round(performance.now() - began);
    return answer;
  };
  const bring = async (what: string, more: string) => {
    const file = [{ name: 'pessoas.csv', content: new TextEncoder().encode(list(more)) }];
    const view = await timed(`${what}: read`, () =>
      user.call(calls.read, { body: { companyId }, files: { file } }),
    );
    const columns = view.table!.columns.flatMap(({ at, field }) => (field ? [{ at, field }] : []));
    const input = { params: { id: view.id }, body: { headerRow: 1, columns, createTeams: true } };
    await timed(`${what}: check`, () => user.call(calls.check, input));
    return timed(`${what}: commit`, () => user.call(calls.commit, input));
  };
  const first = await bring('new', '');
  expect(first.counts).toMatchObject({ created: 2_000, rejected: 0, newTeams: 40 });
  const second = await bring('changed', '; Delegar');
  expect(second.counts).toMatchObject({ created: 0, updated: 2_000, rejected: 0 });
  await timed('undo the change', () => user.call(calls.undo, { params: { id: second.id } }));
  expect((await bring('same', '')).counts).toMatchObject({ unchanged: 2_000, updated: 0 });
  const people = await user.call(employeeEndpoints.list, { query: { companyId } });
  expect(people.filter(({ objectives }) => objectives.join() === 'Aprender,Ensinar')).toHaveLength(
    2_000,
  );
  if (process.env['SHOW_TIMES']) process.stderr.write(JSON.stringify({ times, waits }, null, 1));
  // A busy machine is slow, not wrong: alone it is a quarter of that.
  expect(Math.max(...Object.values(times))).toBeLessThan(10_000 * patience);
  const { 'new: read': whileRead, 'new: check': whileChecked } = waits;
  expect(Math.max(whileRead!, whileChecked!)).toBeLessThan(500 * patience);
}, 180_000);

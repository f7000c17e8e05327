import { beforeAll, expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer();
let user: Visitor;
let companyId: string;
let ana: string;

async function newCompany(): Promise<void> {
  user = await server.newUser();
  companyId = (await user.call(companyEndpoints.create, { body: aCompanyForm() })).id;
  const form = { ...anEmployeeForm(), name: 'Ana Lima', companyId };
  ana = (await user.call(employeeEndpoints.create, { body: form })).id;
}

const note = (description: string) =>
  user.call(diaryEndpoints.create, { body: { description, companyId } });
interface Query {
  q?: string;
  employeeId?: string;
  olderThan?: string | undefined;
}
const find = (query: Query) => user.call(diaryEndpoints.find, { query: { companyId, ...query } });
const found = async (query: Query) =>
  (await find(query)).items.map(({ description }) => description);

beforeAll(newCompany);

test('every word is found in any form, with or without accents, the last by its beginning', async () => {
  const talk = 'A REUNIÃO com João, às 9h: “preços”, d’Ávila & co—operação';
  await note(talk);
  await note('Outra coisa');
  for (const q of [
    'reuniao',
    'Reunião joao',
    'reuniões',
    'preço',
    'precos',
    'PRE',
    'operaç',
    'co avila',
    'avila operacoes',
    '9h',
    'joa\u0303o',
  ])
    expect(await found({ q })).toEqual([talk]);
  for (const q of ['uniao', 'reuniao maria', '!!!', "'", '\\', ':*', '& |', '()'])
    expect(await found({ q })).toEqual([]);
});

test('odd and endless words are kept, and found by their beginning', async () => {
  const endless = `${'x'.repeat(15_000)} ímpar 🌱 日本語`;
  await note(endless);
  for (const q of ['xxx', 'x'.repeat(100), '日本', 'impar'])
    expect(await found({ q })).toEqual([endless]);
});

test('page after page, by text and by person, nothing twice and nothing left out', async () => {
  await newCompany();
  const total = limits.diaryPage * 2 + 3;
  for (let n = 0; n < total; n += 1) await note(`${n % 2 ? 'Ana' : 'Alguém'} fez a entrega ${n}`);
  for (const [query, expected] of [
    [{}, total],
    [{ q: 'entrega' }, total],
    [{ employeeId: ana }, Math.floor(total / 2)],
    [{ employeeId: ana, q: 'fez' }, Math.floor(total / 2)],
  ] as const) {
    const ids: string[] = [];
    let olderThan: string | undefined;
    do {
      const page = await find({ ...query, olderThan });
      ids.push(...page.items.map(({ id }) => id));
      olderThan = page.next ?? undefined;
    } while (olderThan);
    expect(new Set(ids).size).toBe(expected);
    expect(ids).toEqual(ids.toSorted().toReversed());
  }
  const [newest] = (await find({ employeeId: ana })).items;
  expect(newest?.people).toEqual([{ id: ana, name: 'Ana Lima' }]);
});

import { expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints, type EmployeeForm } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { searchEndpoints } from '#shared/search.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompanyForm, anEmployeeForm, aTeamForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';

const server = testServer();

async function aLeader() {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const search = (q: string) => user.call(searchEndpoints.search, { query: { q } });
  return {
    user,
    companyId,
    search,
    employee: (name: string, form: Partial<EmployeeForm> = {}) =>
      user.call(employeeEndpoints.create, {
        body: { ...anEmployeeForm(), name, ...form, companyId },
      }),
    team: (name: string) =>
      user.call(teamEndpoints.create, { body: { ...aTeamForm(), name, companyId } }),
    write: (description: string) =>
      user.call(diaryEndpoints.create, { body: { description, companyId } }),
    names: async (q: string) => (await search(q)).employees.map(({ name }) => name),
  };
}

const nothing = { employees: [], teams: [], diary: [], commitments: [], documents: [] };

test('finds people, teams, diary entries, commitments and documents', async () => {
  const { user, companyId, search, employee, team, write } = await aLeader();
  const person = await employee('João Prado', { position: 'Analista' });
  const group = await team('Time do João');
  const entry = await write('Conversei com o João sobre prazos');
  const { id: commitmentId } = await user.call(commitmentEndpoints.create, {
    body: { text: 'Rever a proposta com João', dueOn: '2026-11-30', companyId },
  });
  const title = 'PDI de João Prado';
  const [documentId] = await storeDocuments(server.db, {
    companyId,
    type: 'pdi',
    title,
    createdAt: server.clock.now,
  });
  expect(await search('joao')).toEqual({
    employees: [{ id: person.id, name: 'João Prado', position: 'Analista', marks: [[0, 4]] }],
    teams: [{ id: group.id, name: 'Time do João', marks: [[8, 12]] }],
    diary: [
      {
        id: entry.id,
        excerpt: 'Conversei com o João sobre prazos',
        date: entry.date,
        marks: [[16, 20]],
      },
    ],
    commitments: [
      {
        id: commitmentId,
        text: 'Rever a proposta com João',
        state: 'open',
        dueOn: '2026-11-30',
        marks: [[21, 25]],
      },
    ],
    documents: [
      {
        id: documentId,
        type: 'pdi',
        title,
        createdAt: server.clock.now.toISOString(),
        marks: [[7, 11]],
        excerpt: '',
        excerptMarks: [],
      },
    ],
  });
});

test('a commitment that is open stands before one that is done, a deleted one nowhere', async () => {
  const { user, companyId, search } = await aLeader();
  const note = (text: string) =>
    user.call(commitmentEndpoints.create, { body: { text, companyId } });
  const [open, done, deleted] = [
    await note('Rever a'),
    await note('Rever b'),
    await note('Rever c'),
  ];
  await user.call(commitmentEndpoints.done, { params: { id: done.id }, body: {} });
  await user.call(commitmentEndpoints.erase, { params: { id: deleted.id } });
  const { commitments } = await search('rever');
  expect(commitments.map(({ id, state }) => [id, state])).toEqual([
    [open.id, 'open'],
    [done.id, 'done'],
  ]);
});

test.each([
  ['JOAO', 'João'],
  ['joão', 'JOAO'],
  ['ÁGUEDA', 'Agueda'],
  ['coracao', 'CORAÇÃO'],
  // Letter and accent as two characters, in the text and in what is looked for.
  ['joao', 'Joa\u0303o'],
  ['joa\u0303o', 'João'],
  ['muller', 'Müller'],
  ['pena', 'Peña'],
])('%s finds %s', async (q, name) => {
  const { employee, names } = await aLeader();
  await employee(name);
  expect(await names(q)).toEqual([name]);
});

test('every word must be there, in name or position, in any order', async () => {
  const { employee, names } = await aLeader();
  await employee('Renata Lopes', { position: 'Supervisora de Caixa' });
  await employee('Renata Dias', { position: 'Analista' });
  expect(await names('renata')).toEqual(['Renata Dias', 'Renata Lopes']);
  expect(await names(' caixa   RENATA ')).toEqual(['Renata Lopes']);
  expect(await names('lopes analista')).toEqual([]);
});

test('active people come first, then those whose names begin so, then the alphabet', async () => {
  const { employee, names } = await aLeader();
  await employee('Ana Antiga', { isActive: false });
  for (const name of ['Mariana', 'Fabiana', 'Ana Zélia', 'Ana Álvares']) await employee(name);
  expect(await names('ana')).toEqual([
    'Ana Álvares',
    'Ana Zélia',
    'Fabiana',
    'Mariana',
    'Ana Antiga',
  ]);
});

test('diary and documents come newest first, and no list is longer than said', async () => {
  const { companyId, search, employee, team, write } = await aLeader();
  const count = limits.searchResults + 1;
  for (let index = 0; index < count; index += 1) {
    await employee(`Davi ${index}`);
    await team(`Davi ${index}`);
    await write(`Davi ${index}`);
    await storeDocuments(server.db, { companyId, type: 'pdi', title: `Davi ${index}` });
  }
  const found = await search('davi');
  const first = ['Davi 0', 'Davi 1', 'Davi 2', 'Davi 3', 'Davi 4'];
  const newest = ['Davi 5', 'Davi 4', 'Davi 3', 'Davi 2', 'Davi 1'];
  expect(found.employees.map(({ name }) => name)).toEqual(first);
  expect(found.teams.map(({ name }) => name)).toEqual(first);
  expect(found.diary.map(({ excerpt }) => excerpt)).toEqual(newest);
  expect(found.documents.map(({ title }) => title)).toEqual(newest);
});

test.each([
  '%',
  '_',
  "'",
  '"',
  '\\',
  '.*',
  '$',
  '(a|b)',
  '[x]',
  '^',
  '{2}',
  '***',
  '(?i)',
  '--',
  '/',
])('%s stands for itself', async (sign) => {
  const { employee, names } = await aLeader();
  await employee('Sem sinais');
  await employee(`Com ${sign} dentro`);
  expect(await names(sign)).toEqual([`Com ${sign} dentro`]);
});

test('blank text, and text before a company is registered, finds nothing', async () => {
  const { search, employee } = await aLeader();
  await employee('Ana');
  expect(await search('')).toEqual(nothing);
  expect(await search('  \t ')).toEqual(nothing);
  const newcomer = await server.newUser();
  expect(await newcomer.call(searchEndpoints.search, { query: { q: 'ana' } })).toEqual(nothing);
});

test('the longest text is looked for, one character more and NUL are refused', async () => {
  const { user, search, employee, names } = await aLeader();
  const longest = 'ã'.repeat(limits.search);
  await employee(longest);
  expect(await names(longest)).toEqual([longest]);
  expect(await search('a '.repeat(limits.search / 2))).toMatchObject({
    employees: [{ name: longest }],
  });
  const emoji = '🧭'.repeat(limits.search / 2);
  expect(await search(emoji)).toEqual(nothing);
  for (const q of [`${longest}ã`, 'a\0b']) {
    expect((await user.fail(searchEndpoints.search, { query: { q } })).status).toBe(400);
  }
  expect((await user.fail(searchEndpoints.search, { query: {} })).status).toBe(400);
});

test('what is another company’s is never found', async () => {
  const owner = await aLeader();
  await owner.employee('Segredo');
  await owner.team('Segredo');
  await owner.write('Segredo');
  await storeDocuments(server.db, { companyId: owner.companyId, type: 'pdi', title: 'Segredo' });
  const stranger = await aLeader();
  expect(await stranger.search('segredo')).toEqual(nothing);
  expect((await owner.search('segredo')).documents).toHaveLength(1);
});

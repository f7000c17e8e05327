import { expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { readBrief } from '#documents/reading/brief.ts';
import type { DocumentWriter } from '#documents/kit/writer.ts';
import { documentWriters } from '#documents/writers.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { limits } from '#shared/limits.ts';
import { textsOf } from '#shared/json.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer, writingRoom } from '../../../test/harness.ts';
import { fillCompany, fillOthers } from '../../../test/large-database.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { gatherContext } from './context.ts';

/*
 * What goes into one document has a budget, whatever the company has grown to.
 */

const server = testServer();
/** Portuguese takes about 3.5 characters a token; the rules of a kind and what is known of a company. */
const most = { system: 9_000, context: 14_000 };

const writerOf = (kind: DocumentKind) => documentWriters[kind] as DocumentWriter<object, object>;

async function promptOf(
  kind: DocumentKind,
  ids: { company: string; employee: string; team: string; author?: string },
) {
  const brief = readBrief<never>(documentContracts[kind] as never, '{"title":"Reduzir as filas"}');
  const { consults, prompt } = writerOf(kind);
  const context = await gatherContext(server.db, ids.company as OwnedCompanyId, {
    author: { name: 'Marina Duarte', position: 'Gerente' },
    authorId: ids.author ?? ids.company,
    audience: documentContracts[kind].audience,
    employeeId: ids.employee,
    teamId: ids.team,
    terms: textsOf(brief),
    consults,
    now: server.clock.now,
    select: (diary) => writingRoom.ask('select', diary),
  });
  return prompt(brief, context);
}

async function aWordyCompany() {
  const user = await server.newUser();
  const { company, employee, team } = await aCompany(user);
  const long = (length: number) => 'palavra cumprida '.repeat(length / 17).slice(0, length);
  await user.call(companyEndpoints.update, {
    params: { id: company.id },
    body: {
      description: long(limits.paragraph),
      activities: long(limits.paragraph),
      philosophy: {
        mission: long(limits.paragraph),
        vision: long(limits.paragraph),
        values: Array.from({ length: limits.listItems }, (_, index) => `${long(900)} ${index}`),
      },
    },
  });
  for (let entry = 0; entry < 12; entry += 1) {
    const description = `Renata Lopes: ${long(limits.diaryEntry - 40)}`;
    await user.call(diaryEndpoints.create, { body: { companyId: company.id, description } });
  }
  return { company: company.id, employee: employee.id, team: team.id };
}

test.each(documentKindValues)('%s: the prompt keeps within its budget', async (kind) => {
  const { system, user } = await promptOf(kind, await aWordyCompany());
  expect(system.length).toBeLessThan(most.system);
  expect(user.length).toBeLessThan(most.context);
});

test('it is the same beside 10 employees and beside 10,000', async () => {
  const user = await server.newUser();
  const { company, employee, team } = await aCompany(user);
  const ids = { company: company.id, employee: employee.id, team: team.id };
  const prompts = () => Promise.all(documentKindValues.map((kind) => promptOf(kind, ids)));
  const statements = async () => (await server.sqlOf(prompts)).length;
  const small = { prompts: await prompts(), statements: await statements() };
  await fillOthers(server.db);
  const size = { documents: 5_000, employees: 10_000, diaryEntries: 1, until: server.clock.now };
  await fillCompany(server.db, company.id, size);
  expect({ prompts: await prompts(), statements: await statements() }).toEqual(small);
});

test('of the diary comes what is linked to the person, not what has the name', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const note = (description: string, employeeIds?: string[]) =>
    user.call(diaryEndpoints.create, {
      body: { companyId: company.id, description, ...(employeeIds && { employeeIds }) },
    });
  await note('Abriu a loja sozinha e fechou o caixa', [employee.id]);
  await note('Renata Lopes conduziu a reunião');
  const namesake = await note('Renata Lopes, a cliente, elogiou o balcão');
  await user.call(diaryEndpoints.unlink, {
    params: { id: namesake.id, employeeId: employee.id },
  });
  const { diary } = await gatherContext(server.db, company.id as OwnedCompanyId, {
    author: { name: 'Marina Duarte', position: 'Gerente' },
    authorId: company.id,
    audience: 'leader',
    employeeId: employee.id,
    teamId: null,
    terms: [],
    consults: ['employee', 'diary'],
    now: server.clock.now,
    select: (entries) => writingRoom.ask('select', entries),
  });
  expect(diary.map(({ text }) => text)).toEqual([
    'Renata Lopes conduziu a reunião',
    'Abriu a loja sozinha e fechou o caixa',
  ]);
});

test('what a kind does not consult is not even read', async () => {
  const user = await server.newUser();
  const { company, employee, team } = await aCompany(user);
  const gather = (consults: DocumentWriter<object, object>['consults']) =>
    gatherContext(server.db, company.id as OwnedCompanyId, {
      author: { name: 'Marina Duarte', position: 'Gerente' },
      authorId: company.id,
      audience: 'leader',
      employeeId: employee.id,
      teamId: team.id,
      terms: [],
      consults,
      now: server.clock.now,
      select: (diary) => writingRoom.ask('select', diary),
    });
  const sql = await server.sqlOf(() => gather(['team']));
  expect(sql.map(({ text }) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['companies', 'teams']);
  const context = await gather(['team']);
  expect(context).toMatchObject({
    company: { name: company.name, description: '', values: [] },
    team: { name: team.name },
    employee: null,
    latestPdi: null,
    diary: [],
  });
});

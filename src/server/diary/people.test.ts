import { readdirSync, readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { migrationsFolder } from '../../../test/migrations.ts';
import { ownerOf } from '../../../test/rows.ts';
import { diaryEntries, diaryMentions, employees } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer();
const people = ['Letícia Moura', 'Ana Lima', 'Ana Reis', 'D’Ávila Souza', 'José  Carlos', 'Íris'];
const entries = [
  'Letícia reviu a proposta; leticia ligou.',
  'Ana chegou cedo.',
  'ANA REIS e íris: turno da noite',
  'Ana-Lima e José. Mariana não.',
  'd’ávila souza fechou. Iris, Letícia, Ana Lima!',
  '',
  '… !!',
].filter((entry) => entry !== '');

/** Whom each entry names, by name, as the rows have it. */
async function named(companyId: string): Promise<string[]> {
  const rows = await server.db
    .select({ text: diaryEntries.description, name: employees.name })
    .from(diaryMentions)
    .innerJoin(diaryEntries, eq(diaryEntries.id, diaryMentions.diaryEntryId))
    .innerJoin(employees, eq(employees.id, diaryMentions.employeeId))
    .where(eq(diaryMentions.companyId, companyId))
    .orderBy(asc(diaryEntries.id), asc(employees.id));
  return rows.map(({ text, name }) => `${text.slice(0, 8)}: ${name}`);
}

test('entries of old get the mentions that writing them gives', async () => {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  for (const name of people) {
    await user.call(employeeEndpoints.create, { body: { ...anEmployeeForm(), name, companyId } });
  }
  for (const description of entries) {
    await user.call(diaryEndpoints.create, { body: { description, companyId } });
  }
  const written = await named(companyId);
  expect(written).toEqual([
    'Letícia : Letícia Moura',
    'ANA REIS: Ana Reis',
    'ANA REIS: Íris',
    'Ana-Lima: Ana Lima',
    'Ana-Lima: José  Carlos',
    'd’ávila : Letícia Moura',
    'd’ávila : Ana Lima',
    'd’ávila : D’Ávila Souza',
    'd’ávila : Íris',
  ]);
  await server.db.delete(diaryMentions);
  const file = readdirSync(migrationsFolder).find((name) => name.endsWith('_conversations.sql'))!;
  const statements = readFileSync(`${migrationsFolder}/${file}`, 'utf8').split(
    '--> statement-breakpoint',
  );
  await server.db.execute(sql.raw(statements.at(-1)!));
  expect(await named(companyId)).toEqual(written);
});

/** A company of these people, and what is done there, by name. */
async function companyOf(...names: string[]) {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const ids = new Map<string, string>();
  for (const name of names) {
    const form = { ...anEmployeeForm(), name, companyId };
    ids.set(name, (await user.call(employeeEndpoints.create, { body: form })).id);
  }
  const idOf = (name: string) => ids.get(name)!;
  return {
    user,
    companyId,
    idOf,
    note: (description: string, chosen: string[] = []) =>
      user.call(diaryEndpoints.create, {
        body: { description, companyId, employeeIds: chosen.map(idOf) },
      }),
    params: (entry: { id: string }, name: string) => ({
      params: { id: entry.id, employeeId: idOf(name) },
    }),
  };
}

const namesOf = (entry: { people: { name: string }[] }) => entry.people.map(({ name }) => name);

test('who is told apart is linked at once; of a name that several bear it is asked who it is', async () => {
  const { note } = await companyOf('Ana Lima', 'Ana Paula Reis', 'Ana Paula Dias', 'Bia Cruz');
  const entry = await note('Ana e Bia falaram; ana paula ouviu. Ana Paula Reis anotou.');
  expect(namesOf(entry)).toEqual(['Ana Paula Reis', 'Bia Cruz']);
  expect((await note('ana e a Bia')).unclear).toEqual([]);
  const asked = await note('Ana faltou. Ana Paula cobriu.');
  expect(
    asked.unclear.map(({ name, people: of }) => [name, of.map(({ name: one }) => one)]),
  ).toEqual([
    ['Ana', ['Ana Lima', 'Ana Paula Dias', 'Ana Paula Reis']],
    ['Ana Paula', ['Ana Paula Dias', 'Ana Paula Reis']],
  ]);
});

test('what was answered is asked no more, and outlives an edit; so does what was taken away', async () => {
  const { user, note, params } = await companyOf('Ana Lima', 'Ana Reis', 'Bia Cruz', 'Caio Luz');
  const entry = await note('Ana e Bia falaram', ['Caio Luz']);
  expect(namesOf(entry)).toEqual(['Bia Cruz', 'Caio Luz']);
  await user.call(diaryEndpoints.link, params(entry, 'Ana Reis'));
  await user.call(diaryEndpoints.link, params(entry, 'Ana Reis'));
  await user.call(diaryEndpoints.unlink, params(entry, 'Bia Cruz'));
  const { id } = entry;
  const body = { description: 'Ana e Bia falaram de novo', version: 0 };
  const edited = await user.call(diaryEndpoints.update, { params: { id }, body });
  expect(namesOf(edited)).toEqual(['Ana Reis', 'Caio Luz']);
  expect(edited.unclear).toEqual([]);
  const later = { description: 'Falaram', version: 1 };
  const bare = await user.call(diaryEndpoints.update, { params: { id }, body: later });
  expect(namesOf(bare)).toEqual(['Ana Reis', 'Caio Luz']);
});

test('a person of nowhere is refused, and nothing is kept', async () => {
  const { user, companyId, note } = await companyOf('Ana Lima');
  const body = { description: 'Sobre alguém', companyId, employeeIds: [companyId] };
  const answer = await user.fail(diaryEndpoints.create, { body });
  expect([answer.status, answer.body.message]).toEqual([404, messages.employeeNotFound]);
  expect(await user.call(diaryEndpoints.list, { query: { companyId } })).toEqual([]);
  const { id } = await note('Ana');
  const params = { id, employeeId: id };
  expect((await user.fail(diaryEndpoints.link, { params })).status).toBe(404);
});

test('who is erased is of no entry any more; the entry stays', async () => {
  const { user, companyId, note, idOf } = await companyOf('Ana Lima', 'Bia Cruz');
  await note('Ana e Bia');
  await user.call(employeeEndpoints.erase, { params: { id: idOf('Ana Lima') } });
  const [entry] = await user.call(diaryEndpoints.list, { query: { companyId } });
  expect(namesOf(entry!)).toEqual(['Bia Cruz']);
});

test('a long entry of a name that hundreds bear is read at once', async () => {
  const { companyId, note } = await companyOf('Ada Cruz');
  const { teamIds: _teams, ...person } = anEmployeeForm();
  const namesakes = Array.from({ length: 500 }, (_, each) => ({
    ...person,
    id: newId(),
    companyId,
    authorId: ownerOf(companyId),
    name: `Ana Paula Maria José da Silva e Souza ${each}`,
  }));
  await server.db.insert(employees).values(namesakes);
  const began = performance.now();
  const entry = await note(`Ada. ${'Ana '.repeat(4_900)}`);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(namesOf(entry)).toEqual(['Ada Cruz']);
  expect(entry.unclear.map(({ name }) => name)).toEqual(['Ana']);
});

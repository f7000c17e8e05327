import { readdirSync, readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { migrationsFolder } from '../../../test/migrations.ts';
import { diaryEntries, diaryMentions, employees } from '../db/schema.ts';

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

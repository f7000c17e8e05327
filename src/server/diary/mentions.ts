import { and, eq, sql } from 'drizzle-orm';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { firstNameKey, withoutAccents } from '../db/accents.ts';
import type { Tx } from '../db/database.ts';
import { diaryMentions, employees } from '../db/schema.ts';

/** More bear one of the first names in no entry that speaks of people. */
const mostNamesakes = 500;

/** Notes whom an entry names: by a first name that one person alone bears, or else by the whole name. */
export async function noteMentions(
  tx: Tx,
  companyId: OwnedCompanyId,
  entry: { id: string; authorId: string; description: string; date: Date },
): Promise<void> {
  const { id: diaryEntryId, authorId, description, date: at } = entry;
  const text = plainWords(description);
  const firstName = firstNameKey(employees.name);
  // Held until the entry is kept: who is erased meanwhile would leave it without the reference.
  const people = await tx
    .select({ id: employees.id, name: employees.name, firstName: sql<string>`${firstName}` })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        sql`${firstName} = any(string_to_array(${text}, ' '))`,
      ),
    )
    .orderBy(employees.id)
    .limit(mostNamesakes)
    .for('key share');
  const named = people.filter(
    ({ name, firstName: first, id }) =>
      !people.some((other) => other.firstName === first && other.id !== id) ||
      ` ${text} `.includes(` ${plainWords(name)} `),
  );
  if (named.length === 0) return;
  await tx
    .insert(diaryMentions)
    .values(named.map(({ id }) => ({ companyId, authorId, diaryEntryId, employeeId: id, at })));
}

function plainWords(text: string): string {
  return (
    withoutAccents(text)
      .toLowerCase()
      .replaceAll(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}

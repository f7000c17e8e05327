import { and, eq, sql } from 'drizzle-orm';
import type { Named } from '#shared/suggestions.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { inAlphabet, withoutAccents } from '../db/accents.ts';
import type { Db, Tx } from '../db/database.ts';
import { employees } from '../db/schema.ts';

/*
 * Who a name stands for. People are called by their first name, or by as much more of it as tells them apart.
 */

/** More bear one first name in no company where names are of use. */
const mostNamesakes = 100;

export function nameWords(text: string): string[] {
  return (
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The active people whose first name is one of these words. */
export async function findNamesakes(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  words: readonly string[],
): Promise<Named[]> {
  if (words.length === 0) return [];
  const firstName = sql`split_part(${inAlphabet(employees.name)}, ' ', 1)`;
  const wanted = sql.join(
    [...new Set(words)].map((word) => sql`${word}::text`),
    sql`, `,
  );
  return db
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        eq(employees.isActive, true),
        sql`${firstName} = any(array[${wanted}])`,
      ),
    )
    .orderBy(inAlphabet(employees.name), employees.id)
    .limit(mostNamesakes);
}

export interface NameFound {
  /** Those whom the words may mean: one, or several of one name. */
  people: Named[];
  /** Which words they are, from the first to the one after the last. */
  from: number;
  to: number;
}

/** The people whose name stands in the words from `at` on, as long as it stands there. */
export function namedAt(words: readonly string[], at: number, people: readonly Named[]): NameFound {
  let most = 0;
  let found: Named[] = [];
  for (const person of people) {
    const length = lengthOfName(words, at, nameWords(person.name));
    if (length === 0 || length < most) continue;
    found = length > most ? [person] : [...found, person];
    most = length;
  }
  return { people: found, from: at, to: at + most };
}

/** How many words of a name stand there; a middle name may be left out, as people do. */
function lengthOfName(words: readonly string[], at: number, name: readonly string[]): number {
  if (words[at] !== name[0]) return 0;
  let length = 1;
  let next = 1;
  for (;;) {
    const position = name.indexOf(words[at + length] ?? '', next);
    if (position === -1) return length;
    length += 1;
    next = position + 1;
  }
}

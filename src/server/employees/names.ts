import { and, eq, sql } from 'drizzle-orm';
import type { Named } from '#shared/suggestions.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { firstNameKey, inAlphabet, withoutAccents } from '../db/accents.ts';
import type { Db, Tx } from '../db/database.ts';
import { employees } from '../db/schema.ts';

/*
 * Who a name stands for. People are called by their first name, or by as much more of it as tells them apart.
 */

/** More bear one first name in no company where names are of use. */
const mostNamesakes = 500;

/** The words of a text as it was typed. */
export function typedWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
}

export function nameWords(text: string): string[] {
  return typedWords(text).map(nameWord).filter(Boolean);
}

/** A word without case, accents and apostrophes. */
export function nameWord(word: string): string {
  return withoutAccents(word).toLowerCase().replaceAll(/['’]/gu, '');
}

interface Wanted {
  words: readonly string[];
  /** Also those who have left, held until the transaction ends: who is erased meanwhile could not be referred to. */
  everyone?: true;
}

/** The people whose first name is one of these words: the active ones, unless everyone is wanted. */
export async function findNamesakes(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  { words, everyone }: Wanted,
): Promise<Named[]> {
  if (words.length === 0) return [];
  const wanted = [...new Set(words)].join(' ');
  const found = db
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        everyone ? undefined : eq(employees.isActive, true),
        sql`${firstNameKey(employees.name)} = any(string_to_array(${wanted}, ' '))`,
      ),
    )
    .orderBy(inAlphabet(employees.name), employees.id)
    .limit(mostNamesakes);
  return everyone ? found.for('key share') : found;
}

export interface NameFound {
  /** Those whom the words may mean: one, or several of one name. */
  people: Named[];
  /** Which words they are, from the first to the one after the last. */
  from: number;
  to: number;
}

/**
 * Finds the people whose name stands in the words of a text from `at` on, as long as it stands there. A text says the
 * same name again and again, and many may bear it: each phrase of words of names is looked at once.
 */
export function nameFinder(people: readonly Named[]) {
  const named = people.map((person) => ({ person, name: nameWords(person.name) }));
  const known = new Set(named.flatMap(({ name }) => name));
  const longest = Math.max(0, ...named.map(({ name }) => name.length));
  const found = new Map<string, ReturnType<typeof longestNames>>();
  return (words: readonly string[], at: number): NameFound => {
    let end = at;
    while (end - at < longest && known.has(words[end] ?? '')) end += 1;
    const phrase = words.slice(at, end);
    const key = phrase.join(' ');
    const longestFound = found.get(key) ?? longestNames(phrase, named);
    found.set(key, longestFound);
    return { people: longestFound.people, from: at, to: at + longestFound.length };
  };
}

/** Those of whose names the phrase has most from its first word on. */
function longestNames(
  phrase: readonly string[],
  named: readonly { person: Named; name: string[] }[],
): { people: Named[]; length: number } {
  let most = 0;
  let people: Named[] = [];
  for (const { person, name } of named) {
    const length = lengthOfName(phrase, name);
    if (length === 0 || length < most) continue;
    if (length > most) people = [];
    people.push(person);
    most = length;
  }
  return { people, length: most };
}

/** With how many words of a name it begins; a middle name may be left out, as people do. */
function lengthOfName(words: readonly string[], name: readonly string[]): number {
  if (name[0] === undefined || words[0] !== name[0]) return 0;
  let length = 1;
  let next = 1;
  for (;;) {
    const position = name.indexOf(words[length] ?? '', next);
    if (position === -1) return length;
    length += 1;
    next = position + 1;
  }
}

import { grouped } from './grouped.ts';
import { nameWords } from '../employees/names.ts';
import { withoutAccents } from '../db/accents.ts';

/** What tells one person from another. */
export interface Known {
  name: string;
  email: string | null;
}

export type Match<Person> = { person: Person } | 'nobody' | 'several';

/** A name without case, accents and double spaces. */
export function nameKey(name: string): string {
  return withoutAccents(name).toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Who a line is about. A name is one's own unless the addresses say otherwise; an address is too, as long as
 * the first name is the same: people marry, and small companies share one address.
 */
export function createMatcher<Person extends Known>(people: readonly Person[]) {
  const byName = grouped(people, ({ name }) => nameKey(name));
  const byEmail = grouped(
    people.filter(({ email }) => email !== null),
    ({ email }) => email!,
  );
  return ({ name, email }: Known): Match<Person> => {
    const namesakes = byName.get(nameKey(name)) ?? [];
    const same = namesakes.filter((person) => email !== null && person.email === email);
    if (same.length === 1) return { person: same[0]! };
    const possible = namesakes.filter(
      (person) => email === null || person.email === null || person.email === email,
    );
    if (possible.length > 1) return 'several';
    if (possible.length === 1) return { person: possible[0]! };
    const addressed = (email === null ? [] : (byEmail.get(email) ?? [])).filter(
      (person) => nameWords(person.name)[0] === nameWords(name)[0],
    );
    return addressed.length === 1 ? { person: addressed[0]! } : 'nobody';
  };
}

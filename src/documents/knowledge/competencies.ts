import { peopleCompetencies } from './competencies/people.ts';
import { tradeCompetencies } from './competencies/trade.ts';
import { workCompetencies } from './competencies/work.ts';
import type { Competency } from './competency.ts';
import { normalize } from './words.ts';

export const competencies: readonly Competency[] = [
  ...peopleCompetencies,
  ...workCompetencies,
  ...tradeCompetencies,
];

const known = competencies.flatMap((competency) =>
  [competency.name, ...competency.aliases].map((alias) => ({
    competency,
    words: ` ${normalize(alias)} `,
  })),
);

/** Longer names are no names of a competency: their words are about something else. */
const mostWords = 6;

/** The entry that a name speaks of in whole words, the longest alias first; null where none does. */
export function competencyNamed(name: string): Competency | null {
  const words = normalize(name);
  if (words.split(' ').length > mostWords) return null;
  const found = known
    .filter((alias) => ` ${words} `.includes(alias.words))
    .toSorted((one, other) => other.words.length - one.words.length);
  return found[0]?.competency ?? null;
}

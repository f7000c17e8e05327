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

const known = new Map(
  competencies.flatMap((competency) =>
    [competency.name, ...competency.aliases].map((alias) => [normalize(alias), competency]),
  ),
);

/**
 * The entry that goes by a name, however accented; null where none does. The whole name decides: 'Qualidade' is known,
 * 'Qualidade do café' may be anything.
 */
export function competencyNamed(name: string): Competency | null {
  return known.get(normalize(name)) ?? null;
}

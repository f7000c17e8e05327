import type { ActionPriority, DetailLevel } from './contract.ts';

/*
 * The rules of an action plan that its composer, its prompt, its settling and its rubric share.
 */

/** The period of a plan whose deadline nobody gave. */
export const defaultDays = 60;
/** A shorter plan has the fewest actions: there is no time for more. */
export const shortPeriodDays = 7;

/** How many actions a level of detail has, from and to. */
export const actionCounts: Record<DetailLevel, readonly [fewest: number, most: number]> = {
  resumido: [4, 6],
  detalhado: [7, 10],
};

interface Rhythm {
  /** The first action is due within so many business days. */
  firstWithin: number;
  /** How often the plan is looked at, in days. */
  reviewEvery: number;
}

export const rhythms: Record<ActionPriority, Rhythm> = {
  alta: { firstWithin: 2, reviewEvery: 7 },
  media: { firstWithin: 5, reviewEvery: 14 },
  baixa: { firstWithin: 10, reviewEvery: 30 },
};

/** When the actions of a plan are due, in percent of its period. */
const percents: Readonly<Record<number, readonly number[]>> = {
  4: [10, 35, 65, 100],
  5: [10, 20, 50, 80, 100],
  6: [10, 20, 35, 65, 80, 100],
  7: [10, 20, 35, 50, 65, 80, 100],
  8: [10, 20, 35, 50, 65, 80, 90, 100],
  9: [10, 20, 35, 50, 50, 65, 80, 90, 100],
  10: [10, 20, 35, 50, 50, 65, 80, 80, 90, 100],
};

/** For a number of actions that no rule foresees, evenly spread. */
export function percentsFor(count: number): readonly number[] {
  return (
    percents[count] ??
    Array.from({ length: count }, (_, index) => Math.round(((index + 1) / count) * 100))
  );
}

/** No more than this share of the actions falls due on the last day. */
export const mostOnLastDay = 0.3;

/** What everything depends on comes first; what can follow has a lower label, so that the list can be scanned. */
export function priorityAt(
  index: number,
  { count, priority }: { count: number; priority: ActionPriority },
): ActionPriority {
  if (priority === 'alta') return index < Math.ceil(count * 0.6) ? 'alta' : 'media';
  const urgent = count >= actionCounts.detalhado[0] ? 2 : 1;
  if (priority === 'media') return index < urgent ? 'alta' : 'media';
  return index < urgent ? 'media' : 'baixa';
}

/** Owners where the leader named nobody. */
export const ownerRoles = {
  leadership: 'Liderança da equipe',
  hr: 'RH',
} as const;

/** 'Todos' and 'equipe' are nobody: one person has to answer. */
export const nobody =
  /^(?:todos|todas|todo mundo|todas as pessoas|(?:a )?equipe(?: toda)?|(?:o )?time|colaboradores|n[aã]o definido|a definir)\.?$/iu;

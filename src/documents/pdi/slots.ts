import type { ActionTag } from './plan-text.ts';
import type { PlannedCompetency } from './planned.ts';

/** What a slot asks for: a practice of the first, middle or last levels, an exchange, a study. */
export type Source =
  | 'practice0'
  | 'practice1'
  | 'practice2'
  | 'exchange0'
  | 'exchange1'
  | 'study'
  | 'course'
  | 'keepPractice'
  | 'keepExchange';
interface Slot {
  source: Source;
  /** When it is due, in percent of the period. */
  percent: number;
}

export const tags: Record<Source, ActionTag> = {
  practice0: 'Prática',
  practice1: 'Prática',
  practice2: 'Prática',
  exchange0: 'Troca',
  exchange1: 'Troca',
  study: 'Estudo',
  course: 'Estudo',
  keepPractice: 'Prática',
  keepExchange: 'Troca',
};

/** Which actions a way of so many levels takes, and when. First steps do not suit who is at level 3 or more. */
export function slotsFor({ distance, currentLevel }: PlannedCompetency): Slot[] {
  const [first, second] = currentLevel <= 2 ? [0, 1] : currentLevel === 3 ? [1, 2] : [2, 2];
  if (distance <= 0) {
    return [
      { source: 'keepExchange', percent: 20 },
      { source: 'keepPractice', percent: 80 },
    ];
  }
  if (distance === 1) {
    return [
      { source: 'study', percent: 20 },
      { source: 'exchange0', percent: 45 },
      { source: `practice${first}` as Source, percent: 90 },
    ];
  }
  const two: Slot[] = [
    { source: 'study', percent: 15 },
    { source: 'exchange0', percent: 25 },
    { source: `practice${first}` as Source, percent: 40 },
    { source: 'exchange1', percent: 55 },
    { source: `practice${second}` as Source, percent: 70 },
  ];
  if (distance === 2) return two;
  return [
    ...two.slice(0, 3),
    { source: 'course', percent: 45 },
    ...two.slice(3),
    { source: 'practice2', percent: 95 },
  ];
}

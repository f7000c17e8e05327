import type { Competency, Step } from '../knowledge/competency.ts';
import { courseSteps, genericSteps, maintenanceSteps } from '../knowledge/generic-steps.ts';
import type { ActionTag } from './plan-text.ts';
import type { PlannedCompetency } from './planned.ts';

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

export const anyEntrySteps: Record<Source, readonly Step[]> = {
  ...genericSteps,
  course: courseSteps,
  keepPractice: maintenanceSteps.practice,
  keepExchange: maintenanceSteps.exchange,
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

export function ownStep(entry: Competency, source: Source): Step | null {
  switch (source) {
    case 'practice0':
      return entry.practice[0];
    case 'practice1':
      return entry.practice[1];
    case 'practice2':
      return entry.practice[2];
    case 'exchange0':
      return entry.exchange[0];
    case 'exchange1':
      return entry.exchange[1];
    case 'study':
      return entry.study;
    default:
      return null;
  }
}

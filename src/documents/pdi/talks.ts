import type { Span } from '../kit/span.ts';
import { milestones } from './mould.ts';
import { paceOf } from './steps.ts';

/** A talk of the two about the plan. */
export interface PlannedTalk {
  /** `dd/MM/yyyy` */
  day: string;
  about: string;
}

/** From so many weeks on, a plan has four talks. */
const longPlan = 6;

/** In order of day, the last one at the end: every part of a plan that names a talk takes it from here. */
export function talksOf(span: Span): PlannedTalk[] {
  const talk = (share: number, about: string) => ({ day: span.dayAt(share), about });
  const pace = paceOf(span);
  if (pace !== 'steps') return [talk(1, milestones[pace])];
  const middle = talk(0.5, milestones.middle);
  const ahead =
    span.weeks >= longPlan
      ? [talk(0.25, milestones.first), middle, talk(0.75, milestones.alone)]
      : [middle];
  return [...ahead, talk(1, milestones.last)];
}

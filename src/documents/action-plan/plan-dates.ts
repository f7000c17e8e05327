import { addDays, daysBetween } from '#shared/format.ts';
import { isBusinessDay, plannedDay, type Window } from '../writing/calendar.ts';
import type { ActionPriority } from './contract.ts';
import { rhythms } from './rules.ts';

export interface PlanDates {
  /** The first day of the period on which one works. */
  start: string;
  /** When the first action is due, the baseline with it. */
  first: string;
  /** Until when the targets are set. */
  target: string;
  /** The last day of the period on which one works. */
  last: string;
  /** The business day at a percentage of the period, clear of absences that the notes announce. */
  at(percent: number): string;
  /** The business day at a day of the period, or the nearest before it. */
  near(day: string): string;
}

/** A target that is set later than this steers nothing. */
const targetWithin = 30;

/** The days that the whole plan turns on. */
export function readDates(
  { today, deadline, priority }: { today: string; deadline: string; priority: ActionPriority },
  away: readonly Window[] = [],
): PlanDates {
  const isFree = (day: string) =>
    isBusinessDay(day) && !away.some(({ from, to }) => day >= from && day <= to);
  let start = today;
  while (start < deadline && !isFree(start)) start = addDays(start, 1);
  const days = daysBetween(today, deadline);
  const on = (day: string) => plannedDay(day, { today: start, deadline, away });
  const at = (percent: number) => on(addDays(today, Math.floor((days * percent) / 100)));
  const first = earlier(at(10), on(windowEnd(today, priority)));
  const target = earlier(at(20), on(addDays(today, targetWithin)));
  return { start, first, target: target < first ? first : target, last: at(100), at, near: on };
}

/** The last of the business days within which the first action is due. */
function windowEnd(today: string, priority: ActionPriority): string {
  let day = today;
  for (let left = rhythms[priority].firstWithin; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

import { addDays, daysBetween } from '#shared/format.ts';
import { plannedDay, type Window } from '../writing/calendar.ts';
import type { Period } from './day-windows.ts';

/**
 * The business day at a percentage of a plan's time. An absence that reaches into the period from its
 * beginning, or up to its end, leaves the plan what lies between: all its dates move together.
 */
export function daysOfPlan(
  { today, deadline }: Period,
  away: readonly Window[],
  weekdaysOff: ReadonlySet<number> = new Set(),
): (percent: number) => string {
  const { from, to } = workingSpan({ today, deadline }, away);
  const days = daysBetween(from, to);
  return (percent) =>
    plannedDay(addDays(from, Math.floor((days * percent) / 100)), {
      today: from,
      deadline: to,
      away,
      weekdaysOff,
    });
}

function workingSpan({ today, deadline }: Period, away: readonly Window[]): Window {
  let from = today;
  let to = deadline;
  for (const _ of away) {
    for (const window of away) {
      if (window.from <= from && window.to >= from) from = addDays(window.to, 1);
      if (window.from <= to && window.to >= to) to = addDays(window.from, -1);
    }
  }
  return from <= to ? { from, to } : { from: today, to: deadline };
}

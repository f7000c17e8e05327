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
  const within = { today: from, deadline: to, away, weekdaysOff };
  const here = daysPresent({ from, to }, away);
  if (here.length > (days + 1) * (1 - longAbsence)) {
    return (percent) => plannedDay(addDays(from, Math.floor((days * percent) / 100)), within);
  }
  return (percent) =>
    plannedDay(here[Math.floor(((here.length - 1) * percent) / 100)] ?? to, within);
}

/** An absence of so large a part of the time would press the dates together before it. */
const longAbsence = 0.25;

function daysPresent({ from, to }: Window, away: readonly Window[]): string[] {
  const here: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!away.some((window) => day >= window.from && day <= window.to)) here.push(day);
  }
  return here;
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

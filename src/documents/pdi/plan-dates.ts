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
  const present = spansPresent({ from, to }, away);
  const here = present.reduce((sum, span) => sum + lengthOf(span), 0);
  if (here === 0 || here > (days + 1) * (1 - longAbsence)) {
    return (percent) => plannedDay(addDays(from, Math.floor((days * percent) / 100)), within);
  }
  return (percent) => plannedDay(dayOf(present, Math.floor(((here - 1) * percent) / 100)), within);
}

/** An absence of so large a part of the time would press the dates together before it. */
const longAbsence = 0.25;

const lengthOf = ({ from, to }: Window) => daysBetween(from, to) + 1;

/** What is left of a span without the absences. A plan may last for thousands of years: no day is looked at alone. */
function spansPresent(whole: Window, away: readonly Window[]): Window[] {
  return away.reduce<Window[]>(
    (spans, { from, to }) =>
      spans.flatMap((span) => {
        if (to < span.from || from > span.to) return [span];
        const before = from > span.from ? [{ from: span.from, to: addDays(from, -1) }] : [];
        const after = to < span.to ? [{ from: addDays(to, 1), to: span.to }] : [];
        return [...before, ...after];
      }),
    [whole],
  );
}

/** The day so many days after the first, counted through spans that follow one another. */
function dayOf(spans: readonly Window[], index: number): string {
  let left = index;
  for (const span of spans) {
    if (left < lengthOf(span)) return addDays(span.from, left);
    left -= lengthOf(span);
  }
  throw new RangeError(`No day ${index} in ${spans.length} spans`);
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

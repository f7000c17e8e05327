import type { Recurrence } from '#shared/commitments.ts';
import { addDays, lastNearDay } from '#shared/format.ts';

const days: Partial<Record<Recurrence, number>> = { weekly: 7, biweekly: 14 };

/**
 * The day of the next one: the first of its rhythm after both days, counted from the day that was agreed
 * at first, so that one that was put off does not move the others. In a month without that day, its last.
 *
 * @returns null where it would be a day that nobody agrees on
 */
export function nextDay(recurrence: Recurrence, agreed: string, today: string): string | null {
  // As text a year of five digits comes before all others.
  if (agreed > lastNearDay) return null;
  const step = days[recurrence];
  for (let count = 1; ; count += 1) {
    const day = step === undefined ? monthsAfter(agreed, count) : addDays(agreed, step * count);
    if (day > today) return day > lastNearDay ? null : day;
    // Of one that lay for years nobody wants to hear how often it was missed.
    if (count === 1 && step !== undefined) {
      const missed = Math.floor((Date.parse(today) - Date.parse(agreed)) / 86_400_000 / step);
      count = Math.max(1, missed);
    }
  }
}

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

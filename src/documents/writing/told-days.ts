import { addDays, isCalendarDay, parseDay } from '#shared/format.ts';
import { addMonths } from './calendar.ts';

/** As `normalize` leaves them. */
export const monthNames =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

/** The first day after `today` that a text names whole, in figures; as `yyyy-MM-dd`. */
export function firstWholeDay(text: string, today: string): string | null {
  const days = [...text.matchAll(/\b(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})\b/gu)]
    .map(([found]) => (isCalendarDay(found) ? found : parseDay(found)))
    .filter((day) => day !== null && day > today);
  return days[0] ?? null;
}

/** A day as somebody types it: '4', '1' and, where it was said, '2027'. */
interface ToldDay {
  day: string;
  month: string;
  year: string | undefined;
}

/** The next such day from `since` on where no year is said; null for a day that no calendar has. */
export function nextDay({ day, month, year }: ToldDay, since: string): string | null {
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(since.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)];
  const days = years.map((each) => `${each}-${monthAndDay}`).filter(isCalendarDay);
  return days.find((iso) => year !== undefined || iso >= since) ?? null;
}

/** The last day of a `yyyy-MM`. */
export function lastDayOf(month: string): string {
  return addDays(addMonths(`${month}-01`, 1), -1);
}

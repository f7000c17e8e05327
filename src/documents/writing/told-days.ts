import { addDays, isCalendarDay, parseDay } from '#shared/format.ts';
import { addMonths } from './calendar.ts';

/** As `normalize` leaves them. */
export const monthNames =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

/** As `normalize` leaves them. */
const numberWords: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
};

/** A number as a time is told, in figures or in a word, for a pattern: '90', 'tres'. */
export const anyNumber = `(?:\\d{1,3}|${Object.keys(numberWords).join('|')})`;

/** What `anyNumber` found; `NaN` for a word that is none. */
export function numberOf(told: string): number {
  return numberWords[told] ?? (told === '' ? Number.NaN : Number(told));
}

/** The day that lies so many days, weeks, months or years after `since`; the unit as `normalize` leaves it. */
export function dayAfter(count: number, unit: string, since: string): string {
  if (unit.startsWith('dia')) return addDays(since, count);
  if (unit.startsWith('semana')) return addDays(since, 7 * count);
  return addMonths(since, unit.startsWith('ano') ? 12 * count : count);
}

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

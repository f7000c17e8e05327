import { addDays, daysBetween, formatDay, parseDay, plural } from '#shared/format.ts';

/** Days of the year on which nobody in Brazil is expected to work, as `MM-dd`. */
const fixedHolidays = [
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
];
/** Days of work on which most stop at noon, or are away: nothing is planned for them. */
const eves = ['12-24', '12-31'];

/**
 * Carnival Monday and Tuesday, Good Friday and Corpus Christi, in days from Easter. Two of them are
 * optional by law; a plan that keeps clear of all four suits everyone.
 */
const movingHolidays = [-48, -47, -2, 60];
/** Carnival and Corpus Christi: many work on them, so that a typed day may be meant. */
const optionalDays = [-48, -47, 60];

/** Easter Sunday of a Gregorian year (Meeus), as `yyyy-MM-dd`. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const leap = Math.floor(b / 4);
  const correction = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - leap - correction + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A day off by custom and not by law of the whole country. */
export function isOptionalDay(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  return optionalDays.some((days) => addDays(easter, days) === day);
}

const holidaysByYear = new Map<string, Set<string>>();

function holidaysOf(year: string): Set<string> {
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    const easter = easterSunday(Number(year));
    holidays = new Set([
      ...fixedHolidays.map((monthAndDay) => `${year}-${monthAndDay}`),
      ...movingHolidays.map((days) => addDays(easter, days)),
    ]);
    holidaysByYear.set(year, holidays);
  }
  return holidays;
}

const weekdays = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
];

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** 'sexta-feira', of a day `yyyy-MM-dd`. */
export function weekdayName(day: string): string {
  return weekdays[weekdayOf(day)] ?? '';
}

/** 'sexta-feira, 27/11/2026' */
export function dayWithWeekday(day: string): string {
  return `${weekdayName(day)}, ${formatDay(day)}`;
}

/** '27/11/2026' → '27/11/2026 (sex)'; what is no day stays as it is. */
export function withWeekday(text: string): string {
  const day = parseDay(text);
  return day === null ? text : `${text} (${weekdayName(day).slice(0, 3)})`;
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day));
}

export function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && !holidaysOf(day.slice(0, 4)).has(day);
}

/**
 * A day one can work on, for something planned: it moves back to the previous business day, so it never
 * passes the deadline; where that would lie before today, it is the first business day from today on, and
 * the deadline itself where there is none.
 */
export function plannedDay(
  target: string,
  { today, deadline }: { today: string; deadline: string },
): string {
  const suits = (day: string) => isBusinessDay(day) && !eves.includes(day.slice(5));
  const start = target > deadline ? deadline : target < today ? today : target;
  for (let day = start; day >= today; day = addDays(day, -1)) if (suits(day)) return day;
  for (let day = start; day <= deadline; day = addDays(day, 1)) if (suits(day)) return day;
  return deadline;
}

/** The same day some months on, or the last of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** Whole months from one day to another. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return Math.max(0, addMonths(from, months) <= to ? months : months - 1);
}

/** A duration is a sum of whole weeks from so many days on; a shorter one is counted in days. */
const daysInWeeks = 28;

/** '2 meses' where they are exact, else '11 semanas' or '80 dias'. */
export function durationBetween(from: string, to: string): string {
  const months = monthsBetween(from, to);
  if (months >= 2 && addMonths(from, months) === to) return plural(months, 'mês', 'meses');
  const days = Math.max(1, daysBetween(from, to));
  return days >= daysInWeeks && days % 7 === 0
    ? plural(days / 7, 'semana', 'semanas')
    : plural(days, 'dia', 'dias');
}

/** The last business day before a day. */
export function previousBusinessDay(day: string): string {
  let before = addDays(day, -1);
  while (!isBusinessDay(before)) before = addDays(before, -1);
  return before;
}

/** The last day of a plan until a deadline: that day, or the business day before it where nobody works on it. */
export function isLastDay(day: string | null, deadline: string): boolean {
  return day === deadline || (!isBusinessDay(deadline) && day === previousBusinessDay(deadline));
}

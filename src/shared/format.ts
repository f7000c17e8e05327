/** The calendar of a day where the client names no other zone. */
export const defaultTimeZone = 'America/Sao_Paulo';

/** More than there are zones: their names have no case, so that one zone has countless spellings. */
const mostFormats = 1_000;
/** Of each zone its format, and the day of the minute that was asked for last: that is mostly now. */
const calendars = new Map<string, { format: Intl.DateTimeFormat; minute: number; day: string }>();

/** The calendar day of an instant in a zone, as `yyyy-MM-dd`. */
export function calendarDay(instant: Date, timeZone: string = defaultTimeZone): string {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    // en-CA writes a date as yyyy-MM-dd.
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendar = { format, minute: NaN, day: '' };
    if (calendars.size >= mostFormats) calendars.clear();
    calendars.set(timeZone, calendar);
  }
  // Formatting costs more than the rest of a small request. In every zone a day begins with a minute.
  const minute = Math.floor(instant.getTime() / 60_000);
  if (minute !== calendar.minute) {
    calendar.day = calendar.format.format(instant);
    calendar.minute = minute;
  }
  return calendar.day;
}

/** True for an IANA name that the platform knows. Offsets like `+03:00` are no names. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    calendarDay(new Date(0), name);
    return true;
  } catch {
    return false;
  }
}

/** Of zones and days, as they were looked for last. */
const starts = new Map<string, number>();

/** The first instant of a calendar day in a zone, also where the clock was put forward at midnight. */
export function startOfDay(day: string, timeZone: string = defaultTimeZone): Date {
  const key = `${day} ${timeZone}`;
  let start = starts.get(key);
  if (start === undefined) {
    start = findStartOfDay(day, timeZone);
    if (starts.size >= mostFormats) starts.clear();
    starts.set(key, start);
  }
  return new Date(start);
}

function findStartOfDay(day: string, timeZone: string): number {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is more than 15 hours from UTC; a quarter of an hour divides every offset.
  const at = (quarters: number) => utcMidnight + quarters * 900_000;
  let before = -61;
  let from = 60;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (calendarDay(new Date(at(middle)), timeZone) >= day) from = middle;
    else before = middle;
  }
  return at(from);
}

/** From the year 1000 on: not everything writes an earlier one with four digits. */
const isoDay = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** True for a `yyyy-MM-dd` that exists in the calendar. */
export function isCalendarDay(value: string): boolean {
  const match = isoDay.exec(value);
  if (!match) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Nobody agrees on a day of another century; further ones would leave the calendar with what recurs. */
const firstNearDay = '2000-01-01';
export const lastNearDay = '2100-12-31';

/** True for a day of the calendar that people agree on or look at. */
export function isNearDay(value: string): boolean {
  return isCalendarDay(value) && value >= firstNearDay && value <= lastNearDay;
}

/** `yyyy-MM-dd` plus a number of days, as `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Days from `from` to `to`, both `yyyy-MM-dd`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** `yyyy-MM-dd` → `dd/MM/yyyy`. */
export function formatDay(day: string): string {
  const match = isoDay.exec(day);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : day;
}

/** `dd/MM/yyyy` → `yyyy-MM-dd`, or null where it is no date. */
export function parseDay(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const day = `${match[3]}-${match[2]!.padStart(2, '0')}-${match[1]!.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

const dateTime = new Intl.DateTimeFormat('pt-BR', {
  timeZone: defaultTimeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as `dd/MM/yyyy às HH:mm`, in the zone that all of the product counts days in. */
export function formatInstant(iso: string): string {
  const parts = Object.fromEntries(
    dateTime.formatToParts(new Date(iso)).map((part) => [part.type, part.value]),
  );
  return `${parts['day']}/${parts['month']}/${parts['year']} às ${parts['hour']}:${parts['minute']}`;
}

/** `plural(2, 'dia', 'dias')` → `2 dias`. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const lists = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** 'a, b e c' */
export function joinList(items: readonly string[]): string {
  return lists.format(items);
}

import type { CalendarEntry } from '#documents/kit/calendar.ts';
import { addDays } from '#shared/format.ts';

/*
 * Calendar entries as RFC 5545 has them. A meeting is written in the zone it is held in, with that zone
 * described, so that its hour stays what it is should the zone's clocks change.
 */

export interface CalendarFile {
  /** Of the document: with an entry's key it makes a name that no other entry has. */
  id: string;
  /** What a calendar that follows the file is called. */
  name?: string;
  entries: readonly CalendarEntry[];
  /** When this version was made. */
  stamp: Date;
  /** When what has an hour begins, `yyyy-MM-ddTHH:mm` in `timeZone`. */
  start: string;
  timeZone: string;
  /** Below every entry's own notes. */
  notice: string;
}

/** The text of an .ics file. */
export function calendarText(file: CalendarFile): string {
  const { entries, name } = file;
  const hasHour = entries.some((entry) => 'minutes' in entry);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Leme//Leme//PT',
    'CALSCALE:GREGORIAN',
    ...(name === undefined
      ? []
      : [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...(hasHour ? zoneLines(file) : []),
    ...entries.flatMap((entry) => entryLines(entry, file)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarEntry, file: CalendarFile): string[] {
  const { id, stamp, notice } = file;
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${entry.key}@leme`,
    `DTSTAMP:${utc(stamp)}`,
    // Of two versions of an entry the later one counts.
    `SEQUENCE:${Math.floor(stamp.getTime() / 1_000) % 2_147_483_647}`,
    ...whenLines(entry, file),
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(`${entry.notes}\n\n${notice}`)}`,
    ...('day' in entry ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

function whenLines(entry: CalendarEntry, { start, timeZone }: CalendarFile): string[] {
  if ('day' in entry) {
    const compact = (day: string) => day.replaceAll('-', '');
    return [
      `DTSTART;VALUE=DATE:${compact(entry.day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(entry.day, 1))}`,
    ];
  }
  const hours = Math.floor(entry.minutes / 60);
  const minutes = entry.minutes % 60;
  return [
    `DTSTART;TZID=${zoneName(timeZone)}:${localTime(start)}`,
    `DURATION:PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 || hours === 0 ? `${minutes}M` : ''}`,
  ];
}

/** The zone as it is at that time: calendars know the rest of it by its name. */
function zoneLines({ start, timeZone }: CalendarFile): string[] {
  const offset = offsetAt(start, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zoneName(timeZone)}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

/** '-0300': how far the clocks of a zone are from UTC when they show this time. */
function offsetAt(local: string, timeZone: string): string {
  const shown = Date.parse(`${local}:00Z`);
  const offset = minutesFromUtc(new Date(shown), timeZone);
  // Near a change of the clocks the first guess may be an hour off.
  const minutes = minutesFromUtc(new Date(shown - offset * 60_000), timeZone);
  const [sign, size] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${sign}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

function minutesFromUtc(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}

/** As the platform spells it, whatever case it came in. */
function zoneName(timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
}

/** `yyyy-MM-ddTHH:mm` → `yyyyMMddTHHmm00` */
function localTime(local: string): string {
  return `${local.replace(/[-:]/g, '')}00`;
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\r\n?|\n/gu, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** At most 75 octets a line; what goes on begins with a space. No character is split. */
function folded(line: string): string {
  if (line.length * 3 <= 75) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      parts.push(part);
      part = '';
      // The space before it counts too.
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

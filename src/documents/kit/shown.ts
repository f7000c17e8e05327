import { formatDay, formatInstant, isCalendarDay } from '#shared/format.ts';
import { isJsonObject, withTexts } from '#shared/json.ts';

/** A day, or an instant, that is a word of its own: not a part of an address, of a file's name or of a number. */
const isoTimes =
  /(?<![\w/=?&#.%+:@-])(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?(?![\w/=&%@-]|[.:]\w)/gu;

/**
 * Texts as people read them: a day that was stored or streamed as `yyyy-MM-dd` is `dd/MM/yyyy`, and an instant has
 * its hour after it. Midnight is how programs write a day.
 */
export function shown<Value>(value: Value): Value {
  return withTexts(value, (text) => text.replace(isoTimes, toBrazilian));
}

function toBrazilian(iso: string, day: string, time = '00:00', zone = ''): string {
  if (!isCalendarDay(day)) return iso;
  if (time === '00:00') return formatDay(day);
  if (zone === '') return `${formatDay(day)} às ${time}`;
  return Number.isNaN(Date.parse(iso)) ? iso : formatInstant(iso).replace(/ às 00:00$/u, '');
}

/** The same of a whole content, but for the text that somebody edited: that stays as it was typed. */
export function shownContent<Content>(content: Content): Content {
  if (!isJsonObject(content) || content['editedContent'] === undefined) return shown(content);
  return { ...shown(content), editedContent: content['editedContent'] };
}

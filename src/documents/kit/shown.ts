import { formatDay, formatInstant } from '#shared/format.ts';
import { withTexts } from '#shared/json.ts';

const isoTimes =
  /(?<![\w-])(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?(?![\w-])/gu;

/**
 * A document as people read it: a day that was stored or streamed as `yyyy-MM-dd` is `dd/MM/yyyy`, and an instant has
 * its hour after it. Midnight is how programs write a day.
 */
export function shown<Value>(value: Value): Value {
  return withTexts(value, (text) => text.replace(isoTimes, toBrazilian));
}

function toBrazilian(iso: string, day: string, time = '00:00', zone = ''): string {
  if (time === '00:00') return formatDay(day);
  if (zone === '') return `${formatDay(day)} às ${time}`;
  return Number.isNaN(Date.parse(iso)) ? iso : formatInstant(iso);
}

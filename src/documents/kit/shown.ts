import { formatDay } from '#shared/format.ts';
import { withTexts } from '#shared/json.ts';

const isoDays = /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/gu;

/** A document as people read it: a day that was stored or streamed as `yyyy-MM-dd` is `dd/MM/yyyy`. */
export function shown<Value>(value: Value): Value {
  return withTexts(value, (text) => text.replace(isoDays, formatDay));
}

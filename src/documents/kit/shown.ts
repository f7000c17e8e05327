import { formatDay } from '#shared/format.ts';
import { isJsonObject } from '#shared/json.ts';

const isoDays = /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/gu;

/** A document as people read it: a day that was stored or streamed as `yyyy-MM-dd` is `dd/MM/yyyy`. */
export function shown<Value>(value: Value): Value {
  return withShownDays(value) as Value;
}

function withShownDays(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(isoDays, formatDay);
  if (Array.isArray(value)) return value.map(withShownDays);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withShownDays(item)]));
}

import { addDays } from '#shared/format.ts';
import {
  anyNumber,
  dayAfter,
  firstWholeDay,
  lastDayOf,
  monthNames,
  nextDay,
  numberOf,
} from '../writing/told-days.ts';
import { normalize } from '../knowledge/words.ts';

const span = new RegExp(
  String.raw`\b(?:em|dentro de|n[oa]s proxim[oa]s) (${anyNumber}) (dias?|semanas?|mes|meses)\b`,
  'u',
);
const untilMonth = new RegExp(
  String.raw`\bate (?:o )?(?:(?:fim|final) de |mes de )?(${monthNames.join('|')})(?: de (\d{4}))?\b`,
  'u',
);
const longest = 1096;

/**
 * The deadline that an objective tells where the form has none: a day, 'em 3 meses', 'até o fim do mês',
 * 'até junho'. `yyyy-MM-dd`, after today and within three years; else null.
 */
export function toldDeadline(text: string, today: string): string | null {
  const day =
    firstWholeDay(text, today) ??
    spanEnd(text, today) ??
    monthEnd(text, today) ??
    eveOfMonth(text, today);
  return day !== null && day > today && day <= addDays(today, longest) ? day : null;
}

/** Beyond it, a day without a year is more likely one that has passed. */
const halfYear = 183;

/** The deadline of a text without fields; where it tells only days, the last of them. */
export function freeTextDeadline(text: string, today: string): string | null {
  const told = toldDeadline(text, today);
  if (told !== null) return told;
  const days = [...text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/gu)]
    .map(([, day = '', month = '']) => nextDay({ day, month, year: undefined }, today))
    .filter((day) => day !== null)
    .filter((day) => day > today && day <= addDays(today, halfYear));
  return days.reduce<string | null>(
    (last, day) => (last === null || day > last ? day : last),
    null,
  );
}

function spanEnd(text: string, today: string): string | null {
  const [, told = '', unit = ''] = span.exec(normalize(text)) ?? [];
  const count = numberOf(told);
  return count > 0 ? dayAfter(count, unit, today) : null;
}

function monthEnd(text: string, today: string): string | null {
  const plain = normalize(text);
  if (/\bate o (?:fim|final) do mes\b/u.test(plain)) return lastDayOf(today.slice(0, 7));
  if (/\bate o (?:fim|final) do ano\b/u.test(plain)) return `${today.slice(0, 4)}-12-31`;
  const [, month = '', year] = untilMonth.exec(plain) ?? [];
  const number = monthNames.indexOf(month) + 1;
  if (number === 0) return null;
  const thisYear = Number(today.slice(0, 4));
  const isPast = number < Number(today.slice(5, 7));
  const chosen = year === undefined ? thisYear + (isPast ? 1 : 0) : Number(year);
  return lastDayOf(`${chosen}-${String(number).padStart(2, '0')}`);
}

const startOfMonth = new RegExp(String.raw`\bem (${monthNames.join('|')}) de (\d{4})\b`, 'u');

/** 'Assumir a coordenação em julho de 2027': what prepares it ends before. */
function eveOfMonth(text: string, today: string): string | null {
  const [, month = '', year = ''] = startOfMonth.exec(normalize(text)) ?? [];
  const number = monthNames.indexOf(month) + 1;
  if (number === 0) return null;
  const eve = addDays(`${year}-${String(number).padStart(2, '0')}-01`, -1);
  return eve > addDays(today, 7) ? eve : null;
}

import { addDays } from '#shared/format.ts';
import { addMonths } from '../writing/calendar.ts';
import { firstWholeDay, lastDayOf, monthNames, nextDay } from '../writing/told-days.ts';
import { normalize } from '../knowledge/words.ts';

const counts: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  oito: 8,
  dez: 10,
  doze: 12,
};
const span = new RegExp(
  String.raw`\b(?:em|dentro de|n[oa]s proxim[oa]s) (\d{1,3}|${Object.keys(counts).join('|')}) (dias?|semanas?|mes|meses)\b`,
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
  const [, count = '', unit = ''] = span.exec(normalize(text)) ?? [];
  const number = counts[count] ?? Number(count);
  if (unit === '' || number < 1) return null;
  if (unit.startsWith('dia')) return addDays(today, number);
  if (unit.startsWith('semana')) return addDays(today, number * 7);
  return addMonths(today, number);
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

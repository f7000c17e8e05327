import { addDays, isCalendarDay } from '#shared/format.ts';
import { addMonths } from '../../writing/calendar.ts';
import { firstWholeDay, monthNames } from '../../writing/told-days.ts';
import { normalize } from '../../knowledge/words.ts';
import { splitSentences } from '../sentences.ts';

const figures: Readonly<Record<string, number>> = {
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
const figure = `(\\d{1,3}|${Object.keys(figures).join('|')})`;
const longestYears = 3;

/** The day until which a text wants a plan: the first one to come that it names, else how long it says. */
export function deadlineIn(text: string, today: string): string | null {
  return (
    firstWholeDay(text, today) ??
    untilDay(text, today) ??
    untilMonth(text, today) ??
    duringSoLong(text, today)
  );
}

/** 'até 30/06', 'até 30 de junho (de 2027)' */
function untilDay(text: string, today: string): string | null {
  const slashed = /até (?:o dia )?(\d{1,2})\/(\d{1,2})(?![\d/])/iu.exec(text);
  if (slashed) return nextDay(Number(slashed[1]), Number(slashed[2]), null, today);
  const told = new RegExp(
    `\\bate (?:o )?(?:dia )?(\\d{1,2}) de (${monthNames.join('|')})(?: de (\\d{4}))?\\b`,
    'u',
  ).exec(normalize(text));
  if (!told) return null;
  return nextDay(Number(told[1]), monthNames.indexOf(told[2] ?? '') + 1, told[3] ?? null, today);
}

/** 'até junho', 'até o fim de junho de 2027', 'até o fim do ano': the last day of it. */
function untilMonth(text: string, today: string): string | null {
  const plain = normalize(text);
  if (/\bate o (?:fim|final) d(?:o|este) ano\b/u.test(plain)) return `${today.slice(0, 4)}-12-31`;
  const told = new RegExp(
    `\\bate (?:o )?(?:(?:fim|final|mes) de )*(${monthNames.join('|')})(?: de (\\d{4}))?\\b`,
    'u',
  ).exec(plain);
  if (!told) return null;
  const first = nextDay(
    1,
    monthNames.indexOf(told[1] ?? '') + 1,
    told[2] ?? null,
    today.slice(0, 7),
  );
  return first === null ? null : addDays(addMonths(first, 1), -1);
}

const soLong = new RegExp(
  `\\b(?:pdi|plano|prazo|proxim[oa]s|daqui a|duracao)\\b(?: \\S+){0,20}? ${figure} (dias?|semanas?|mes(?:es)?|anos?)\\b`,
  'u',
);

/** 'PDI de 6 meses', 'prazo de 90 dias', 'nos próximos três meses'. Elsewhere a time is no deadline. */
function duringSoLong(text: string, today: string): string | null {
  const told = splitSentences(text)
    .map((sentence) => soLong.exec(normalize(sentence)))
    .find((match) => match !== null);
  if (!told) return null;
  const count = figures[told[1] ?? ''] ?? Number(told[1]);
  const unit = told[2] ?? '';
  const day = unit.startsWith('dia')
    ? addDays(today, count)
    : unit.startsWith('semana')
      ? addDays(today, 7 * count)
      : addMonths(today, unit.startsWith('ano') ? 12 * count : count);
  return count > 0 && day <= addMonths(today, 12 * longestYears) ? day : null;
}

function nextDay(date: number, month: number, year: string | null, since: string): string | null {
  const thisYear = Number(since.slice(0, 4));
  const years = year === null ? [thisYear, thisYear + 1] : [Number(year)];
  const found = years
    .map((candidate) => `${candidate}-${two(month)}-${two(date)}`)
    .find((day) => isCalendarDay(day) && day > since);
  return found ?? null;
}

function two(figureOfDate: number): string {
  return String(figureOfDate).padStart(2, '0');
}

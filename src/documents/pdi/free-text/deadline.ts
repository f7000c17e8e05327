import { addDays } from '#shared/format.ts';
import { addMonths } from '../../writing/calendar.ts';
import {
  anyNumber,
  dayAfter,
  firstWholeDay,
  lastDayOf,
  monthNames,
  nextDay,
  numberOf,
} from '../../writing/told-days.ts';
import { normalize } from '../../knowledge/words.ts';
import { splitSentences } from '../sentences.ts';

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
  const tomorrow = addDays(today, 1);
  const slashed = /até (?:o dia )?(\d{1,2})\/(\d{1,2})(?![\d/])/iu.exec(text);
  if (slashed) {
    const [, day = '', month = ''] = slashed;
    return nextDay({ day, month, year: undefined }, tomorrow);
  }
  const told = new RegExp(
    `\\bate (?:o )?(?:dia )?(\\d{1,2}) de (${monthNames.join('|')})(?: de (\\d{4}))?\\b`,
    'u',
  ).exec(normalize(text));
  if (!told) return null;
  const [, day = '', month = '', year] = told;
  return nextDay({ day, month: monthNumber(month), year }, tomorrow);
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
  const [, month = '', year] = told;
  const first = nextDay({ day: '1', month: monthNumber(month), year }, today.slice(0, 7));
  return first === null ? null : lastDayOf(first.slice(0, 7));
}

function monthNumber(name: string): string {
  return String(monthNames.indexOf(name) + 1);
}

const soLong = new RegExp(
  `\\b(?:pdi|plano|prazo|proxim[oa]s|daqui a|duracao)\\b(?: \\S+){0,20}? (${anyNumber}) (dias?|semanas?|mes(?:es)?|anos?)\\b`,
  'u',
);

/** 'PDI de 6 meses', 'prazo de 90 dias', 'nos próximos três meses'. Elsewhere a time is no deadline. */
function duringSoLong(text: string, today: string): string | null {
  const told = splitSentences(text)
    .map((sentence) => soLong.exec(normalize(sentence)))
    .find((match) => match !== null);
  if (!told) return null;
  const [, number = '', unit = ''] = told;
  const count = numberOf(number);
  const day = dayAfter(count, unit, today);
  return count > 0 && day <= addMonths(today, 12 * longestYears) ? day : null;
}

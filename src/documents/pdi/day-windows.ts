import { addDays } from '#shared/format.ts';
import type { Window } from '../writing/calendar.ts';
import { lastDayOf, monthNames, nextDay, numberOf } from '../writing/told-days.ts';
import { normalize } from '../knowledge/words.ts';

/*
 * The days that a sentence names: 'de 10/05 a 31/05', 'de 10 a 20 de maio', 'na segunda quinzena de
 * janeiro', 'a partir de 10/05', 'nas últimas três semanas do plano'. Without a year, the next to come.
 */

export interface Period {
  today: string;
  deadline: string;
}

const anyMonth = `(?:${monthNames.join('|')})`;

export function windowOf(text: string, period: Period): Window | null {
  const plain = withMonthNumbers(normalize(keepSlashes(text)));
  return endOfPlan(plain, period) ?? halfOfMonth(plain, period) ?? daysOf(plain, period);
}

/** Slashes are punctuation to `normalize`, and tell a date from two figures. */
function keepSlashes(text: string): string {
  return text.replace(/(?<=\d)\/(?=\d)/gu, 'barra');
}

/** '20 de maio de 2027' → '20barra05barra2027', and the first of two days takes the month of the second. */
function withMonthNumbers(plain: string): string {
  const day = String.raw`(\d{1,2}|primeiro)º?`;
  return plain
    .replace(
      new RegExp(`\\b${day} de (${anyMonth})(?: de (\\d{4}))?`, 'gu'),
      (_, date: string, month: string, year: string | undefined) =>
        [date.replace('primeiro', '1'), monthNumber(month), year].filter(Boolean).join('barra'),
    )
    .replace(
      /\b(\d{1,2})º? (a|e|ate) (?:o dia )?(\d{1,2})barra(\d{1,2})(barra\d{4})?/gu,
      '$1barra$4$5 $2 $3barra$4$5',
    );
}

function monthNumber(name: string): string {
  return String(monthNames.indexOf(name) + 1).padStart(2, '0');
}

function endOfPlan(plain: string, { deadline }: Period): Window | null {
  const match =
    /ultim[ao]s? (\w+ )?(semanas?|dias?|mes(?:es)?) d[oe] (?:plano|periodo|pdi|prazo)/u.exec(plain);
  if (!match) return null;
  const said = match[1]?.trim() ?? '';
  const count = Number.isNaN(numberOf(said)) ? 1 : numberOf(said);
  const unit = match[2] ?? '';
  const days = unit.startsWith('semana') ? 7 : unit.startsWith('dia') ? 1 : 30;
  return { from: addDays(deadline, 1 - count * days), to: deadline };
}

function halfOfMonth(plain: string, { today }: Period): Window | null {
  const match = new RegExp(
    `(primeira|segunda|ultima) (quinzena|metade|semana) de (${anyMonth})(?: de (\\d{4}))?`,
    'u',
  ).exec(plain);
  const first = match && monthStart(match[3] ?? '', match[4], today);
  if (!match || !first) return null;
  const last = lastDayOf(first.slice(0, 7));
  const length = match[2] === 'semana' ? 7 : 15;
  if (match[1] === 'primeira') return { from: first, to: addDays(first, length - 1) };
  if (match[1] === 'ultima') return { from: addDays(last, 1 - length), to: last };
  return match[2] === 'semana'
    ? { from: addDays(first, 7), to: addDays(first, 13) }
    : { from: addDays(first, 15), to: last };
}

function daysOf(plain: string, period: Period): Window | null {
  const { today, deadline } = period;
  const days = [...plain.matchAll(/\b(\d{1,2})barra(\d{1,2})(?:barra(\d{4}))?\b/gu)]
    .map(([, day = '', month = '', year]) => nextDay({ day, month, year }, today))
    .filter((day) => day !== null);
  const named = [...plain.matchAll(new RegExp(`\\b(${anyMonth})\\b(?: de (\\d{4}))?`, 'gu'))]
    .flatMap(([, name = '', year]) => monthStart(name, year, today) ?? [])
    .toSorted();
  const [from, to] = days;
  if (from !== undefined) {
    const end = to ?? endAfter(plain, { from, month: named.at(-1) ?? null });
    if (end === null && /\bate\b/u.test(plain)) return { from: today, to: from };
    const last =
      end ?? (/\ba partir d|\bdesde\b/u.test(plain) ? openEnd(plain, from, deadline) : from);
    return from <= last ? { from, to: last } : null;
  }
  const [start] = named;
  const last = named.at(-1);
  if (start === undefined || last === undefined || start > deadline) return null;
  return { from: start, to: lastDayOf(last.slice(0, 7)) };
}

/** 'de 10/05 até o fim de maio' */
function endAfter(plain: string, { from, month }: { from: string; month: string | null }) {
  if (!/\b(?:ate|a) o (?:fim|final)\b/u.test(plain)) return null;
  return lastDayOf((month ?? from).slice(0, 7));
}

/** Holidays last thirty days at most; of another absence nobody knows the end. */
function openEnd(plain: string, from: string, deadline: string): string {
  return /\bferias\b/u.test(plain) ? addDays(from, 29) : from > deadline ? from : deadline;
}

function monthStart(name: string, year: string | undefined, today: string): string | null {
  return nextDay({ day: '1', month: monthNumber(name), year }, today.slice(0, 7));
}

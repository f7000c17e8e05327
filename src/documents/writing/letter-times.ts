import { spelledOut } from '../knowledge/letter-spelling.ts';
import { normalize } from '../knowledge/words.ts';

/*
 * Days and hours in a letter: none is there that nobody gave.
 */

const monthNames =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const times = new RegExp(
  [
    '(?<!\\d)\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?(?!\\d)',
    '(?<!\\d)\\d{1,2}(?::\\d{2}|\\s?h(?:oras?)?(?:\\s?\\d{2})?)(?![\\p{L}\\d])',
    `(?<!\\d)\\d{1,2}º? de (?:${monthNames})`,
    '(?<!\\p{L})(?:hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?(?!\\p{L})',
    '(?<!\\p{L})(?:próxima semana|semana que vem|mês que vem|próximo mês|meio-dia|fim do dia)(?!\\p{L})',
  ].join('|'),
  'giu',
);
/** Words for an hour or a day that are said of no date. */
const figures = /\d+/gu;

/** The days and hours named in a text, in one spelling. */
export function timesIn(text: string): string[] {
  return [...text.matchAll(times)].map(([found]) => spelled(found));
}

function spelled(time: string): string {
  const numbers = time.match(figures);
  if (numbers === null) return normalize(time).replace(/ feira$/u, '');
  const plain = numbers.map((figure) => String(Number(figure)));
  const [first = '', second] = plain;
  if (time.includes('/')) return `${first}/${second ?? ''}`;
  const month = monthNames.split('|').findIndex((name) => time.toLowerCase().includes(name));
  if (month >= 0) return `${first}/${month + 1}`;
  return second === undefined || second === '0' ? `${first}h` : `${first}h${second}`;
}

/** The times of a text that the given ones lack. `allowed`: words of urgency that need no source. */
export function inventedTimes(
  text: string,
  given: string,
  allowed: readonly string[] = [],
): string[] {
  const known = new Set([...timesIn(`${given}\n${spelledOut(given)}`), ...allowed]);
  return timesIn(text).filter((time) => !known.has(time));
}

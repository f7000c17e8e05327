import { normalize } from '../knowledge/words.ts';

/*
 * What of a typed sentence can be looked for in another text, however that says it: its figures, its days, and
 * the names of people in it.
 */

const dates = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b/gu;
const isoDates = /\b(\d{4})-(\d{2})-(\d{2})\b/gu;
const monthWords =
  'janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
/** Not '8,3 de agosto', where a figure ends before the month; nor 'os 61 de maio'. */
const wordyDates = new RegExp(
  String.raw`(?<!\d[.,])\b([0-2]?\d|3[01])\s*(?:º\s*)?de\s+(${monthWords})\b`,
  'giu',
);
/** 'Nos dias 9, 12 e 17 de novembro', 'em 16, 17 e 19/11': the last one tells the month of all. */
const listedDays = new RegExp(
  String.raw`\b((?:dias?|em|nos)\s+)(\d{1,2}(?:\s*,\s*\d{1,2})*)\s+e\s+(?=\d{1,2}(\/\d{1,2}\b|\s*(?:º\s*)?de\s+(?:${monthWords})\b))`,
  'giu',
);
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );
const figures = /\d+(?:[.,:]\d+)*/gu;
/** A capital inside a sentence: a name, of somebody or something. 'WhatsApp Business' is nobody's. */
const nameInside =
  /(?<=(?:^|\s)\p{L}\p{Ll}*[,;:]?\s)\p{Lu}\p{Ll}{2,}(?!\p{L})(?:\s(?:d[aeo]s?\s)?\p{Lu}\p{Ll}+)*/gu;

const smallNumbers = (
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete ' +
  'dezoito dezenove vinte'
).split(' ');

const two = (text: string | undefined) => String(Number(text)).padStart(2, '0');

const withEachMonth = (text: string) =>
  text.replace(
    listedDays,
    (_, before: string, days: string, month: string) =>
      `${before}${days.replace(/\d+/gu, (day) => `${day}${month}`)} e `,
  );

/** The days that a text names, as `MM-dd`: a year that was left out is no difference. */
export function daysIn(typed: string): Set<string> {
  const text = withEachMonth(typed);
  const found = new Set<string>();
  for (const [, day, month] of text.matchAll(dates)) {
    if (Number(month) <= 12 && Number(day) <= 31) found.add(`${two(month)}-${two(day)}`);
  }
  for (const [, , month, day] of text.matchAll(isoDates)) found.add(`${two(month)}-${two(day)}`);
  for (const [, day, month] of text.matchAll(wordyDates)) {
    found.add(`${two(String(months.indexOf(normalize(month ?? '')) + 1))}-${two(day)}`);
  }
  return found;
}

const withoutDays = (text: string) =>
  withEachMonth(text).replace(dates, ' ').replace(isoDates, ' ').replace(wordyDates, ' ');

/** The figures that a text names beside its days, without the marks of thousands: '2.000' and '2000' are one. */
export function figuresIn(text: string): Set<string> {
  return new Set((withoutDays(text).match(figures) ?? []).map(plainFigure));
}

function plainFigure(figure: string): string {
  const whole = figure.replace(/\.(?=\d{3}(?:\D|$))/gu, '');
  return whole.replace(/^0+(?=\d)/u, '').replace(/[,.:]0+$/u, '');
}

export function namesIn(text: string): Set<string> {
  return new Set(text.match(nameInside) ?? []);
}

/** 'Duas vezes', 'na terça', 'ontem', 'em novembro'. 'Um' and 'uma' are articles, as a rule. */
const wordyFacts = new Set([
  ...smallNumbers.filter((word) => word !== 'um'),
  ...months,
  ...'duas trinta quarenta cinquenta cem mil metade dobro triplo'.split(' '),
  ...'segunda terca quarta quinta sexta sabado domingo ontem hoje amanha'.split(' '),
]);

/** Whether a sentence names a day, a figure, or somebody or something by name, in whatever way. */
export function saysFigureOrName(sentence: string): boolean {
  if (/\p{N}/u.test(sentence) || namesIn(sentence).size > 0) return true;
  return normalize(sentence)
    .split(' ')
    .some((word) => wordyFacts.has(word));
}

/** The figures, days and names of a sentence that a text does not say, as they were typed. */
export function missingFacts(
  sentence: string,
  { days, figures: known, plain }: TextFacts,
): string[] {
  const saysFigure = (figure: string) =>
    known.has(figure) ||
    plain.includes(` ${smallNumbers[Number(figure)] ?? figure} `) ||
    // 'Dia 20' for 20/01, '12 mil' for 12.000.
    [...days].some((day) => dayOfMonth(day) === figure) ||
    plain.includes(` ${Number(figure) / 1000} mil `) ||
    hourSaid(Number(figure)).some((said) => plain.includes(` ${said} `));
  const saysName = (name: string) => plain.includes(` ${normalize(name).split(' ')[0] ?? ''} `);
  return [
    ...typedDays(sentence).filter(
      // 'No dia 4', said to whom knows the month.
      (typed) => ![...daysIn(typed)].every((day) => days.has(day) || known.has(dayOfMonth(day))),
    ),
    ...(withoutDays(sentence).match(figures) ?? []).filter(
      (typed) => !saysFigure(plainFigure(typed)),
    ),
    ...[...namesIn(sentence)].filter((name) => !saysName(name)),
  ];
}

/** 14 as one says it: '2 da tarde', 'duas horas da tarde'. */
function hourSaid(hour: number): string[] {
  if (hour === 12) return ['meio dia'];
  if (hour < 13 || hour > 23) return [];
  const words = [String(hour - 12), smallNumbers[hour - 12]!, ...(hour === 14 ? ['duas'] : [])];
  const parts = ['da tarde', 'da noite', 'horas da tarde', 'horas da noite'];
  return words.flatMap((word) => parts.map((part) => `${word} ${part}`));
}

/** '02-04' → '4'. */
function dayOfMonth(day: string): string {
  return String(Number(day.slice(3)));
}

function typedDays(text: string): string[] {
  const each = withEachMonth(text);
  return [dates, isoDates, wordyDates].flatMap((pattern) => each.match(pattern) ?? []);
}

/** What is looked into, read once. */
export interface TextFacts {
  days: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  plain: string;
}

export function factsOf(text: string): TextFacts {
  return { days: daysIn(text), figures: figuresIn(text), plain: ` ${normalize(text)} ` };
}

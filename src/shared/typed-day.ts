import { addDays, isCalendarDay } from './format.ts';

/*
 * A day as people type it: 'sexta', '30/11', 'em 2 semanas', 'até o dia 5', 'fim do mês'. It is always one to
 * come: what has no year is the next of its name, a weekday is never today. 'sexta que vem' is of next
 * week; a week ends on its Friday, a month on its last day.
 */

export interface TypedDay {
  /** `yyyy-MM-dd` */
  day: string;
  /** The text without the words of the day. */
  rest: string;
}

interface Form {
  /** Without accents and in lower case, as the text that it is held against. */
  pattern: string;
  day: (words: string[], today: string) => string | null;
}

const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );
const smallNumbers = 'um dois tres quatro cinco seis sete oito nove dez'.split(' ');
const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(smallNumbers.map((word, index) => [word, index + 1])),
  uma: 1,
  duas: 2,
  quinze: 15,
  vinte: 20,
  trinta: 30,
};

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const yearOf = (day: string) => Number(day.slice(0, 4));
const monthOf = (day: string) => Number(day.slice(5, 7));

/** The day of a month that has it; null for the 30th of February. */
function dayOf(year: number, month: number, date: number): string | null {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const day = `${year}-${two(month)}-${two(date)}`;
  return isCalendarDay(day) ? day : null;
}

function lastOfMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** This year or the next in which it is no past day; leap days wait for theirs. */
function nextDate(month: number, date: number, today: string): string | null {
  for (let year = yearOf(today); year <= yearOf(today) + 8; year += 1) {
    const day = dayOf(year, month, date);
    if (day !== null && day >= today) return day;
  }
  return null;
}

/** Of this month or the next that has it. */
function nextOfMonth(date: number, today: string): string | null {
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const first = new Date(Date.UTC(yearOf(today), monthOf(today) - 1 + ahead, 1));
    const day = dayOf(first.getUTCFullYear(), first.getUTCMonth() + 1, date);
    if (day !== null && day >= today) return day;
  }
  return null;
}

function fullYear(typed: string): number {
  return typed.length === 2 ? 2000 + Number(typed) : Number(typed);
}

function later(count: number, unit: string, today: string): string {
  if (unit.startsWith('dia')) return addDays(today, count);
  if (unit.startsWith('semana')) return addDays(today, 7 * count);
  const month = monthOf(today) + (unit.startsWith('ano') ? 12 * count : count);
  const last = lastOfMonth(yearOf(today), month);
  return `${last.slice(0, 7)}-${[today.slice(8), last.slice(8)].toSorted()[0]}`;
}

/** Monday is the first day of a week, as in the list. */
function inNextWeek(weekday: number, today: string): string {
  const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7));
  return addDays(monday, (weekday + 6) % 7);
}

function fridayOfWeek(today: string): string {
  const ahead = (5 - weekdayOf(today) + 7) % 7;
  // On a weekend what is left of the week is its Sunday.
  return weekdayOf(today) % 6 === 0
    ? addDays(today, (7 - weekdayOf(today)) % 7)
    : addDays(today, ahead);
}

const weekday = `(${weekdays.join('|')})(?:[- ]feira)?`;
const count = `(\\d{1,3}|${Object.keys(numbers).join('|')})`;
const unit = '(dias?|semanas?|mes(?:es)?|anos?)';

/** The longer ones first: 'depois de amanhã' is not 'amanhã'. */
const forms: readonly Form[] = [
  {
    pattern: '([1-9]\\d{3})-(\\d{2})-(\\d{2})',
    day: ([year, month, date]) => dayOf(Number(year), Number(month), Number(date)),
  },
  {
    pattern: '(\\d{1,2})/(\\d{1,2})/([1-9]\\d{3}|\\d{2})',
    day: ([date, month, year = '']) => dayOf(fullYear(year), Number(month), Number(date)),
  },
  {
    pattern: '(\\d{1,2})/(\\d{1,2})',
    day: ([date, month], today) => nextDate(Number(month), Number(date), today),
  },
  {
    pattern: `(\\d{1,2})(?:º|o)? de (${months.join('|')})(?: de ([1-9]\\d{3}))?`,
    day: ([date, month = '', year], today) => {
      const number = months.indexOf(month) + 1;
      return year === undefined
        ? nextDate(number, Number(date), today)
        : dayOf(Number(year), number, Number(date));
    },
  },
  {
    pattern: `(?:em|daqui a|daqui|dentro de) ${count} ${unit}`,
    day: ([number = '', of = ''], today) => later(numbers[number] ?? Number(number), of, today),
  },
  { pattern: 'depois de amanha', day: (_words, today) => addDays(today, 2) },
  { pattern: 'amanha', day: (_words, today) => addDays(today, 1) },
  { pattern: 'hoje', day: (_words, today) => today },
  {
    pattern: `${weekday} (?:que vem|da semana que vem|da proxima semana)`,
    day: ([name = ''], today) => inNextWeek(weekdays.indexOf(name), today),
  },
  {
    pattern: `(?:proxim[ao] )?${weekday}`,
    day: ([name = ''], today) => {
      const ahead = (weekdays.indexOf(name) - weekdayOf(today) + 7) % 7;
      return addDays(today, ahead === 0 ? 7 : ahead);
    },
  },
  {
    pattern: '(?:semana que vem|proxima semana)',
    day: (_words, today) => inNextWeek(5, today),
  },
  {
    pattern: '(?:(?:fim|final) d[ae] semana|(?:fim|final) desta semana|esta semana|nesta semana)',
    day: (_words, today) => fridayOfWeek(today),
  },
  {
    pattern: '(?:mes que vem|proximo mes)',
    day: (_words, today) => lastOfMonth(yearOf(today), monthOf(today) + 1),
  },
  {
    pattern: '(?:(?:fim|final) d[eo] mes|(?:fim|final) deste mes|este mes|neste mes)',
    day: (_words, today) => lastOfMonth(yearOf(today), monthOf(today)),
  },
  { pattern: '(?:(?:fim|final) d[eo] ano)', day: (_words, today) => `${today.slice(0, 4)}-12-31` },
  { pattern: 'dia (\\d{1,2})', day: ([date], today) => nextOfMonth(Number(date), today) },
];

/** Words that lead to a day and go with it. */
const lead =
  '(?:(?:ja |so )?(?:ate|antes d[eoa]|para|pra|pro|no|na|n[oa] proxim[oa]|em|a partir d[eoa]|o|a|ao?)? ?(?:o |a )?(?:dia )?)';
const edgeBefore = '(?<![\\p{L}\\p{N}/-])';
const edgeAfter = '(?![\\p{L}\\p{N}]|[/-]\\d)';

const expressions = forms.map(({ pattern, day }) => ({
  day,
  anywhere: new RegExp(`${edgeBefore}(${lead})${pattern}${edgeAfter}`, 'gu'),
}));

/** Lower case without accents, character for character, so that places in it are places in the text. */
function plain(text: string): string {
  return [...text]
    .map((character) => {
      const [base = character] = character.normalize('NFD').toLowerCase();
      return base.length === character.length ? base : character;
    })
    .join('');
}

interface Found {
  day: string;
  from: number;
  to: number;
  isDue: boolean;
}

/** More of a text says nothing of a day. */
const mostCharacters = 2_000;

/**
 * The day that a text names, and the text without it. Of several the one after 'até' counts, else the last; null
 * where it names none.
 */
export function dayIn(text: string, today: string): TypedDay | null {
  const whole = text.slice(0, mostCharacters).normalize('NFC');
  const searched = plain(whole);
  const found = expressions.flatMap(({ anywhere, day }) =>
    [...searched.matchAll(anywhere)].flatMap((match): Found[] => {
      const [words, before = '', ...groups] = match;
      const named = day(groups, today);
      if (named === null) return [];
      const isDue = /^(?:ja |so )?ate /u.test(before);
      return [{ day: named, from: match.index, to: match.index + words.length, isDue }];
    }),
  );
  const [best] = found.toSorted(
    (one, other) =>
      Number(other.isDue) - Number(one.isDue) || other.to - one.to || one.from - other.from,
  );
  if (!best) return null;
  const rest = `${whole.slice(0, best.from)} ${whole.slice(best.to)}`;
  return { day: best.day, rest: tidied(rest) };
}

/** A field that holds a day and nothing else; null where it holds anything else. */
export function typedDay(text: string, today: string): string | null {
  const found = dayIn(text, today);
  return found !== null && found.rest === '' ? found.day : null;
}

function tidied(text: string): string {
  return text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.;:!?])/gu, '')
    .replaceAll(/^[ ,;:.-]+|[ ,;:-]+$/gu, '');
}

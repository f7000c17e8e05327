import { isCalendarDay } from '#shared/format.ts';

/*
 * What the checks read in a text by themselves: words, sentences, numbers, days, names. Nothing here is
 * shared with what writes documents, so that a mistake there is not repeated here.
 */

/** What a telephone shortens, and a writer may spell out. */
const shortened = table(
  `vc voce, vcs voces, q que, qq qualquer, n nao, tb tambem, tbm tambem, tbem tambem, pq porque,
   pra para, pro para o, hj hoje, dps depois, td tudo, tds todos, msm mesmo, qdo quando, qto quanto,
   cmg comigo, mto muito, mta muita, mtos muitos, mtas muitas, msg mensagem, msgs mensagens, eh e,
   pfv por favor, pfvr por favor, ctz certeza, fds fim de semana, ta esta, tava estava, tavam estavam,
   to estou, c com, p para, s sem, ctg contigo, obg obrigado, blz beleza, oq o que`,
);

/** 'a b, c d' → a is b, c is d. */
function table(pairs: string): ReadonlyMap<string, string> {
  const entries = pairs.split(',').map((pair) => pair.trim().split(/\s+/));
  return new Map(entries.map(([from = '', ...to]) => [from, to.join(' ')]));
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => (shortened.get(word) ?? word).split(' '));
}

/** Words as one string, so that a run of them is found by `includes`. */
export function line(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/** Sentences and lines, without the marks of a list. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…;]["”’)]?)\s+|\n+/u)
    .map((part) => part.replace(/^\s*(?:[-•*–]|\d{1,2}[.)])\s+/u, '').trim())
    .filter((part) => part !== '');
}

const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

export interface FoundDay {
  /** `MM-dd` */
  monthDay: string;
  year: number | null;
  written: string;
}

const dayForms = [
  /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/g,
  /(?<![\d/.,])(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?(?![\d/])/g,
  /(?<![\d/.,])(?<day>\d{1,2})[.-](?<month>\d{1,2})[.-](?<year>\d{4})(?!\d)/g,
  new RegExp(
    `(?<!\\d)(?<day>\\d{1,2})[ºo]?(?: de)? (?<month>${months.join('|')})\\b(?: de (?<year>\\d{4}))?`,
    'g',
  ),
];

/** 'Dias 9, 12 e 17 de novembro': the last one tells the month of all. */
const listed = new RegExp(
  `\\b((?:dias?|em|nos) )(\\d{1,2}(?:, ?\\d{1,2})*) e (?=\\d{1,2}(/\\d{1,2}(?!\\d)|(?: de)? (?:${months.join('|')})\\b))`,
  'g',
);

const withEachMonth = (text: string) =>
  text.replaceAll(
    listed,
    (_, before: string, days: string, month: string) =>
      `${before}${days.replaceAll(/\d+/g, (day) => `${day}${month}`)} e `,
  );

/** Every day that a text names with day and month, in any of the usual ways. */
export function daysIn(text: string): FoundDay[] {
  return dayForms.flatMap((form) =>
    [...withEachMonth(fold(text)).matchAll(form)].flatMap(({ 0: written, groups = {} }) => {
      const { day = '', month = '', year } = groups;
      const number = months.includes(month) ? months.indexOf(month) + 1 : Number(month);
      const monthDay = `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
      // A leap year: 29 February is a day of some year.
      if (!isCalendarDay(`2028-${monthDay}`)) return [];
      const full = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
      return [{ monthDay, year: full, written }];
    }),
  );
}

export function withoutDays(text: string): string {
  return dayForms.reduce((rest, form) => rest.replaceAll(form, ' '), withEachMonth(fold(text)));
}

const numerals = table(
  `um 1, uma 1, dois 2, duas 2, tres 3, quatro 4, cinco 5, seis 6, sete 7, oito 8, nove 9, dez 10,
   onze 11, doze 12, treze 13, quatorze 14, catorze 14, quinze 15, dezesseis 16, dezessete 17,
   dezoito 18, dezenove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60, setenta 70,
   oitenta 80, noventa 90, cem 100`,
);

/** Numbers in figures, each in one spelling: '3.000,00' and '3000' are the same. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => {
    const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figure);
    const plain = (thousands ? figure.replaceAll('.', '') : figure).replace(',', '.');
    return Number.isNaN(Number(plain)) ? figure : String(Number(plain));
  });
}

/** The same with those in words, and each figure of a date or an hour by itself. */
export function numbersSaidIn(text: string): Set<string> {
  const words = wordsOf(text).flatMap((word) => numerals.get(word) ?? []);
  const pieces = (text.match(/\d+/g) ?? []).map((figure) => String(Number(figure)));
  return new Set([...numbersIn(text), ...pieces, ...words]);
}

/** What Portuguese writes with a capital, or people do, without naming anybody. */
const noNames = new Set(
  wordsOf(
    `segunda terça quarta quinta sexta sábado domingo ${months.join(' ')} feira sr sra dr dra dona seu
     senhor senhora nao sim ok obrigado obrigada bom boa dia tarde noite`,
  ),
);

/** Words with a capital where no sentence begins; none where most words have one, as in titles. */
export function namesIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)];
    const long = words.filter(([word]) => word.length > 3);
    const capital = long.filter(([word]) => /^\p{Lu}/u.test(word));
    if (long.length > 2 && capital.length > long.length / 2) return [];
    return words.flatMap(({ 0: word, index }) => {
      const opens = index === 0 || !/[\p{L}\p{N},] $/u.test(sentence.slice(0, index));
      if (opens || !/^\p{Lu}\p{Ll}{2,}/u.test(word) || noNames.has(fold(word))) return [];
      return [word];
    });
  });
}

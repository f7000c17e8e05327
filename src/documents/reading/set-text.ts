import { splitLines } from '../kit/lines.ts';
import { withStop } from '../kit/outline.ts';
import { endsInOneOf, withoutAccents, wordList } from '../kit/words.ts';
import { accentedEndings, accentedWords, unaccented } from '../knowledge/accents.ts';
import { withoutGaps } from './sentences.ts';

/*
 * Typed text as a document sets it: the same words in the same order, cleanly set. Only blanks, marks, accents that
 * no other word could lack, what a telephone shortens, the first letter and the last stop change.
 */

/** A line of a form for a hand to fill in. */
export const blank = '______';

/** 'porçao' and 'informaçoes' have lost but one of their marks. */
const unfinished: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Ll})çao(?!\p{L})/gu, 'ção'],
  [/(?<=\p{Ll})ç(?:oe|õe)s(?!\p{L})/gu, 'ções'],
];

const accents = new Map(accentedWords.map((word) => [withoutAccents(word), word]));
const endings = accentedEndings.map((ending) => [withoutAccents(ending), ending] as const);

function withAccents(word: string): string {
  const known = accents.get(word);
  if (known !== undefined || unaccented.has(word)) return known ?? word;
  const ending = endings.find(([bare]) => word.endsWith(bare) && word !== bare);
  return ending === undefined ? word : word.slice(0, -ending[0].length) + ending[1];
}

/** Elsewhere a word with a capital may be a name. */
const firstWord = /(?<=^|[.!?]\s)\p{Lu}\p{Ll}*(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;
const plainWord = /(?<![\p{L}\p{N}@./_-])\p{Ll}+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

/** What a telephone shortens, and nothing else is: 'to', 'ta' and 'd' may be other words. */
const shortened = new Map(
  wordList(
    `vc:você vcs:vocês q:que qq:qualquer tb:também tbm:também tbem:também pq:porque hj:hoje dps:depois td:tudo tds:todos
   msm:mesmo qdo:quando qto:quanto cmg:comigo ctg:contigo mto:muito mta:muita mtos:muitos mtas:muitas msg:mensagem
   msgs:mensagens eh:é obg:obrigado ctz:certeza fds:fim+de+semana pfv:por+favor blz:beleza oq:o+que`,
  ).map((pair) => pair.replaceAll('+', ' ').split(':') as [string, string]),
);
const shortWord = /(?<![\p{L}\p{N}@./_-])\p{Ll}{1,4}(?![\p{L}\p{N}@/_)-]|\.\p{L})/gu;
/** At the beginning it has a capital; elsewhere 'TD' and 'Q' are initials. */
const firstShortWord = /^\p{Lu}\p{Ll}{1,3}(?= )/u;
/** 'c/ medo', 'p/ a loja': not 's/n', not a line of parts. */
const cutPreposition = /(?<![\p{L}\p{N}/])([cps])\/(?: (?=\p{L})|(?=\p{Ll}{2}|\p{Lu}\p{Ll}))/gu;
const prepositions = { c: 'com ', p: 'para ', s: 'sem ' } as const;

/** Letters that stand alone are initials. */
const longerWord = /\p{L}{3}/u;

function spelledOut(text: string): string {
  if (!longerWord.test(text)) return text;
  return text
    .replace(cutPreposition, (_, letter: keyof typeof prepositions) => prepositions[letter])
    .replace(firstShortWord, (word) => {
      const whole = shortened.get(word.toLowerCase());
      return whole === undefined ? word : withCapital(whole);
    })
    .replace(shortWord, (word) => shortened.get(word) ?? word);
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/[^\S\n]+/gu, ' '],
  [/ +([,;:!?])(?=\s|$)/gu, '$1'],
  [/(?<=\p{L}),(?=\p{L})/gu, ', '],
  [/(?<=\s)(?:-|--)(?=\s)/gu, '–'],
  [/R\$ ?(?=\d)/gu, 'R$ '],
];

const smallWord = /^\p{Ll}+(?=[\s,.:;!?]|$)/u;
const bullet = /^[-–•*]\s+/u;

function clean(typed: string): string {
  let set = typed.trim().replace(bullet, '');
  for (const [mark, instead] of [...marks, ...unfinished]) set = set.replace(mark, instead);
  return spelledOut(set)
    .replace(plainWord, withAccents)
    .replace(firstWord, (word) => {
      const known = accents.get(word.toLowerCase());
      return known === undefined ? word : withCapital(known);
    });
}

/** An item of a list or a cell: as typed, with a capital. */
export function asItem(typed: string): string {
  return clean(typed).replace(smallWord, withCapital);
}

/** A letter without a capital of its own ('ῲ', 'ᲀ') stays as it is. */
export function withCapital(words: string): string {
  const [first = ''] = words;
  const capital = first.toUpperCase();
  return capital.toLowerCase() === first ? capital + words.slice(first.length) : words;
}

/** A line of text: with a capital and a stop. */
export function asSentence(typed: string): string {
  return withStop(asItem(typed));
}

const stops = ['.', '!', '?', ':', ';', '…'];

/** A text of its own: a line that goes on in the next one gets no stop, and the lines of a list are items. */
export function asText(typed: string): string {
  const lines = splitLines(withoutGaps(typed.trim()));
  const set = lines.map((line, at) => {
    if (bullet.test(line.trim())) return `- ${asItem(line)}`;
    const before = lines[at - 1]?.trim() ?? '';
    const after = lines[at + 1]?.trim() ?? '';
    const item = before === '' || endsInOneOf(before, stops) ? asItem(line) : clean(line);
    return after === '' || /^\p{Lu}/u.test(after) ? withStop(item) : item;
  });
  return set.join('\n');
}

/** The value of a field: an item where it is one line, else a text. */
export function asValue(typed: string): string {
  return typed.trim().includes('\n') ? asText(typed) : asItem(typed);
}

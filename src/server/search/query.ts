import type { TypedWord } from './words.ts';

/** Whose words, and where they stand: the prefix of the words that are kept. */
export interface Place {
  companyId: string;
  kind: SearchKind;
}

export type SearchKind = 'd' | 'n' | 'c' | 'p';

/**
 * What is looked for, the best first, as text of the type tsquery: of documents in the title as it was typed, in the title
 * by beginnings, and anywhere. None where nothing is looked for.
 */
export function levelsOf(words: readonly TypedWord[], { companyId, kind }: Place): string[] {
  const prefix = ownerOf(companyId);
  const exactIn = (place: string) =>
    joined(words, (word) => word.stems.map((stem) => quoted(prefix + place + stem)));
  const looseIn = (place: string) =>
    joined(words, (word, isLast) => looseOf(word, isLast, prefix + place));
  // The words of a document's title are kept once more.
  const levels = kind === 'd' ? [exactIn('D'), looseIn('D'), looseIn('d')] : [looseIn(kind)];
  return levels.filter((level) => level !== '');
}

/** The words before the last one, and the last one with what begins so, in any place of a text; null without either. */
export function earlierOf(
  words: readonly TypedWord[],
  { companyId, kind }: Place,
): { words: string; beginning: string } | null {
  const prefix = ownerOf(companyId) + kind;
  const last = words.at(-1);
  const earlier = joined(words.slice(0, -1), (word) => looseOf(word, false, prefix));
  if (!last || earlier === '') return null;
  return { words: `(${earlier})`, beginning: looseOf(last, true, prefix).join(' | ') };
}

/** Every word that was found, in whatever way: it is to be marked. */
export function markQuery(words: readonly TypedWord[]): string {
  return words.flatMap((word, index) => looseOf(word, index === words.length - 1, '')).join(' | ');
}

/** As `search_owner` has it. */
export const ownerOf = (companyId: string) => companyId.slice(-8);

/** Of the last word alone its beginning may stand for it: beginnings are read one word after the other, all that there are. */
function looseOf({ plain, stems, ahead }: TypedWord, isLast: boolean, prefix: string): string[] {
  if (!isLast) return stems.map((stem) => quoted(prefix + stem));
  return [
    ...[...stems, ...ahead].map((stem) => quoted(prefix + stem)),
    `${quoted(prefix + plain)}:*`,
  ];
}

function joined(
  words: readonly TypedWord[],
  alternatives: (word: TypedWord, isLast: boolean) => string[],
): string {
  return words
    .map((word, index) => alternatives(word, index === words.length - 1))
    .filter((some) => some.length > 0)
    .map((some) => `(${[...new Set(some)].join(' | ')})`)
    .join(' & ');
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

import { sql } from 'drizzle-orm';
import type { Marks } from '#shared/search.ts';
import { withoutAccents } from '../db/accents.ts';
import type { Db } from '../db/database.ts';
import type { FindMarks } from './excerpt.ts';
import { markQuery } from './query.ts';
import { rowsOf } from './rows.ts';
import type { TypedWord } from './words.ts';

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** What stands before a word's stem and the word alike. */
const beginning = 2;
const mostCandidates = 1_000;

const plainOf = (word: string) => withoutAccents(word).toLowerCase();

/**
 * Which words of some texts are among those that were looked for: the database says so, which found them. Only words
 * that begin alike are asked about.
 */
export async function markWords(
  db: Db,
  words: readonly TypedWord[],
  texts: readonly string[],
): Promise<FindMarks> {
  const starts = new Set(
    words.flatMap(({ plain, stems }) => [plain, ...stems].map((each) => each.slice(0, beginning))),
  );
  const candidates = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(wordPattern)) {
      const plain = plainOf(word);
      if (candidates.size < mostCandidates && starts.has(plain.slice(0, beginning)))
        candidates.add(word.toLowerCase());
    }
  }
  const query = markQuery(words);
  if (candidates.size === 0 || query === '') return () => [];
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from jsonb_array_elements_text(${JSON.stringify([...candidates])}::jsonb) as word
      where search_keys('', word) @@ ${query}::tsquery`,
  );
  const found = new Set(rows.map(({ word }) => word));
  return (text) => rangesOf(text, wordPattern, (word) => found.has(word.toLowerCase()));
}

/** Where any of some patterns (`anyCasePattern`) is found in a text, as names are. */
export function markPatterns(patterns: readonly string[]): FindMarks {
  const any = new RegExp(patterns.join('|'), 'gu');
  return (text) => (patterns.length === 0 ? [] : rangesOf(text, any, () => true));
}

function rangesOf(text: string, pattern: RegExp, isMarked: (word: string) => boolean): Marks {
  return [...text.matchAll(pattern)]
    .filter(([word]) => word !== '' && isMarked(word))
    .map(({ 0: word, index }): [number, number] => [index, index + word.length]);
}

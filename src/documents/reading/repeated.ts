import { textsOf } from '#shared/json.ts';
import { placedWords } from '../kit/words.ts';
import { normalize } from '../knowledge/words.ts';

/*
 * Whether one text says what another does, word for word: case, accents and punctuation do not count.
 */

/** So many words in a row, two of them long, are no turn of speech. */
const run = 5;
const longWord = 5;

/** ' the words of all texts in one line ', so that a whole run of words is looked for. */
export function wordsIn(value: unknown): string {
  return ` ${normalize(textsOf(value).join('\n'))} `;
}

/** The first words in a row that are repeated, as they were typed, as far as they go. */
export function repeatedIn(text: string, isRepeated: (words: string) => boolean): string | null {
  const words = placedWords(text);
  const runAt = (at: number) => {
    const part = words.slice(at, at + run).map(([word]) => normalize(word));
    const isTelling = part.filter((word) => word.length >= longWord).length > 1;
    return part.length === run && isTelling && isRepeated(` ${part.join(' ')} `);
  };
  const first = words.findIndex((_, at) => runAt(at));
  if (first === -1) return null;
  let last = first;
  while (runAt(last + 1)) last += 1;
  const end = words[last + run - 1]!;
  return text.slice(words[first]!.index, end.index + end[0].length);
}

/** Whether another text says all of this one, or words in a row of it. */
export function isRepeatedIn(text: string, isSaid: (words: string) => boolean): boolean {
  return isSaid(wordsIn(text)) || repeatedIn(text, isSaid) !== null;
}

/** The entries of a diary that a form says nothing of: the others are the leader's own choice. */
export function untoldOf<Entry extends { text: string }>(
  diary: readonly Entry[],
  form: object,
): Entry[] {
  const typed = wordsIn(form);
  return diary.filter(({ text }) => !isRepeatedIn(text, (words) => typed.includes(words)));
}

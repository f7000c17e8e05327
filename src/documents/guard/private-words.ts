import { formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { normalize } from '../knowledge/words.ts';
import { quote } from '../reading/quote.ts';

/** So many words in a row, two of them long, are no turn of speech. */
const run = 5;
const longWord = 5;
const mostNamed = 3;

/**
 * What others would read of the leader's own notes: words in a row that stand in the diary or in a commitment that
 * nobody else knows of, and in nothing else that the document was made from. One suggestion, or none; the text stays,
 * since only who leads can tell what everyone saw.
 */
export function privateWords(
  document: object,
  { diary, commitments, ...context }: DocumentContext,
  brief: object,
): string[] {
  const known = wordsIn([brief, context, commitments.filter(({ isReserved }) => !isReserved)]);
  const said = wordsIn({ ...document, suggestions: [] });
  const told = [
    ...diary.map(({ day, text }) => ({ text, from: `no seu diário, em ${formatDay(day)}` })),
    ...commitments
      .filter(({ isReserved }) => isReserved)
      .map(({ text }) => ({ text, from: 'em um combinado que só você vê' })),
  ].flatMap(({ text, from }) => {
    const repeated = repeatedIn(text, (words) => said.includes(words) && !known.includes(words));
    return repeated === null ? [] : [`${quote(repeated)} está só ${from}`];
  });
  if (told.length === 0) return [];
  return [`Antes de mostrar, confira: ${told.slice(0, mostNamed).join('; ')}.`];
}

/** ' the words of all texts in one line ', so that a whole run of words is looked for. */
const wordsIn = (value: unknown) => ` ${normalize(textsOf(value).join('\n'))} `;

/** The first words in a row that are repeated, as they were typed, as far as they go. */
function repeatedIn(text: string, isRepeated: (words: string) => boolean): string | null {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
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

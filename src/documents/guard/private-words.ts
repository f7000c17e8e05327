import { formatDay, joinList } from '#shared/format.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { quote } from '../reading/quote.ts';
import { isRepeatedIn, repeatedIn, wordsIn } from '../reading/repeated.ts';

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

/**
 * What others would read of the diary because the form says it too, word for word: that was the leader's choice, or a
 * form that was filled in from the diary. One suggestion, or none.
 */
export function diaryInForm(
  document: object,
  { diary }: Pick<DocumentContext, 'diary'>,
  brief: object,
): string[] {
  const typed = wordsIn(brief);
  const said = wordsIn({ ...document, suggestions: [] });
  const isRepeated = (words: string) => said.includes(words) && typed.includes(words);
  const days = diary
    .filter(({ text }) => isRepeatedIn(text, isRepeated))
    .map(({ day }) => formatDay(day));
  if (days.length === 0) return [];
  const named = joinList([...new Set(days)].slice(0, mostNamed));
  return [
    `O texto repete, porque está no formulário, o que você anotou no diário em ${named}. Confira se quem vai ler pode saber.`,
  ];
}

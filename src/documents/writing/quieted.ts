import { givenNames } from '../knowledge/given-names.ts';
import { normalize } from '../knowledge/words.ts';
import { quiet, upperFirst } from './portuguese.ts';
import { commonNames } from './rubric-text.ts';

/** What shouted speaks in lower case, but for names, letters that stand alone and the sign of the currency. */
export function quieted(text: string): string {
  const low = quiet(text);
  if (low === text || !/\p{L}{5}/u.test(text)) return text;
  return low
    .replace(/(?<!\p{L})r\$/gu, 'R$')
    .replace(/(?<=\s)[b-df-np-zç](?=[\s.,;)]|$)/gu, upperFirst)
    .replace(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu, (word) => (isName(word) ? upperFirst(word) : word));
}

function isName(word: string): boolean {
  const plain = normalize(word);
  return (givenNames.has(plain) || commonNames.has(plain)) && !nameLike.has(plain);
}

/** Given names that are also words. */
const nameLike = new Set(
  `marco rosa vera aparecida iris vitor luz sol gil beto leo bento celeste socorro conceicao jo ze lu`.split(
    ' ',
  ),
);

import { normalize } from '../knowledge/words.ts';
import { asItem } from '../reading/set-text.ts';

/**
 * The title that was typed, in the spelling of the model where it wrote the same words. Where it may add, what it wrote
 * stays if it holds all that was typed.
 */
export function settledTitle(
  typed: string | undefined,
  written: string,
  { mayAdd = false }: { mayAdd?: boolean } = {},
): string {
  const wanted = normalize(typed ?? '');
  if (wanted === '') return written;
  const said = normalize(written);
  const isKept = mayAdd && ` ${said} `.includes(` ${wanted} `);
  return isKept || isCorrected(said, wanted) ? written : asItem(typed ?? '');
}

/** The same words in the same order, but for slips of the hand: 'horario das quadra' for 'Horário das quadras'. */
function isCorrected(said: string, wanted: string): boolean {
  const words = said.split(' ');
  const typed = wanted.split(' ');
  return words.length === typed.length && words.every((word, at) => isNear(word, typed[at]!));
}

/** Equal but for a letter or two of a longer word, and never in a figure. */
function isNear(word: string, typed: string): boolean {
  if (word === typed) return true;
  if (/\d/u.test(word + typed)) return false;
  const shorter = Math.min(word.length, typed.length);
  let before = 0;
  while (before < shorter && word[before] === typed[before]) before += 1;
  let after = 0;
  while (after < shorter - before && word.at(-1 - after) === typed.at(-1 - after)) after += 1;
  const longer = Math.max(word.length, typed.length);
  return longer - before - after <= Math.min(2, Math.floor(longer / 4));
}

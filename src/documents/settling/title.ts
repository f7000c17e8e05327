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
  const isKept = mayAdd ? ` ${said} `.includes(` ${wanted} `) : said === wanted;
  return isKept ? written : asItem(typed ?? '');
}

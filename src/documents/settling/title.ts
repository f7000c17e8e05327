import { normalize, stems } from '../knowledge/words.ts';
import { asItem } from '../reading/set-text.ts';

/**
 * The title that was typed, in the spelling of the model where it holds the same words; a model may lead into them, as
 * 'Reduzir o relave de 9% para 4%' into 'relave de 9% para 4'.
 */
export function settledTitle(typed: string | undefined, written: string): string {
  const wanted = typed?.trim() ?? '';
  if (wanted === '') return written;
  const said = normalize(written);
  const kept = [...stems(wanted)].every((word) => stems(written).has(word));
  const figures = wanted.match(/\d+/gu) ?? [];
  const isSame =
    said === normalize(wanted) || (kept && figures.every((each) => said.includes(each)));
  return isSame ? written : asItem(wanted);
}

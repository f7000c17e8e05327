import { normalize } from '../knowledge/words.ts';

/** The title that was typed, in the spelling of the model where it wrote the same words; and what to say of it. */
export function settledTitle(typed: string | undefined, written: string) {
  const wanted = typed?.trim() ?? '';
  if (wanted === '' || normalize(wanted) === normalize(written)) {
    return { title: written, notices: [] };
  }
  return { title: wanted, notices: ['O título ficou como você digitou.'] };
}

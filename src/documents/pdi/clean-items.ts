import { guarded } from '../writing/guard.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { leaderThought } from '../knowledge/leader-thoughts.ts';
import { normalize } from '../knowledge/words.ts';

/** A list that was pasted brings its marks along. */
const listMark = /^\s*(?:[-–—•*·]+|\d{1,2}[.)])\s+/u;

/** What was typed without marks of lists and without what the guardrails object to; `removed` is told why. */
export function cleanItems(items: readonly string[], removed: Set<RemovalReason>): string[] {
  return items.flatMap((item) => {
    const result = guarded(item.replace(listMark, ''));
    const text = result.text.trim();
    if (result.removed !== null) removed.add(result.removed);
    // What is left of a leader's wish when the wish is gone is no goal.
    const isLeft = result.removed !== null && leaderThought.test(normalize(text));
    return text === '' || isLeft ? [] : [text];
  });
}

import type { RemovalReason } from '../knowledge/guardrails.ts';
import { guarded } from '../writing/guard.ts';

/** Typed texts as far as the guardrails let them through; `removed` learns what they took out. */
export function cleanItems(items: readonly string[], removed: Set<RemovalReason>): string[] {
  return items.flatMap((item) => {
    const result = guarded(item);
    if (result.removed !== null) removed.add(result.removed);
    const text = result.text.trim();
    return text === '' || isTorn(item, text) ? [] : [text];
  });
}

/** What a guardrail left of 'A direção avisou que …' says nothing without its second half. */
function isTorn(item: string, kept: string): boolean {
  const rest = item.slice(item.indexOf(kept) + kept.length);
  return kept !== item.trim() && /^\s+(?:que|porque|pois|se|quando)\b/u.test(rest);
}

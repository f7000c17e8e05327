import type { RemovalReason } from '../knowledge/guardrails.ts';
import { guarded, noticesOf } from './guard.ts';

/**
 * A document without the sentences that a guardrail objects to. Its suggestions say so first, each reason
 * once; `told` are those that went before it was written.
 */
export function guardedContent(
  content: Record<string, unknown>,
  told: ReadonlySet<RemovalReason> = new Set(),
): Record<string, unknown> {
  const { suggestions = [], ...text } = content;
  const document = guarded(text);
  // Suggestions may name what was left out and why: that is what they are for.
  const advice = guarded(suggestions, adviceMaySay);
  const notices = noticesOf([...told, ...document.removed, ...advice.removed]);
  if (notices.length === 0) return content;
  const kept: unknown[] = Array.isArray(advice.value) ? advice.value : [];
  return { ...document.value, suggestions: [...notices, ...kept] };
}

const adviceMaySay: readonly RemovalReason[] = ['discrimination', 'verdict', 'promise', 'reserved'];

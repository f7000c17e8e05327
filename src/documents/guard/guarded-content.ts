import type { RemovalReason } from '../kit/removal.ts';
import { guarded, noticesOf } from './guard.ts';

/** Suggestions may name what was left out, and why: that is what they are for. */
const adviceMaySay: readonly RemovalReason[] = ['discrimination', 'reserved'];

/**
 * What a model wrote without the sentences that a guardrail objects to; the suggestions say so. A text of which
 * nothing is left is absent, so that its placeholder takes its place when the content is read again.
 */
export function guardedContent(
  content: Record<string, unknown>,
  advisesOn: readonly RemovalReason[] = [],
): Record<string, unknown> {
  const { suggestions, ...text } = content;
  const document = guarded(text);
  const advice = guarded(suggestions, { allows: [...adviceMaySay, ...advisesOn] });
  const removed = new Set([...document.removed, ...advice.removed]);
  if (removed.size === 0) return content;
  return withNotices({ ...document.value, suggestions: advice.value ?? [] }, removed);
}

/** Says first among a document's suggestions what was taken out of it or of its form, each reason once. */
export function withNotices<Content extends object>(
  content: Content,
  removed: Iterable<RemovalReason>,
): Content {
  const { suggestions } = content as { suggestions?: unknown };
  if (!Array.isArray(suggestions)) return content;
  const notices = noticesOf(removed).filter((notice) => !suggestions.includes(notice));
  return notices.length === 0
    ? content
    : { ...content, suggestions: [...notices, ...(suggestions as unknown[])] };
}

import type { RemovalReason, Removed } from '../kit/removal.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { guarded, type Guarded, type GuardOptions } from './guard.ts';

/** A model never reads what was marked as reserved: 'fica entre nós' is its own way of opening a talk. */
const textMaySay: readonly RemovalReason[] = ['reserved'];
/** Suggestions may name what was left out, and why: that is what they are for. */
const adviceMaySay: readonly RemovalReason[] = ['discrimination', 'reserved'];

/**
 * What a model wrote without the sentences that a guardrail objects to. A text of which nothing is left is absent, so
 * that its placeholder takes its place when the content is read again. `answers` knows sentences of the trade itself.
 */
export function guardedContent(
  content: Record<string, unknown>,
  advisesOn: readonly RemovalReason[] = [],
  answers?: GuardOptions['answers'],
): Guarded<Record<string, unknown>> {
  const { suggestions, ...text } = content;
  const document = guarded(text, { allows: textMaySay, answers, ofModel: true });
  const advice = guarded(suggestions, {
    allows: [...adviceMaySay, ...advisesOn],
    answers,
    ofModel: true,
  });
  const removed = together(document.removed, advice.removed);
  if (removed.size === 0) return { value: content, removed };
  return { value: { ...document.value, suggestions: advice.value ?? [] }, removed };
}

/** Says first among a document's suggestions, in one sentence, what was taken out of it or of its form. */
export function withNotices<Content extends object>(content: Content, removed: Removed): Content {
  const { suggestions } = content as { suggestions?: unknown };
  if (!Array.isArray(suggestions)) return content;
  const notices = removalNotices(removed).filter((notice) => !suggestions.includes(notice));
  return notices.length === 0
    ? content
    : { ...content, suggestions: [...notices, ...(suggestions as unknown[])] };
}

/** The same in a sentence of its own; '' where nothing was taken out. */
export function noticeOf(removed: Removed): string {
  return removalNotices(removed).join(' ');
}

/** What was left out on two ways to a document. */
export function together(one: Removed, other: Removed): Removed {
  const reasons = [...one.keys(), ...other.keys()];
  return new Map(
    reasons.map((reason) => [
      reason,
      new Set([...(one.get(reason) ?? []), ...(other.get(reason) ?? [])]),
    ]),
  );
}

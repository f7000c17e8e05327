import { isJsonObject } from '#shared/json.ts';
import { removalNotices, type RemovalReason } from '../knowledge/guardrails.ts';
import { guarded } from './guard.ts';

/**
 * What a model wrote, without what a guardrail objects to: the clause goes, or the list item with it, and
 * the suggestions say so. A text of which nothing is left is absent, so that its placeholder takes its
 * place when the content is read again.
 */
export function guardedContent(content: Record<string, unknown>): Record<string, unknown> {
  const removed = new Set<RemovalReason>();
  const kept = withoutObjections(content, removed) as Record<string, unknown>;
  if (removed.size === 0) return content;
  const suggestions = Array.isArray(kept['suggestions']) ? kept['suggestions'] : [];
  const notices = [...removed].map((reason) => removalNotices[reason]);
  return { ...kept, suggestions: [...notices, ...suggestions] };
}

function withoutObjections(value: unknown, removed: Set<RemovalReason>): unknown {
  if (typeof value === 'string') {
    const { text, removed: reason } = guarded(value);
    if (reason !== null) removed.add(reason);
    return text === '' ? undefined : text;
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => withoutObjections(item, removed) ?? []);
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutObjections(item, removed)]),
  );
}

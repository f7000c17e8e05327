import { forget, recall, remember } from '../lib/tab-memory.ts';

/** Whose draft of what: drafts of one account are never shown to another. */
export interface DraftOwner {
  userId: string;
  kind: string;
}

function keyOf({ userId, kind }: DraftOwner): string {
  return `draft:${userId}:${kind}`;
}

/** Keeps what was typed; a form that is as empty as it began is no draft. */
export function saveDraft(owner: DraftOwner, draft: unknown, empty: unknown): void {
  if (JSON.stringify(draft) === JSON.stringify(empty)) eraseDraft(owner);
  else remember(keyOf(owner), draft);
}

export function eraseDraft(owner: DraftOwner): void {
  forget(keyOf(owner));
}

/** The draft, brought into the shape of the empty form; null where there is none. */
export function readDraft<Form extends object>(owner: DraftOwner, empty: Form): Form | null {
  const draft = recall(keyOf(owner));
  return draft === null ? null : (reshape(draft, empty) as Form);
}

/**
 * `value` in the shape of `model`: what does not fit (a draft of an older version) takes the model's
 * own value. Items of a list are shaped like the model's first item; keys that the model lacks stay.
 */
export function reshape(value: unknown, model: unknown): unknown {
  if (Array.isArray(model)) {
    if (!Array.isArray(value) || value.length === 0) return model;
    return model.length === 0 ? value : value.map((item) => reshape(item, model[0]));
  }
  if (typeof model === 'object' && model !== null) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return model;
    const given = value as Record<string, unknown>;
    const shaped = Object.entries(model).map(([key, part]) => [key, reshape(given[key], part)]);
    return { ...given, ...Object.fromEntries(shaped) };
  }
  // A figure that was picked in a select comes back as text; both are good.
  const fits = typeof value === 'number' ? typeof model === 'number' : typeof value === 'string';
  return fits || typeof value === typeof model ? value : model;
}

import { useCallback, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useHeldState } from './held-state.ts';
import { forget, heldUnder, recall, release, remember } from './tab-memory.ts';
import { useLeaveWarning } from './unload-warning.ts';

export interface FormDraft<Values> {
  /** What the form begins with: the draft of an earlier visit, or what is saved. */
  initial: Values;
  /** The form begins with a draft. */
  restored: boolean;
  /** Keeps values, where they are not kept as they are typed (`useKeptForm`). */
  keep: (values: object) => void;
  /** Saved or cancelled: there is nothing left to keep. */
  erase: () => void;
}

/** A form's text outlives an error, a reload and an expired session, but not the tab, and not 'Sair'. */
export function useFormDraft<Values extends object>(
  name: string,
  saved: Values,
): FormDraft<Values> {
  const key = keyOf(name);
  const [start] = useState(() => {
    const kept = recall(key);
    const restored = typeof kept === 'object' && kept !== null;
    return { initial: restored ? { ...saved, ...kept } : saved, restored };
  });
  return {
    ...start,
    keep: useCallback((values: object) => remember(key, values), [key]),
    erase: useCallback(() => {
      forget(key);
      release(key);
    }, [key]),
  };
}

/** Keeps what is typed into the form, under the name that `useFormDraft` reads. */
export function useKeptForm<Input extends FieldValues, Output>(
  name: string,
  { watch }: UseFormReturn<Input, unknown, Output>,
): void {
  // Before it is painted: a field that is seen can be typed in.
  useLayoutEffect(() => {
    const subscription = watch((values) => remember(keyOf(name), values));
    return () => subscription.unsubscribe();
  }, [name, watch]);
}

/**
 * Files that go with a form: they stay with its draft for as long as the page is not loaded again, and so
 * the browser asks before it is.
 */
export function useKeptFiles<Files>(name: string, none: Files) {
  useLeaveWarning(() => heldUnder(keyOf(name)) !== undefined);
  return useHeldState(keyOf(name), none);
}

/** Something was typed under this name, and neither saved nor given up. */
export function hasDraft(name: string): boolean {
  return recall(keyOf(name)) !== null || heldUnder(keyOf(name)) !== undefined;
}

/** What a draft is of: it must not come back over what was saved after it. */
export function versionOf(saved: { id: string; updatedAt: string } | null): string {
  return saved ? `${saved.id}:${saved.updatedAt}` : 'new';
}

/** The version of what has no date of its own, such as a part of something: short, and another for other values. */
export function versionOfValues(values: unknown): string {
  let hash = 0;
  for (const character of JSON.stringify(values)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return (hash >>> 0).toString(36);
}

const keyOf = (name: string) => `draft:${name}`;

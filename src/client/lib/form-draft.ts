import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forget, recall, remember } from './tab-memory.ts';

export interface FormDraft<Values> {
  /** What the form begins with: the draft of an earlier visit, or what is saved. */
  initial: Values;
  /** The form begins with a draft. */
  restored: boolean;
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
  return { ...start, erase: () => forget(key) };
}

/** Keeps what is typed into the form, under the name that `useFormDraft` reads. */
export function useKeptForm<Input extends FieldValues, Output>(
  name: string,
  { watch }: UseFormReturn<Input, unknown, Output>,
): void {
  useEffect(() => {
    const subscription = watch((values) => remember(keyOf(name), values));
    return () => subscription.unsubscribe();
  }, [name, watch]);
}

/** What a draft is of: it must not come back over what was saved after it. */
export function versionOf(saved: { id: string; updatedAt: string } | null): string {
  return saved ? `${saved.id}:${saved.updatedAt}` : 'new';
}

const keyOf = (name: string) => `draft:${name}`;

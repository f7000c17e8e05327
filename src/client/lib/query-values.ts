import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { closedEntry, openedEntry } from './dialog-entry.ts';

type Change = (values: Record<string, string>, options?: ChangeOptions) => void;

interface ChangeOptions {
  replace: boolean;
  state?: unknown;
}

interface QueryValues {
  valueOf: (name: string) => string;
  change: Change;
  /** Opens something over the screen, which Back closes, and `close` with the names of it. */
  open: (values: Record<string, string>) => void;
  close: (...names: string[]) => void;
}

/** What the address says after '?', and how to say some of it anew: '' takes a value out. */
export function useQueryValues(): QueryValues {
  const [params, setParams] = useSearchParams();
  const change = useCallback<Change>(
    (values, options) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      }, options),
    [setParams],
  );
  return {
    valueOf: (name) => params.get(name) ?? '',
    change,
    open: useCallback((values) => change(values, openedEntry()), [change]),
    close(...names) {
      if (!names.some((name) => params.has(name))) return;
      const none = Object.fromEntries(names.map((name) => [name, '']));
      change(none, closedEntry());
    },
  };
}

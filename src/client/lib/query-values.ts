import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

type Change = (values: Record<string, string>, options?: { replace: boolean }) => void;

/** What the address says after '?', and how to say some of it anew: '' takes a value out. */
export function useQueryValues(): { valueOf: (name: string) => string; change: Change } {
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
  return { valueOf: (name) => params.get(name) ?? '', change };
}

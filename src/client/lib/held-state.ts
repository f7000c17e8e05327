import { useCallback, useRef, useState } from 'react';
import { heldUnder, hold, release } from './tab-memory.ts';

interface HeldState<Value> {
  value: Value;
  change: (next: (now: Value) => Value) => void;
  /** Back to what it began with, and nothing is held. */
  clear: () => void;
}

/** State that is still there when the screen comes back after a new login: files that were chosen. */
export function useHeldState<Value>(key: string, empty: Value): HeldState<Value> {
  const [value, setValue] = useState(() => (heldUnder(key) as Value | undefined) ?? empty);
  const latest = useRef(value);
  return {
    value,
    change: useCallback(
      (next) => {
        latest.current = next(latest.current);
        hold(key, latest.current);
        setValue(latest.current);
      },
      [key],
    ),
    clear: useCallback(() => {
      latest.current = empty;
      release(key);
      setValue(empty);
    }, [key, empty]),
  };
}

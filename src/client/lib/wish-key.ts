import { useRef } from 'react';
import { newKey } from './new-key.ts';

/** What was sent last, and under which key. */
export interface Sent {
  wish: string;
  key: string;
}

/**
 * What is sent again unchanged keeps its key, however often it is tried: its answer may have been lost. What differs
 * is another wish: under a key that is known the server does nothing else.
 *
 * @param wish all that is sent, as JSON can say it
 */
export function sentAs(wish: unknown, before: Sent | null | undefined): Sent {
  const words = JSON.stringify(wish);
  return before?.wish === words ? before : { wish: words, key: newKey() };
}

export function useWishKey() {
  const last = useRef<Sent>(null);
  return {
    keyOf: (wish: unknown): string => {
      last.current = sentAs(wish, last.current);
      return last.current.key;
    },
    /** It came true: the same once more is meant anew. */
    end: () => {
      last.current = null;
    },
  };
}

import { useCallback, useRef } from 'react';

/**
 * Runs one piece of work at a time. A button is disabled only from the next drawing on; two presses
 * of Enter come sooner, and must not create two of a thing.
 */
export function useSingleFlight() {
  const running = useRef(false);
  return useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  }, []);
}

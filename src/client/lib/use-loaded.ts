import { useEffect, useState } from 'react';

const never = () => () => undefined;

/**
 * True once code is there that nobody waits for. Where it cannot be fetched, the next chance is the way
 * back to the network, or what `onWanted` tells of.
 */
export function useLoaded(
  load: () => Promise<unknown>,
  onWanted: (listener: () => void) => () => void = never,
): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (loaded) return;
    const attempt = () => {
      load().then(
        () => setLoaded(true),
        () => undefined,
      );
    };
    attempt();
    const stop = onWanted(attempt);
    addEventListener('online', attempt);
    return () => {
      stop();
      removeEventListener('online', attempt);
    };
  }, [loaded, load, onWanted]);
  return loaded;
}

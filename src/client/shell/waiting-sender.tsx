import { useEffect } from 'react';
import { useWaitingNotes } from '../lib/waiting-notes.ts';

/** While notes wait, so often it is tried whether the network is back, in milliseconds. */
const tryEvery = 30_000;

/** Sends what waits as soon as it can: on arriving, when the network is back, and from time to time. */
export function WaitingSender() {
  const isWaiting = useWaitingNotes().some(({ refused }) => refused === undefined);
  useEffect(() => {
    if (!isWaiting) return undefined;
    // Code that cannot be fetched now is fetched with the next try.
    const send = () =>
      void import('./diary/send-waiting.ts').then(
        ({ sendWaiting }) => sendWaiting(),
        () => undefined,
      );
    send();
    const timer = setInterval(send, tryEvery);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [isWaiting]);
  return null;
}

import { useEffect, useEffectEvent } from 'react';

/**
 * The browser asks before it closes or reloads a page that would lose something by it. Typed text is kept
 * as a draft, and needs no warning.
 */
export function useLeaveWarning(isUnsaved: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);
}

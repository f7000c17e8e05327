import { useEffect, useEffectEvent } from 'react';

/** The browser asks before it closes or reloads a page on which, just then, something is not saved. */
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

/** The same, where it is known as it is drawn. */
export function useUnloadWarning(unsaved: boolean): void {
  useLeaveWarning(() => unsaved);
}

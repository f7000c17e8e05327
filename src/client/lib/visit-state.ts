import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/**
 * What came along with this entry of the browser's history. Null in the markup that the build writes,
 * and so while the browser takes that over.
 */
export function useVisitState<State extends object>(): Partial<State> | null {
  return useSyncExternalStore(
    noChanges,
    () => history.state as Partial<State> | null,
    () => null,
  );
}

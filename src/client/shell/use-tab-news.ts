import { useEffect, useEffectEvent } from 'react';
import { hearOtherTabs, tellChange, tellUser } from '../lib/other-tabs.ts';
import { queryClient } from '../lib/query-client.ts';

/**
 * One account and one state of things in all tabs: where another tab signs in or out this one asks anew
 * who it shows, and what another tab saved is read again. `userId` is undefined until it is known.
 */
export function useTabNews(userId: string | null | undefined): void {
  useEffect(() => {
    if (userId !== undefined) tellUser(userId ?? '');
  }, [userId]);

  const onUser = useEffectEvent((id: string) => {
    // Nothing of one account may be shown, or sent, as another's.
    if (userId !== undefined && id !== (userId ?? '')) void queryClient.resetQueries();
  });
  useEffect(
    () =>
      hearOtherTabs({
        onUser: (id) => onUser(id),
        onChange: () => void queryClient.invalidateQueries(),
      }),
    [],
  );

  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') tellChange();
      }),
    [],
  );
}

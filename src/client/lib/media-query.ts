import { useState, useSyncExternalStore } from 'react';

/** Whether the window matches, and again whenever that changes. Paper is no other window. */
export function useMediaQuery(query: string): boolean {
  const [store] = useState(() => screenQuery(query));
  return useSyncExternalStore(store.subscribe, store.matches);
}

/** To print, a browser lays the page out anew, as wide as the paper: nothing is to be exchanged under it. */
function screenQuery(query: string) {
  const list = matchMedia(query);
  let onScreen = list.matches;
  return {
    subscribe: (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    matches: () => {
      if (!matchMedia('print').matches) onScreen = list.matches;
      return onScreen;
    },
  };
}

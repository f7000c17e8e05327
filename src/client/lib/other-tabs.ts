/*
 * The tabs of one browser share the session, and tell each other through its storage: who is signed in,
 * and that something was saved. What is heard here was told by another tab.
 */

const userKey = 'leme:user';
const changeKey = 'leme:change';

/** Storage may be forbidden; then each tab finds out by itself, at its next call. */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.localStorage);
  } catch {
    return null;
  }
}

/** '' where nobody is signed in. */
export function tellUser(id: string): void {
  attempt((storage) => {
    if (storage.getItem(userKey) !== id) storage.setItem(userKey, id);
  });
}

export function tellChange(): void {
  attempt((storage) => storage.setItem(changeKey, String(Date.now() + Math.random())));
}

interface Listener {
  /** Another tab signed someone in or out. A tab that was asleep hears it when it is looked at again. */
  onUser: (id: string) => void;
  onChange: () => void;
}

export function hearOtherTabs({ onUser, onChange }: Listener): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === userKey) onUser(newValue ?? '');
    if (key === changeKey) onChange();
  };
  const onVisible = () => {
    const id = attempt((storage) => storage.getItem(userKey));
    if (!document.hidden && id !== null) onUser(id);
  };
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

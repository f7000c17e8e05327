/*
 * What this tab remembers over a reload and a new login: drafts and the running generation. It ends
 * with the tab, so that notes about people do not stay behind on a shared machine.
 */

const prefix = 'leme:';

/** Where the generation under way is kept: the shell looks there, and the generation itself. */
export const generationMemory = 'generation';

/** Storage may be forbidden or full; the application goes on without it. */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.sessionStorage);
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  attempt((storage) => storage.setItem(prefix + key, JSON.stringify(value)));
}

export function recall(key: string): unknown {
  return attempt((storage) => JSON.parse(storage.getItem(prefix + key) ?? 'null') as unknown);
}

export function forget(key: string): void {
  attempt((storage) => storage.removeItem(prefix + key));
}

/** Everything at once, on 'Sair'. */
export function forgetEverything(): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix)) storage.removeItem(key);
    }
  });
}

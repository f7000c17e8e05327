/*
 * What this tab remembers over a reload and a new login: drafts and the running generation. It ends
 * with the tab, so that notes about people do not stay behind on a shared machine.
 */

export const prefix = 'leme:';
/** Of what waits in the browser itself to be sent. */
export const waitingPrefix = 'leme:notes';

/** Where the generation under way is kept: the shell looks there, and the generation itself. */
export const generationMemory = 'generation';

/** Where the palette keeps what was chosen last: its titles name people. */
export const choicesMemory = 'palette';

/** Storage may be forbidden or full; the application goes on without it. */
export function attempt<T>(action: (storage: Storage) => T): T | null {
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

/** What no storage takes, such as files that were chosen: it outlives a new login, but no reload. */
const held = new Map<string, unknown>();

export function hold(key: string, value: unknown): void {
  held.set(key, value);
}

export function heldUnder(key: string): unknown {
  return held.get(key);
}

export function release(key: string): void {
  held.delete(key);
}

/** Everything at once, on 'Sair', and what waits to be sent. */
export function forgetEverything(): void {
  held.clear();
  attempt((storage) => erase(storage, prefix));
  attempt(() => erase(window.localStorage, waitingPrefix));
}

export function erase(storage: Storage, begin: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(begin)) storage.removeItem(key);
}

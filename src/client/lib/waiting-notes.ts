import { useSyncExternalStore } from 'react';
import { waitingPrefix } from './tab-memory.ts';

/*
 * Notes of the diary that could not be sent. They outlive the tab, each user's apart, until they are sent or
 * the user signs out; what is sent twice under one key is one note.
 */

export interface WaitingNote {
  key: string;
  companyId: string;
  description: string;
  employeeIds: string[];
  writtenAt: string;
  /** Why the server would not take it; it waits for somebody to look at it. */
  refused?: string;
}

/** Written by `other-tabs.ts`: who is signed in, also while nobody can be asked. */
const userKey = 'leme:user';
const prefix = `${waitingPrefix}:`;
const placePrefix = `${waitingPrefix}-place:`;
const listeners = new Set<() => void>();

function attempt<T>(action: (storage: Storage, user: string) => T): T | null {
  try {
    const user = localStorage.getItem(userKey);
    return user ? action(localStorage, user) : null;
  } catch {
    return null;
  }
}

let lastText: string | null = null;
let lastNotes: readonly WaitingNote[] = [];

/** Those of whoever is signed in, the oldest first. The same array as long as nothing changes. */
export function waitingNotes(): readonly WaitingNote[] {
  const text = attempt((storage, user) => storage.getItem(prefix + user));
  if (text === lastText) return lastNotes;
  lastText = text;
  try {
    lastNotes = JSON.parse(text ?? '[]') as WaitingNote[];
  } catch {
    lastNotes = [];
  }
  return lastNotes;
}

function write(notes: readonly WaitingNote[]): boolean {
  const isWritten = attempt((storage, user) => {
    if (notes.length === 0) storage.removeItem(prefix + user);
    else storage.setItem(prefix + user, JSON.stringify(notes));
    return true;
  });
  for (const listener of listeners) listener();
  return isWritten === true;
}

/** Says whether it is kept: storage may be forbidden or full, or nobody signed in. */
export function keepWaiting(note: WaitingNote): boolean {
  return write([...waitingNotes().filter(({ key }) => key !== note.key), note]);
}

export function dropWaiting(wanted: string): void {
  write(waitingNotes().filter(({ key }) => key !== wanted));
}

export function useWaitingNotes(): readonly WaitingNote[] {
  return useSyncExternalStore(subscribe, waitingNotes, waitingNotes);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has sent them.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The company for which notes can be written while nobody can be asked. */
export function rememberPlace(companyId: string): void {
  attempt((storage, user) => storage.setItem(placePrefix + user, companyId));
}

export function rememberedPlace(): string | null {
  return attempt((storage, user) => storage.getItem(placePrefix + user));
}

import { useCallback, useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { forget, recall, remember } from './tab-memory.ts';

/*
 * What is open over a screen stands in the browser's history: Back closes it instead of leaving the
 * screen, a reload finds it open, and so does the same person who had to log in again.
 */

/** An entry of ours: what is open on it, or null once that was closed. */
interface Entry {
  over?: { name: string; value: unknown } | null;
  /** Its address opens something over the screen of the entry before. */
  onTop?: true;
}

const spentEntry: Entry = { over: null };

const stateNow = () => history.state as Entry | null;
const isOurs = () => stateNow()?.over !== undefined;
const isSpent = () => stateNow()?.over === null;

function openOver(name: string, value: unknown): void {
  const state: Entry = { ...stateNow(), over: { name, value } };
  // One thing at a time: what follows on another takes its place.
  if (isOurs()) history.replaceState(state, '');
  else history.pushState(state, '');
}

/** What a link to a screen brings along, so that the screen opens what has this name there. */
export const openOnArrival = (name: string): object =>
  ({ over: { name, value: true } }) satisfies Entry;

/** How to go to an address that opens something over its screen. */
export const openedEntry = () => ({ replace: isSpent(), state: { onTop: true } satisfies Entry });

/** How to leave it by its own button: Back opens it no more. */
export const closedEntry = () => ({
  replace: true,
  state: stateNow()?.onTop ? spentEntry : null,
});

interface DialogEntry<Value> {
  /** What is open, with what it was opened with; null where it is closed. */
  value: Value | null;
  open: (value: Value) => void;
  close: () => void;
}

export function useDialogEntry<Value>(name: string): DialogEntry<Value> {
  const over = useHistoryState<Entry | null>()?.over;
  return {
    value: over?.name === name ? (over.value as Value) : null,
    open: useCallback((value: Value) => openOver(name, value), [name]),
    close: useCallback(() => {
      if (stateNow()?.over?.name === name)
        history.replaceState({ ...stateNow(), ...spentEntry }, '');
    }, [name]),
  };
}

/** Back from a screen whose dialog was closed by its own button: the entry of the dialog is stepped over. */
export function useSpentEntries(): void {
  useEffect(() => {
    let before = { spent: isSpent(), href: location.href };
    const look = ({ type }: Event) => {
      const now = { spent: isSpent(), href: location.href };
      const isBack = type === 'popstate' && before.spent && !isOurs();
      const samePlace = before.href === now.href;
      before = now;
      if (isBack && samePlace) history.back();
    };
    const changes = ['popstate', 'pushState', 'replaceState'];
    for (const change of changes) addEventListener(change, look);
    return () => {
      for (const change of changes) removeEventListener(change, look);
    };
  }, []);
}

/** Another person sits here now: what was open is not theirs. */
export function closeOpenDialog(): void {
  if (stateNow()?.over) history.replaceState({ ...stateNow(), ...spentEntry }, '');
}

const leftOpen = 'left-open';

/** The session has ended: what is open waits for its user to come back. */
export function keepOpenDialog(userId: string): void {
  const over = stateNow()?.over;
  if (over) remember(leftOpen, { userId, path: location.pathname, over });
}

/** Opens what the same user had open on this screen when the session ended. */
export function reopenDialog(userId: string): void {
  const kept = recall(leftOpen) as { userId: string; path: string; over: Entry['over'] } | null;
  forget(leftOpen);
  if (kept?.userId !== userId || kept.path !== location.pathname || !kept.over) return;
  openOver(kept.over.name, kept.over.value);
}

import { useCallback, useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { forget, recall, remember } from './tab-memory.ts';

/*
 * What is open over a screen stands in the browser's history: Back closes it instead of leaving the
 * screen, a reload finds it open, and so does the same person who had to log in again.
 */

/** A dialog, with what it was opened with. */
interface Layer {
  name: string;
  value: unknown;
  /** The dialog that it was opened over, which stays open. */
  under?: Layer | undefined;
}

/** An entry of ours: what is open on it, or null once that was closed. */
interface Entry {
  over?: Layer | null;
  /** How many entries of ours end with this one: a dialog over a dialog has the second. */
  depth?: number;
  /** Its address opens something over the screen of the entry before. */
  onTop?: true;
}

const spentEntry: Entry = { over: null };

const stateNow = () => history.state as Entry | null;
const isSpent = () => stateNow()?.over === null;

const depthOf = (entry: Entry | null) => (entry?.over === undefined ? 0 : (entry.depth ?? 1));
const countOf = (over?: Layer | null): number => (over ? 1 + countOf(over.under) : 0);
const layerOf = (over: Layer | null | undefined, name: string): Layer | undefined =>
  !over || over.name === name ? (over ?? undefined) : layerOf(over.under, name);

function openOver(over: Layer): void {
  const entry = stateNow();
  const depth = depthOf(entry);
  // What follows on another takes its place; over another it has an entry of its own.
  if (countOf(over) > depth) history.pushState({ ...entry, over, depth: depth + 1 }, '');
  else history.replaceState({ ...entry, over }, '');
}

/** In the place of what is open, from where no component is. */
export const openDialog = (name: string, value: unknown): void => openOver({ name, value });

/** What stays open under a dialog of this name. */
function underneath(name: string): Layer | undefined {
  const over = stateNow()?.over;
  return (over?.name === name ? over.under : over) ?? undefined;
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

/** `above`: opened from within a dialog, which stays open under it. */
export function useDialogEntry<Value>(name: string, place?: 'above'): DialogEntry<Value> {
  const layer = layerOf(useHistoryState<Entry | null>()?.over, name);
  return {
    value: layer ? (layer.value as Value) : null,
    open: useCallback(
      (value: Value) => openOver({ name, value, under: place && underneath(name) }),
      [name, place],
    ),
    close: useCallback(() => {
      const closed = layerOf(stateNow()?.over, name);
      if (closed) history.replaceState({ ...stateNow(), over: closed.under ?? null }, '');
    }, [name]),
  };
}

/** Where the browser stands: in how many entries of ours, and how many of them lost their dialog. */
function whereNow() {
  const entry = stateNow();
  const depth = depthOf(entry);
  return { depth, spare: depth - countOf(entry?.over), href: location.href };
}

/** Back from dialogs that were closed by their own buttons: the entries they left are stepped over. */
export function useSpentEntries(): void {
  useEffect(() => {
    let before = whereNow();
    const look = ({ type }: Event) => {
      const now = whereNow();
      const { spare } = before;
      const isBack = type === 'popstate' && now.depth === before.depth - 1;
      const samePlace = before.href === now.href;
      before = now;
      if (isBack && samePlace && spare > 0) history.go(-spare);
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
  openOver(kept.over);
}

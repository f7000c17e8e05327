import { useEffect, useRef } from 'react';

/** Milliseconds. */
const closingMenu = 60;

/**
 * The button that was pressed goes with the state it belonged to, or its row to another day: the row that had
 * the focus last takes it again. Rows say whose they are in `data-commitment`.
 */
export function useRowFocus(): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      // A menu belongs to the row that opened it.
      if (!(target instanceof Element) || target.closest('[role=menu]')) return;
      const row = target.closest<HTMLElement>('[data-commitment]');
      last.current = row?.dataset['commitment'] ?? null;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  useEffect(() => {
    const giveBack = () => {
      if (last.current === null || document.activeElement !== document.body) return;
      const row = document.querySelector(`[data-commitment="${CSS.escape(last.current)}"]`);
      row?.querySelector('button')?.focus({ preventScroll: true });
    };
    giveBack();
    // A menu that closes gives the focus a moment later to its button, which may be gone by then.
    const timer = setTimeout(giveBack, closingMenu);
    return () => clearTimeout(timer);
  });
}

import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useDialogEntry } from '../lib/dialog-entry.ts';
import { useMediaQuery } from '../lib/media-query.ts';

const cookieName = 'sidebar_state';
const cookieSeconds = 7 * 24 * 60 * 60;
const mobile = '(max-width: 767px)';

/** The sidebar is a sheet over the page. */
export const isNarrow = () => matchMedia(mobile).matches;

function storedCollapsed(): boolean {
  return document.cookie.split('; ').includes(`${cookieName}=collapsed`);
}

function store(collapsed: boolean): void {
  const value = collapsed ? 'collapsed' : 'expanded';
  document.cookie = `${cookieName}=${value}; path=/; max-age=${cookieSeconds}; samesite=lax`;
}

/** Open, or icons alone, on a wide screen; a sheet over the page on a narrow one. */
export function useSidebar() {
  const narrow = useMediaQuery(mobile);
  const [collapsed, setCollapsed] = useState(storedCollapsed);
  const { value, open: openSheet, close: closeSheet } = useDialogEntry<true>('menu');
  const sheetOpen = value !== null && isNarrow();

  const collapse = useCallback((next: boolean) => {
    setCollapsed(next);
    store(next);
  }, []);

  const toggle = useCallback(() => {
    if (!isNarrow()) collapse(!collapsed);
    else if (sheetOpen) closeSheet();
    else openSheet(true);
  }, [collapse, collapsed, sheetOpen, openSheet, closeSheet]);

  // Before it is painted: whoever sees the sidebar can press the key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);

  // A reload does not find the sheet open; what is opened after the first drawing stays.
  useLayoutEffect(closeSheet, [closeSheet]);

  // Grown past the breakpoint, the sheet has no place any more.
  useEffect(() => {
    const query = matchMedia(mobile);
    query.addEventListener('change', closeSheet);
    return () => query.removeEventListener('change', closeSheet);
  }, [closeSheet]);

  return { narrow, collapsed, collapse, toggle, sheetOpen, closeSheet };
}

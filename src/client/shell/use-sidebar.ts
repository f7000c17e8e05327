import { useCallback, useEffect, useState } from 'react';

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
  const [collapsed, setCollapsed] = useState(storedCollapsed);
  const [sheetOpen, setSheetOpen] = useState(false);

  const collapse = useCallback((next: boolean) => {
    setCollapsed(next);
    store(next);
  }, []);

  const toggle = useCallback(() => {
    if (isNarrow()) setSheetOpen((open) => !open);
    else collapse(!collapsed);
  }, [collapse, collapsed]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);

  // Grown past the breakpoint, the sheet has no place any more.
  useEffect(() => {
    const query = matchMedia(mobile);
    const onChange = () => setSheetOpen(false);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);

  return { collapsed, collapse, toggle, sheetOpen, setSheetOpen };
}

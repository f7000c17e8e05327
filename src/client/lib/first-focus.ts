import { useEffect, useRef } from 'react';

const fields = 'input, select, textarea';

/**
 * The first field takes the focus once the form is ready, unless someone is in a field by then. Not on
 * touch screens, where the keyboard would jump up.
 */
export function useFirstFocus<T extends HTMLElement>(ready: boolean) {
  const form = useRef<T>(null);
  useEffect(() => {
    if (!ready || matchMedia('(pointer: coarse)').matches) return;
    // After the dialog around it has seen where the focus came from, to give it back there.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches(fields)) return;
      form.current?.querySelector<HTMLElement>(`:is(${fields}):not(:disabled)`)?.focus();
    });
    return () => clearTimeout(timer);
  }, [ready]);
  return form;
}

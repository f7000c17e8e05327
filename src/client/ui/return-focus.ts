import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog: Radix knows only its own triggers, and ours
 * are opened from anywhere. What is gone by then hands it to the content of the page.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const element = before.current;
      const usable =
        element instanceof HTMLElement && element.isConnected && element !== document.body;
      (usable ? element : document.querySelector('main'))?.focus({ preventScroll: true });
    },
  };
}

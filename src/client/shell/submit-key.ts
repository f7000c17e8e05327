import { useEffect } from 'react';

/** Ctrl+Enter (Cmd+Enter) in a field presses its form's button, where the form does not hear it by itself. */
export function useSubmitKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target, repeat, isComposing, defaultPrevented } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
      if (repeat || isComposing || defaultPrevented) return;
      if (!(target instanceof Element) || !target.matches('input, select, textarea')) return;
      // Its elements: a button at the foot of a dialog stands outside of it.
      const button = [...(target.closest('form')?.elements ?? [])].find((element) =>
        element.matches('button[type=submit]'),
      );
      if (!(button instanceof HTMLElement)) return;
      event.preventDefault();
      button.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

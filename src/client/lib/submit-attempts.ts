import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Marks what holds the submit button: a disabled button hears no click, what holds it does. */
export const submitSlot = { 'data-submit-slot': '' } as const;

/**
 * The two ways to submit that a disabled button swallows: Ctrl+Enter (Cmd+Enter) anywhere in the form,
 * and a click on the button itself. What is missing can then be said.
 */
export function useSubmitAttempts(
  form: RefObject<HTMLFormElement | null>,
  onAttempt: () => void,
): void {
  const attempt = useEffectEvent(onAttempt);
  // Before it is painted: a button that is seen can be pressed.
  useLayoutEffect(() => {
    const element = form.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      attempt();
    };
    const onClick = ({ target }: MouseEvent) => {
      const slot = target instanceof HTMLElement && 'submitSlot' in target.dataset;
      if (slot && target.querySelector(':disabled')) attempt();
    };
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('click', onClick);
    };
  }, [form]);
}

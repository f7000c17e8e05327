import { currentToast, dismissToast } from '#client/lib/toast-store.ts';

/** A toast outlives the screen that it was shown on, and would be found by the next test. */
export function clearToast(): void {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
}

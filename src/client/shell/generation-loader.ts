/** The code of the forms and of the result; nothing loads it before an opener is pointed at. */
export const loadGeneration = () => import('../generation/generation-dialogs.tsx');

export function preloadGeneration(): void {
  // A failure is told when the form itself is opened.
  loadGeneration().catch(() => undefined);
}

import { loadable } from '../lib/loadable.ts';

/** The code of the forms and of the result; nothing loads it before an opener is pointed at. */
export const generation = loadable(
  async () => (await import('../generation/generation-dialogs.tsx')).GenerationDialogs,
);

export function preloadGeneration(): void {
  // A failure is told when the form itself is opened.
  generation.load().catch(() => undefined);
}

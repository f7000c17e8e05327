import type { DocumentKind } from '#documents/labels.ts';
import { loadable } from '../lib/loadable.ts';

/** The code of the forms and of the result; nothing loads it before an opener is pointed at. */
export const generation = loadable(
  async () => (await import('../generation/generation-dialogs.tsx')).GenerationDialogs,
);

const loadForm = async (kind: DocumentKind) =>
  (await import('#documents/screens.tsx')).screens[kind].loadForm();

/** For an opener that is pointed at. A failure is told when the form itself is opened. */
export function preloadGeneration(kind: DocumentKind): void {
  for (const loading of [generation.load(), loadForm(kind)]) loading.catch(() => undefined);
}

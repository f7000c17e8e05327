import type { DocumentKind } from '#documents/labels.ts';
import { loadable } from '../lib/loadable.ts';

/** What tells where the code of the dialogs is. */
export const dialogCode = () => import('./dialog-code.ts');

/** The code of the forms and of the result; nothing loads it before an opener is pointed at. */
export const generation = loadable(async () => (await dialogCode()).loadGeneration());

/** For an opener that is pointed at. A failure is told when the form itself is opened. */
export function preloadGeneration(kind: DocumentKind): void {
  const form = dialogCode().then(({ loadForm }) => loadForm(kind));
  for (const loading of [generation.load(), form]) loading.catch(() => undefined);
}

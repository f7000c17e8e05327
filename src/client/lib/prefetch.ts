/** In the place of a path: what tells where the code of the further screens is. */
export const furtherCode = 'further-screens';

const loaders = new Map<string, () => Promise<unknown>>();

/** Says how the code of a screen is loaded. The route table does, once. */
export function offerPrefetch(path: string, load: () => Promise<unknown>): void {
  loaders.set(path, load);
}

/** Loads the code of a screen before it is asked for; a failure waits for the real visit to be told. */
export function prefetch(href: string): void {
  const load = loaders.get(href.split('?')[0] ?? href);
  load?.().catch(() => undefined);
}

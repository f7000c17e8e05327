import { createElement, lazy, useState, type ComponentType } from 'react';

/** What could not be fetched, each with the way to try anew. */
const failed = new Set<() => void>();

/** Lets what could not be fetched be fetched again; nothing is until it is drawn. */
export function retryLoads(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * Like React's `lazy`, but drawn at once where the code is there already. `lazy` always shows the
 * fallback first, and React keeps a fallback on the screen for 300 ms.
 */
export function loadable<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await fetch();
    return { default: loaded };
  };
  // React keeps a failure for good: another try needs another `lazy`.
  const makeLazy = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(() => (Lazy = makeLazy()));
        throw error;
      }),
    );
  let Lazy = makeLazy();
  function Component(props: Props) {
    // Chosen once: another component in its place would lose what it holds.
    const [chosen] = useState(() => loaded ?? Lazy);
    return createElement(chosen, props);
  }
  return { load, Component };
}

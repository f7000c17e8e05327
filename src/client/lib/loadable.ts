import { createElement, lazy, useState, type ComponentType } from 'react';

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
  const Lazy: ComponentType<Props> = lazy(load);
  function Component(props: Props) {
    // Chosen once: another component in its place would lose what it holds.
    const [chosen] = useState(() => loaded ?? Lazy);
    return createElement(chosen, props);
  }
  return { load, Component };
}

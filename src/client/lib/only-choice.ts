import { useEffect, useRef } from 'react';

/** Where there is one answer nobody is asked: the only one of a list is chosen, once the list is there. */
export function useOnlyChoice(
  list: readonly { id: string }[] | undefined,
  chosen: string,
  choose: (id: string) => void,
): void {
  const only = list?.length === 1 ? list[0]?.id : undefined;
  const offered = useRef<string>(undefined);
  useEffect(() => {
    // Once: who takes it back has a reason.
    if (only === undefined || offered.current === only) return;
    offered.current = only;
    if (chosen === '') choose(only);
  }, [only, chosen, choose]);
}

import { useCallback, useRef, useState } from 'react';

interface Action<Input> {
  /** A second call while one runs does nothing, and is not done. */
  run: (input: Input) => Promise<{ done: boolean; error?: unknown }>;
  busy: boolean;
  error: unknown;
}

/** One call of a public screen: busy while it runs, the error it ended with. They load no query library. */
export function useAction<Input>(action: (input: Input) => Promise<unknown>): Action<Input> {
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  });
  const run = useCallback(
    async (input: Input) => {
      if (running.current) return { done: false };
      running.current = true;
      setState({ busy: true, error: null });
      try {
        await action(input);
        setState({ busy: false, error: null });
        return { done: true };
      } catch (error) {
        setState({ busy: false, error });
        return { done: false, error };
      } finally {
        running.current = false;
      }
    },
    [action],
  );
  return { run, ...state };
}

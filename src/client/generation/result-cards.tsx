import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { runningGeneration, subscribeToRunning } from './generation-store.ts';
import { useQuickResults, type QuickResult } from './quick-results.ts';
import { ResultCard } from './result-card.tsx';

interface ResultCardsProps {
  kinds: readonly DocumentKind[];
  /** Shown until there is a first one, over what helps meanwhile. */
  emptyText: string;
  children: ReactNode;
}

/** What this tab generated on a quick screen, newest first. The newest is open, the others at hand. */
export function ResultCards({ kinds, emptyText, children }: ResultCardsProps) {
  const { results, drop } = useQuickResults(kinds);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const { section, dropping } = useFocus(results);
  return (
    <section ref={section} tabIndex={-1} aria-label="Documentos gerados" className="outline-none">
      {results.length === 0 ? (
        <>
          <p className="mb-3 text-muted">{emptyText}</p>
          {children}
        </>
      ) : (
        <ul className="flex flex-col gap-4">
          {results.map((result, index) => (
            <li key={result.id}>
              <ResultCard
                result={result}
                open={toggled[result.id] ?? index === 0}
                onOpenChange={(open) => setToggled({ ...toggled, [result.id]: open })}
                onDrop={() => {
                  dropping();
                  drop(result);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A new document takes the focus, and comes into view, once the overlay has gone; so does the first of those that are left. */
function useFocus(results: readonly QuickResult[]) {
  const section = useRef<HTMLElement>(null);
  const busy = useSyncExternalStore(subscribeToRunning, () => runningGeneration() !== null);
  const known = useRef(results);
  const isDropping = useRef(false);
  // After the overlay, or the button of the card that went, has done what it does with the focus.
  const focusFirst = () =>
    void setTimeout(() => {
      const title = section.current?.querySelector<HTMLElement>('[data-result-title]');
      title?.scrollIntoView({ block: 'start' });
      (title ?? section.current)?.focus({ preventScroll: true });
    });
  const newest = results[0]?.id;
  const arrive = useEffectEvent((arrived: string | undefined) => {
    const isNew = arrived !== undefined && known.current.every(({ id }) => id !== arrived);
    known.current = results;
    if (isNew) focusFirst();
  });
  useEffect(() => {
    if (!busy) arrive(newest);
  }, [busy, newest]);
  const left = useEffectEvent((_count: number) => {
    if (isDropping.current) focusFirst();
    isDropping.current = false;
  });
  const count = results.length;
  useEffect(() => left(count), [count]);
  return { section, dropping: () => void (isDropping.current = true) };
}

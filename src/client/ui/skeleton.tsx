import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'animate-pulse bg-skeleton motion-reduce:animate-none',
        // One of the two would win by its place in the styles.
        !className?.includes('rounded') && 'rounded-md',
        className,
      )}
    />
  );
}

/** Wraps the shapes of a screen that is loading, and says so to who cannot see them. */
export function Loading({
  label = 'Carregando...',
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}

/** A card with its heading and as many lines of text. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-5 pt-5 pb-5">
      <Skeleton className="mb-5 h-4 w-32" />
      <Lines count={lines} />
    </div>
  );
}

const widths = ['w-full', 'w-11/12', 'w-3/5'] as const;

function Lines({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={clsx('h-3.5', widths[index % widths.length])} />
      ))}
    </div>
  );
}

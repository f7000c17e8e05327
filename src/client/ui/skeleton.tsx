import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx('animate-pulse rounded-md bg-skeleton motion-reduce:animate-none', className)}
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
      {children}
    </div>
  );
}

/** A card with its heading and as many lines of text. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div aria-hidden="true" className="rounded-lg border border-line bg-surface px-5 pt-5 pb-5">
      <Skeleton className="mb-5 h-4 w-32" />
      <Lines count={lines} />
    </div>
  );
}

/** The rows of a list, each with something round before its two lines. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div
      aria-hidden="true"
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-3 px-4">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="flex-1">
            <Skeleton className="mb-2 h-3.5 w-2/3" />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
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

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

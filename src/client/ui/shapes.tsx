import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

/** Grey in the place of words; their line is as high as the text around them makes it. */
export function Words({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ lineHeight: 1 }}
      className={clsx(
        'inline-block animate-pulse rounded-md bg-skeleton motion-reduce:animate-none',
        className,
      )}
    >
      &nbsp;
    </span>
  );
}

interface LineProps {
  className?: string;
  /** How long its words are, as a class. */
  words: string;
}

/** A line of text that is on its way. */
export function Line({ className, words }: LineProps) {
  return (
    <p className={className}>
      <Words className={words} />
    </p>
  );
}

interface ButtonShapeProps {
  size?: 'sm' | 'md';
  /** What it will say, so that it is as wide. */
  children: ReactNode;
}

/** Where a button will be. */
export function ButtonShape({ size = 'md', children }: ButtonShapeProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        buttonClass({ variant: 'quiet', size }),
        'animate-pulse bg-skeleton motion-reduce:animate-none',
      )}
    >
      <span className="invisible">{children}</span>
    </span>
  );
}

/** A list in one frame. */
export const rowsFrame =
  'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface';

/** The rows of a list, each with something round before its two lines where it has no shape of its own. */
export function RowsSkeleton({ rows, children }: { rows: number; children?: ReactNode }) {
  return (
    <ul className={rowsFrame}>
      {Array.from({ length: rows }, (_, index) => (
        <li key={index}>
          {children ?? (
            <div className="flex h-16 items-center gap-3 px-4">
              <Skeleton className="size-9 shrink-0 rounded-full" />
              <div className="flex-1">
                <Skeleton className="mb-2 h-3.5 w-2/3" />
                <Skeleton className="h-3 w-1/3" />
              </div>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

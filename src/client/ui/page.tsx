import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PageProps {
  /** The header of the shell already names the screen; a sentence says what it is for. */
  intro?: ReactNode;
  actions?: ReactNode;
  /** `reading` keeps lines of text short; `wide` is for grids. */
  width?: 'reading' | 'wide';
  children: ReactNode;
}

export function Page({ intro, actions, width = 'wide', children }: PageProps) {
  return (
    <div
      className={clsx(
        'mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-8',
        // The same left edge as a wide one: on the way from screen to screen nothing jumps.
        width === 'reading' && '*:max-w-176',
      )}
    >
      {(intro || actions) && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {intro && <div className="max-w-prose min-w-0 flex-1 basis-64 text-muted">{intro}</div>}
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

// 16 px on touch screens, or iOS zooms the page in when a field takes the focus.
const control =
  'w-full min-w-0 rounded-md border border-control bg-surface text-ink transition-colors placeholder:text-placeholder hover:border-muted focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:outline-danger pointer-coarse:text-[1rem]';

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      type={type}
      className={clsx(control, 'h-10 px-3 pointer-coarse:h-11', className)}
    />
  );
}

/** Grows with its text where the browser can; `rows` is the least height. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={clsx(control, 'field-sizing-content max-h-96 px-3 py-2', className)}
      style={{ minHeight: `calc(${rows} * 1.375rem + 1.125rem)`, ...rest.style }}
    />
  );
}

/** The browser's own select: familiar on every phone, complete on every keyboard. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block w-full min-w-0', className)}>
      <select
        {...rest}
        className={clsx(control, 'h-10 appearance-none truncate pr-9 pl-3 pointer-coarse:h-11')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

// Links have these looks, too, and no link is `:enabled`.
const variants = {
  primary:
    'bg-primary text-on-primary not-disabled:hover:bg-primary-hover disabled:bg-sunken disabled:text-muted',
  secondary:
    'border border-control bg-surface text-ink not-disabled:hover:bg-sunken disabled:border-line disabled:text-muted',
  quiet: 'text-ink not-disabled:hover:bg-sunken disabled:text-muted',
  link: 'text-primary-ink underline decoration-from-font underline-offset-3 hover:decoration-2 disabled:text-muted',
  danger:
    'bg-danger text-on-danger not-disabled:hover:bg-danger-hover disabled:bg-sunken disabled:text-muted',
} as const;

const sizes = {
  md: 'h-10 px-4 pointer-coarse:h-11',
  sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
  icon: 'size-10 shrink-0 pointer-coarse:size-11',
} as const;

interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors select-none disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: disabled, with a spinner and `busyText`. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  variant,
  size,
  busy = false,
  busyText,
  className,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={clsx(buttonClass({ variant, size }), className)}
    >
      {busy && <Spinner />}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  );
}

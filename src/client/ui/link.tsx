import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { prefetch } from '../lib/prefetch.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** What the screen behind it finds in its entry of the browser's history. */
  state?: object;
}

/** A link inside the application; the screen behind it begins to load when it is pointed at. */
export function Link({ href, ...rest }: LinkProps) {
  return (
    <RouterLink
      {...rest}
      href={href}
      onPointerEnter={() => prefetch(href)}
      onFocus={() => prefetch(href)}
    />
  );
}

export const textLink =
  'rounded-sm font-medium text-primary-ink underline decoration-from-font underline-offset-3 hover:decoration-2';

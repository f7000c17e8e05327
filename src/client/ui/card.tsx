import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** A bordered surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-lg border border-line bg-surface', className)} />;
}

interface CardSectionProps {
  title: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card with a heading, as a region of the page. */
export function CardSection({ title, actions, className, children }: CardSectionProps) {
  return (
    <section className={clsx('flex flex-col rounded-lg border border-line bg-surface', className)}>
      <header className="flex min-h-14 items-center justify-between gap-3 px-5 pt-2">
        <h2 className="font-semibold">{title}</h2>
        {actions}
      </header>
      <div className="flex flex-1 flex-col px-5 pb-5">{children}</div>
    </section>
  );
}

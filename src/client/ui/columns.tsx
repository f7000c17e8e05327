import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const shapes = {
  /** Text to read, with something short beside it. */
  aside: 'xl:grid-cols-[minmax(0,1fr)_22rem]',
  /** What one types, with what comes of it beside it. */
  desk: 'xl:grid-cols-[26rem_minmax(0,1fr)]',
  halves: 'xl:grid-cols-2',
} as const;

interface ColumnsProps {
  shape: keyof typeof shapes;
  /** The shorter of the two stays in view while the other is scrolled. */
  sticky?: 'first' | 'second';
  children: [ReactNode, ReactNode];
}

/** Two columns where a wide screen has room for them, one under the other elsewhere; the second may be missing. */
export function Columns({ shape, sticky, children: [first, second] }: ColumnsProps) {
  const column = (name: 'first' | 'second') =>
    clsx('flex min-w-0 flex-col gap-4', sticky === name && 'xl:sticky xl:top-21');
  return (
    <div className={clsx('grid items-start gap-x-6 gap-y-4', shapes[shape])}>
      <div className={column('first')}>{first}</div>
      {second && <div className={column('second')}>{second}</div>}
    </div>
  );
}

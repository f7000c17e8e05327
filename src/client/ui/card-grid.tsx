import type { ReactNode } from 'react';
import { useMediaQuery } from '../lib/media-query.ts';
import { Card } from './card.tsx';
import { Loading } from './skeleton.tsx';

/** From `md` on the sidebar takes its part of the width: two columns come back where it leaves room. */
export const cardGrid =
  'mb-4 grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3';

/** How many cards stand side by side: as many as `cardGrid` says. */
export function useCardColumns(): number {
  const two = useMediaQuery('(min-width: 40rem) and (width < 48rem), (min-width: 64rem)');
  const three = useMediaQuery('(min-width: 80rem)');
  return three ? 3 : two ? 2 : 1;
}

/** Six cards that are on their way. */
export function CardGridSkeleton({ children }: { children: ReactNode }) {
  return (
    <Loading>
      <div className={cardGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Card key={index} className="flex min-w-0 flex-col p-5">
            {children}
          </Card>
        ))}
      </div>
    </Loading>
  );
}

import { useMediaQuery } from '../lib/media-query.ts';
import { Skeleton } from './skeleton.tsx';

/** From `md` on the sidebar takes its part of the width: two columns come back where it leaves room. */
export const cardGrid =
  'mb-4 grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3';

/** How many cards stand side by side: as many as `cardGrid` says. */
export function useCardColumns(): number {
  const two = useMediaQuery('(min-width: 40rem) and (width < 48rem), (min-width: 64rem)');
  const three = useMediaQuery('(min-width: 80rem)');
  return three ? 3 : two ? 2 : 1;
}

/** `counted` where a line above the cards says how many there are. */
export function CardGridSkeleton({ counted = false }: { counted?: boolean }) {
  return (
    <>
      <Skeleton className="mb-6 h-10 w-full max-w-sm" />
      {counted && <Skeleton className="mb-3 h-4.5 w-32" />}
      <div className={cardGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-56" />
        ))}
      </div>
    </>
  );
}

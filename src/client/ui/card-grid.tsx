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
          <PersonSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

function PersonSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex h-60 flex-col rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex-1">
          <Skeleton className="mb-2 h-4 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
      <Skeleton className="mt-5 h-3 w-20" />
      <Skeleton className="mt-3 h-3.5 w-11/12" />
      <Skeleton className="mt-2.5 h-3.5 w-3/5" />
      <Skeleton className="mt-auto h-8 w-40" />
    </div>
  );
}

import { Skeleton } from './skeleton.tsx';

export const cardGrid = 'mb-4 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';

export function CardGridSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-10 w-full max-w-sm" />
      <div className={cardGrid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-56" />
        ))}
      </div>
    </>
  );
}

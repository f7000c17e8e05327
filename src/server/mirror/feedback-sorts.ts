import { feedbackSorts, type FeedbackSort } from '#shared/mirror.ts';

/** How many of each sort; what names none is left out. */
export function countSorts(
  counted: readonly { sort: string | null; total: number }[],
): Record<FeedbackSort, number> {
  const sums = { reconhecimento: 0, corretivo: 0, desenvolvimento: 0, '360': 0 };
  for (const { sort, total } of counted) if (isSort(sort)) sums[sort] += total;
  return sums;
}

function isSort(sort: string | null): sort is FeedbackSort {
  return sort !== null && Object.hasOwn(feedbackSorts, sort);
}

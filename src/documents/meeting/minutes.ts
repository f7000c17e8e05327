/**
 * Whole minutes that add up to `total`, in the proportion of what is wanted; what says nothing gets an
 * even share. None gets less than one, nor more than `most` where the others can take the rest.
 */
export function fitMinutes(
  wanted: readonly (number | null)[],
  total: number,
  most: number = total,
): number[] {
  const told = wanted.filter((minutes) => minutes !== null);
  const even = told.length > 0 ? told.reduce((sum, next) => sum + next, 0) / told.length : 1;
  const weights = wanted.map((minutes) => minutes ?? even);
  const capped = new Set<number>();
  for (;;) {
    const shares = wholeShares(sharesOf(weights, total, { capped, most }), total);
    const over = shares.findIndex((share, index) => share > most && !capped.has(index));
    if (over < 0 || capped.size >= weights.length - 1) return shares;
    capped.add(over);
  }
}

/** A minute each and the rest by weight; who is capped has what one may have at most. */
function sharesOf(
  weights: readonly number[],
  total: number,
  { capped, most }: { capped: ReadonlySet<number>; most: number },
): number[] {
  const open = weights.filter((_, index) => !capped.has(index));
  const room = Math.max(0, total - capped.size * most - open.length);
  const sum = open.reduce((all, weight) => all + weight, 0);
  return weights.map((weight, index) => (capped.has(index) ? most : 1 + (room * weight) / sum));
}

/** By largest remainder. */
function wholeShares(shares: readonly number[], total: number): number[] {
  const whole = shares.map(Math.floor);
  const left = total - whole.reduce((sum, next) => sum + next, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, Math.max(0, left));
  for (const { index } of byRemainder) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

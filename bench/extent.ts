/** The tests run each bench once at its smallest, so that none rots: its figures say nothing then. */
export const isSmallest = process.env['BENCH_EXTENT'] === 'smallest';

export function extent<T>(usual: T, smallest: T): T {
  return isSmallest ? smallest : usual;
}

import { extent } from '../extent.ts';
import { median } from '../figures.ts';
import { explain, planCacheModes, scansOf } from './explain.ts';
import type { Observed, ObservedSql } from './observed.ts';

const rounds = extent(9, 1);

/** So long, in milliseconds, may what one call asks of the database take. */
export const aimMs = 10;

/** Statements in the database alone, by the slower of the two ways to plan them. */
export async function timeOf(
  observed: Observed,
  statements: readonly ObservedSql[],
): Promise<{ milliseconds: number; plan: string }> {
  const worst = { milliseconds: 0, plan: '' };
  for (const mode of planCacheModes) {
    const times: number[] = [];
    let plan = '';
    for (let round = 0; round < rounds; round += 1) {
      const explained = await explain(observed.client, statements, mode);
      times.push(explained.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0));
      plan = explained.map(scansOf).join('; ');
    }
    if (median(times) >= worst.milliseconds)
      Object.assign(worst, { milliseconds: median(times), plan });
  }
  return worst;
}

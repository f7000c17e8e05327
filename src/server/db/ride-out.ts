import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './failures.ts';

/** Longer than a database takes to start again. */
const patienceMs = 30_000;
const retryMs = 500;

/**
 * Does work whose loss would be dear, and repeats it while the database is away, for half a minute.
 *
 * @param work is told when it is repeated: what was cut off may have come through all the same
 */
export async function rideOut<Result>(
  work: (isRepeated: boolean) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      return await work(isRepeated);
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > end) throw error;
    }
    await pause(retryMs, undefined, { signal });
  }
}

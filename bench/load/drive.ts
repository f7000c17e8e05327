import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Sent } from '../http.ts';
import { createRandom, type Sort } from './mix.ts';
import { extent } from '../extent.ts';

const warmUpMs = extent(2_000, 50);

export interface Load {
  /** Each call goes to the next of them, as a proxy would deal them out. */
  addresses: readonly string[];
  next: () => { sort: Sort; sent: Sent };
  seconds: number;
}

export interface Measured {
  perSecond: number;
  errors: number;
  /** Milliseconds, sorted. */
  times: Record<Sort, number[]>;
}

/** So many at once, each calling again as soon as it has its answer. */
export async function driveClosed(load: Load, connections: number): Promise<Measured> {
  const sending = createSending(load, connections);
  const end = performance.now() + warmUpMs + load.seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) await sending.send(performance.now());
  };
  setTimeout(sending.begin, warmUpMs);
  await Promise.all(Array.from({ length: connections }, worker));
  return sending.measured(load.seconds);
}

/**
 * So many a second, coming when they like, however long the answers take. Times count from when a call
 * was due: one that had to wait for its turn here waited.
 */
export async function driveOpen(load: Load, perSecond: number): Promise<Measured> {
  const sending = createSending(load, 1_000);
  const random = createRandom(11);
  const began = performance.now();
  const end = began + warmUpMs + load.seconds * 1000;
  setTimeout(sending.begin, warmUpMs);
  const underWay: Promise<void>[] = [];
  let due = began;
  while (due < end) {
    const early = due - performance.now();
    if (early > 1) await pause(early);
    underWay.push(sending.send(due));
    due += (-Math.log(1 - random()) * 1000) / perSecond;
  }
  await Promise.all(underWay);
  return sending.measured(load.seconds);
}

function createSending({ addresses, next }: Load, connections: number) {
  const client = createClient(connections);
  const times: Record<Sort, number[]> = { usual: [], login: [], generation: [] };
  let turn = 0;
  let errors = 0;
  let isCounting = false;
  return {
    begin: () => (isCounting = true),
    async send(since: number): Promise<void> {
      const { sort, sent } = next();
      const address = addresses[turn++ % addresses.length]!;
      const status = await client.send(address, sent).then(
        (answer) => answer.status,
        () => 0,
      );
      if (!isCounting) return;
      if (status === 0 || status >= 300) errors += 1;
      else times[sort].push(performance.now() - since);
    },
    measured(seconds: number): Measured {
      client.close();
      for (const each of Object.values(times)) each.sort((one, other) => one - other);
      const count = Object.values(times).reduce((sum, each) => sum + each.length, 0);
      return { perSecond: count / seconds, errors, times };
    },
  };
}

/** The time that so large a share of the calls stayed under. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

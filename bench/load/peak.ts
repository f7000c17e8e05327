import type { Gauges, MeasuredServer } from '../server.ts';

/** The highest that each gauge of a process stood while some work was done. */
export async function peakOf<T>(
  servers: readonly MeasuredServer[],
  work: () => Promise<T>,
): Promise<{ result: T; peaks: Gauges[] }> {
  const peaks = await Promise.all(servers.map(({ gauges }) => gauges()));
  const look = async (server: MeasuredServer, index: number) => {
    const now = await server.gauges();
    const peak = peaks[index]!;
    for (const name of Object.keys(peak) as (keyof Gauges)[]) {
      peak[name] = Math.max(peak[name], now[name]);
    }
  };
  const timer = setInterval(() => void Promise.allSettled(servers.map(look)), 500);
  const result = await work().finally(() => clearInterval(timer));
  return { result, peaks };
}

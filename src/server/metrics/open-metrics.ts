import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from './metrics.ts';

/** The metrics where the settings say who may read them; else null, and their library is not loaded. */
export async function openMetrics(
  { metrics: { port, token, prices } }: Pick<Config, 'metrics'>,
  database: Pick<Database, 'executeSql' | 'pool'>,
): Promise<Metrics | null> {
  if (port === null && token === null) return null;
  const { createMetrics } = await import('./metrics.ts');
  return createMetrics(database, prices);
}

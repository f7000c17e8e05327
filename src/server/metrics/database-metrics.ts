import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { queueNames } from '../jobs/queues.ts';

/** Of the pool where there is one, and of the job queues; both are looked at when they are asked for. */
export function addDatabaseMetrics(
  { executeSql, pool }: Pick<Database, 'executeSql' | 'pool'>,
  registers: Registry[],
): void {
  if (pool) {
    const connections = new Gauge({
      name: 'leme_database_connections',
      help: 'Connections of the pool (total, idle), and queries that wait for one (waiting).',
      labelNames: ['state'],
      registers,
      collect() {
        const { totalCount, idleCount, waitingCount } = pool;
        connections.set({ state: 'total' }, totalCount);
        connections.set({ state: 'idle' }, idleCount);
        connections.set({ state: 'waiting' }, waitingCount);
      },
    });
  }
  const waitingJobs = new Gauge({
    name: 'leme_jobs_waiting',
    help: 'Jobs in the queue that are not done, of all processes: the same number in each.',
    labelNames: ['queue'],
    registers,
    async collect() {
      const waiting = await countWaiting(executeSql).catch(() => null);
      waitingJobs.reset();
      if (!waiting) return;
      for (const queue of queueNames) waitingJobs.set({ queue }, waiting.get(queue) ?? 0);
    },
  });
}

async function countWaiting(executeSql: Database['executeSql']): Promise<Map<string, number>> {
  const { rows: found } = await executeSql(`select to_regclass('pgboss.job')::text as name`);
  // The queues are made when the first job comes.
  if ((found as { name: string | null }[])[0]?.name === null) return new Map();
  const { rows } = await executeSql(
    `select name, count(*)::int as waiting from pgboss.job
      where state in ('created', 'retry', 'active') group by name`,
  );
  return new Map((rows as { name: string; waiting: number }[]).map((it) => [it.name, it.waiting]));
}

import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { isContention } from '../db/failures.ts';
import { queueNames, type JobHandlers, type JobPayloads, type QueueName } from './queues.ts';
import { startWorker, type JobTimes, type Worker } from './worker.ts';

/** Work that is done after the answer, by whichever process is free, and tried again until it is done. */
export interface Jobs {
  /** Rejects where the database does not take the job. */
  enqueue<Q extends QueueName>(queue: Q, payload: JobPayloads[Q]): Promise<void>;
  /** Erases what the queues hold about a user. Not for use inside a transaction. */
  forgetJobsOf(userId: string): Promise<void>;
  /** Begins to work; enqueueing needs no start. */
  start(handlers: JobHandlers, log: FastifyBaseLogger): void;
  /** Lets jobs under way come to their end for a few seconds; what is cut off then is tried again. */
  stop(): Promise<void>;
}

const usualTimes: JobTimes = {
  retrySeconds: 10,
  pollMs: 5_000,
  maintainMs: 30_000,
  farewellMs: 5_000,
};
const dayInSeconds = 86_400;
/** After so long a job that is said to run was cut off with its process. */
const expireInSeconds = 60;

/**
 * Job queues in the application's own database, in a schema of their own (`pgboss`), which is made when
 * it is first needed.
 */
export function createJobs(
  executeSql: Database['executeSql'],
  unusualTimes: Partial<JobTimes> = {},
): Jobs {
  const times = { ...usualTimes, ...unusualTimes };
  let opened: Promise<PgBoss> | undefined;
  const open = () =>
    (opened ??= openBoss(executeSql).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  const workers = new Map<QueueName, Worker>();

  return {
    async enqueue(queue, payload) {
      const boss = await open();
      const id = await boss.send(queue, payload, {
        expireInSeconds,
        retryDelay: times.retrySeconds,
        // It is the retention that ends the trying.
        retryLimit: dayInSeconds,
        retentionSeconds: dayInSeconds,
      });
      // pg-boss says null, and throws nothing, where there is no such queue.
      if (id === null) throw new Error(`The queue ${queue} took no job.`);
      workers.get(queue)?.wake();
    },
    async forgetJobsOf(userId) {
      await open();
      for (const table of ['job', 'archive']) {
        await executeSql(`delete from pgboss.${table} where data->>'userId' = $1`, [userId]);
      }
    },
    start(handlers, log) {
      for (const queue of queueNames) {
        workers.set(queue, startWorker({ open, queue, handlers, log, times }));
      }
    },
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      workers.clear();
    },
  };
}

/** Loaded when first needed: it takes longer than the rest of a start. */
async function openBoss(executeSql: Database['executeSql']): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql },
    schema: 'pgboss',
    schedule: false,
    // Workers do it, so that it has ended when the database is closed.
    supervise: false,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterHours: 24,
  });
  await boss.start();
  for (const queue of queueNames) await createQueue(boss, queue);
  return boss;
}

const mostAttempts = 10;

/** Of processes that make a queue at once the database ends all but one: a deadlock. */
async function createQueue(boss: PgBoss, queue: QueueName): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if ((await boss.getQueue(queue)) === null) await boss.createQueue(queue);
      return;
    } catch (error) {
      if (!isContention(error) || attempt === mostAttempts) throw error;
      await pause(Math.random() * 100);
    }
  }
}

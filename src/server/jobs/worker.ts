import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { JobHandlers, JobPayloads, QueueName } from './queues.ts';

/** So many jobs of a queue run at once in a process: one that hangs does not hold up the others. */
const places = 4;
/** A handler that has not come to its end by then has failed; less than the database waits. */
const patienceMs = 55_000;

/** How the queues keep time. */
export interface JobTimes {
  /** From a failure to the next try. */
  retrySeconds: number;
  /** How often a worker looks for what no one told it of: retries, and jobs of other processes. */
  pollMs: number;
  /** How often jobs are looked for whose process died, and old ones are dropped. */
  maintainMs: number;
  /** What is under way when the process ends has so long to come to its end. */
  farewellMs: number;
}

export interface Worker {
  /** Looks for jobs at once instead of at the next poll. */
  wake(): void;
  stop(): Promise<void>;
}

interface WorkerOptions<Q extends QueueName> {
  open: () => Promise<PgBoss>;
  queue: Q;
  handlers: JobHandlers;
  log: FastifyBaseLogger;
  times: JobTimes;
}

/**
 * Fetches jobs and does them. pg-boss's own workers do not wait for what they report to the database: a
 * failure there, or a database closed meanwhile, would end the process.
 */
export function startWorker<Q extends QueueName>(options: WorkerOptions<Q>): Worker {
  const { open, queue, log, times } = options;
  const running = new Map<string, Promise<void>>();
  const alarm = createAlarm();
  let isStopping = false;
  // Not by the clock of the wall, which may be put back.
  let maintainAt = performance.now() + times.maintainMs;

  async function begin(boss: PgBoss, job: PgBoss.Job<JobPayloads[Q]>) {
    await attempt(options, boss, job);
    running.delete(job.id);
    alarm.ring();
  }

  async function look() {
    const boss = await open();
    if (performance.now() >= maintainAt) {
      maintainAt = performance.now() + times.maintainMs;
      await boss.maintain();
    }
    const free = places - running.size;
    if (free === 0) return;
    const jobs = await boss.fetch<JobPayloads[Q]>(queue, { batchSize: free });
    for (const job of jobs) running.set(job.id, begin(boss, job));
  }

  async function loop() {
    while (!isStopping) {
      await look().catch((error: unknown) => {
        log.warn({ event: 'queue_failed', queue, ...harmless(error) }, 'queue failed');
      });
      await alarm.sleep(times.pollMs);
    }
  }

  const ended = loop();
  return {
    wake: alarm.ring,
    async stop() {
      isStopping = true;
      alarm.ring();
      await ended;
      const farewell = pause(times.farewellMs, null, { ref: false });
      await Promise.race([Promise.all(running.values()), farewell]);
      if (running.size === 0) return;
      const boss = await open();
      await boss.fail(queue, [...running.keys()]).catch(() => undefined);
    },
  };
}

/** Does one job, and tells the database how it went. Never rejects. */
async function attempt<Q extends QueueName>(
  { queue, handlers, log }: WorkerOptions<Q>,
  boss: PgBoss,
  job: PgBoss.Job<JobPayloads[Q]>,
): Promise<void> {
  try {
    await withPatience(handlers[queue](job.data));
    await boss.complete(queue, job.id);
  } catch (error) {
    log.warn({ event: 'job_failed', queue, job: job.id, ...harmless(error) }, 'job failed');
    // Without the error: that of a mail server quotes the address.
    await boss.fail(queue, job.id).catch(() => undefined);
  }
}

/** A sleep that can be cut short. Who rings while no one sleeps cuts the next one. */
function createAlarm() {
  let hasRung = false;
  let cut = new AbortController();
  return {
    ring() {
      hasRung = true;
      cut.abort();
    },
    async sleep(ms: number) {
      if (!hasRung) await pause(ms, null, { signal: cut.signal }).catch(() => undefined);
      hasRung = false;
      cut = new AbortController();
    },
  };
}

async function withPatience(work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const tooLong = pause(patienceMs, null, { signal: over.signal }).then(() => {
    throw new Error('The job took too long.');
  });
  await Promise.race([work, tooLong]).finally(() => over.abort());
}

/** What the log may keep of a failure: a message may quote an address or a text. */
function harmless(error: unknown): { type: string; code?: unknown } {
  const { name = typeof error, code } = error as { name?: string; code?: unknown };
  return code === undefined ? { type: name } : { type: name, code };
}

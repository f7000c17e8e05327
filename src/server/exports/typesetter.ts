import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ExportFormat } from '#documents/endpoints.ts';
import { messages } from '#shared/messages.ts';
import { AppError } from '../http/app-error.ts';
import type { PrintedDocument } from './printed-document.ts';

export interface Order {
  format: Exclude<ExportFormat, 'ics'>;
  document: PrintedDocument;
}

export type Outcome = { bytes: Uint8Array } | { failure: string };

export interface Typesetter {
  /** @throws AppError `unavailable` where too many wait, or a document takes too long */
  make(order: Order): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Limits {
  /** How long a thread stays for the next document. */
  idleMs: number;
  /** How long one document may take. */
  mostMs: number;
  waiting: number;
}

const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Built, its program stands beside the server's. In the sources it is TypeScript, which tsx reads. */
function startThread(): Worker {
  const isBuilt = import.meta.url.endsWith('.js');
  const program = new URL(isBuilt ? './typesetting.js' : './typesetting.ts', import.meta.url);
  if (isBuilt) return new Worker(program, { resourceLimits });
  const source = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${program.href}')))`;
  return new Worker(source, { eval: true, resourceLimits });
}

/**
 * Makes files in a thread of its own, one at a time: shaping the letters of a long document takes a
 * second in which the server would answer nobody.
 */
export function createTypesetter(given: Partial<Limits> = {}): Typesetter {
  const limits: Limits = { idleMs: 30_000, mostMs: 60_000, waiting: 50, ...given };
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function thread(): Worker {
    clearTimeout(idle);
    if (worker) return worker;
    const started = startThread();
    // Who waits for a document hears of an error; without this, an idle thread's would end the server.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = null;
    });
    worker = started;
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    // Nobody is given a thread that is ending.
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  async function run(order: Order): Promise<Uint8Array> {
    const abort = new AbortController();
    const { signal } = abort;
    try {
      const used = thread();
      used.ref();
      used.postMessage(order, []);
      const outcome = await Promise.race([
        once(used, 'message', { signal }).then(([answer]) => answer as Outcome),
        once(used, 'exit', { signal }).then(() => ({ failure: 'the thread ended' })),
        sleep(limits.mostMs, null, { signal, ref: false }),
      ]);
      if (outcome && 'bytes' in outcome) return outcome.bytes;
      if (outcome) throw new Error(outcome.failure);
      throw new AppError('unavailable', messages.unavailable);
    } catch (error) {
      await end();
      throw error;
    } finally {
      abort.abort();
      // An idle thread keeps no process alive.
      worker?.unref();
      idle = setTimeout(() => void end(), limits.idleMs).unref();
    }
  }

  return {
    async make(order) {
      if (waiting >= limits.waiting) throw new AppError('unavailable', messages.unavailable);
      waiting += 1;
      const made = last.then(() => run(order));
      last = made.catch(() => undefined);
      return made.finally(() => {
        waiting -= 1;
      });
    },
    close: end,
  };
}

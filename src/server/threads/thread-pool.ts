import { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import type { Said } from './serve-thread.ts';

/** Threads of our own programs, for work that would keep the server from answering. */
export interface ThreadPool<Task, Answer> {
  /**
   * Has a thread do a task: plain data in, plain data out.
   *
   * @throws AppError `unavailable` where it takes too long or too much, or too many of its owner's wait
   */
  run(task: Task, errand?: Errand): Promise<Answer>;
  /** Ends the threads. What they are at fails; what is asked for later begins others. */
  close(): Promise<void>;
}

export interface Errand {
  /** Whose task it is: while others wait, nobody has all the threads. */
  owner?: string;
  /** Gives the task up, with what it was aborted for. */
  signal?: AbortSignal;
}

export interface ThreadOptions {
  /** Its program in the sources. Built, it stands beside the server's under the same name. */
  program: URL;
  /** Begun when there is work for one more. */
  threads: number;
  /** How long a thread stays for the next task. */
  idleMs: number;
  /** How long one task may take. */
  mostMs: number;
  /** How much memory a thread may take. */
  mostMb: number;
  /** How many tasks of one owner may be under way or wait. */
  waiting: number;
  /** What is said of a task that took too long or too much. */
  tooMuch: string;
}

interface Job<Task, Answer> {
  task: Task;
  owner: string;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Thread<Task, Answer> {
  worker: Worker;
  isReady: boolean;
  job: Job<Task, Answer> | null;
  /** Ends it: after too long a task, or too long without one. */
  timer: NodeJS.Timeout | undefined;
}

/** In the sources a program is TypeScript, which tsx reads. */
function startWorker({ program: { href }, mostMb }: ThreadOptions): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: mostMb };
  if (import.meta.url.endsWith('.js')) {
    return new Worker(new URL(href.replace(/\.ts$/, '.js')), { resourceLimits });
  }
  const source = `import('tsx/esm/api').then((tsx) => (tsx.register(), import('${href}')))`;
  return new Worker(source, { eval: true, resourceLimits });
}

export function createThreadPool<Task, Answer>(options: ThreadOptions): ThreadPool<Task, Answer> {
  const { threads: most, idleMs, mostMs, waiting: mostWaiting, tooMuch } = options;
  type OwnThread = Thread<Task, Answer>;
  type OwnJob = Job<Task, Answer>;
  const threads = new Set<OwnThread>();
  const waiting: OwnJob[] = [];
  const mostOfOwner = Math.max(1, most - 1);

  const runningOf = (owner: string) => [...threads].filter(({ job }) => job?.owner === owner);

  /** Gives what waits to threads that are free, the oldest first. */
  function next(): void {
    for (;;) {
      const index = waiting.findIndex(({ owner }) => runningOf(owner).length < mostOfOwner);
      const thread = index < 0 ? undefined : freeThread();
      if (!thread) return;
      const [job] = waiting.splice(index, 1);
      thread.job = job!;
      // An idle thread keeps no process alive.
      thread.worker.ref();
      clearTimeout(thread.timer);
      if (thread.isReady) give(thread);
    }
  }

  function freeThread(): OwnThread | undefined {
    const idle = [...threads].find(({ job }) => job === null);
    return idle ?? (threads.size < most ? begin() : undefined);
  }

  function begin(): OwnThread {
    const worker = startWorker(options);
    const thread: OwnThread = { worker, isReady: false, job: null, timer: undefined };
    threads.add(thread);
    worker.on('message', (said: Said<Answer>) => {
      if (said !== 'ready') return finish(thread, said);
      thread.isReady = true;
      if (thread.job) give(thread);
    });
    worker.on('error', (error: Error & { code?: string }) => {
      const isOutOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(thread, isOutOfMemory ? new AppError('unavailable', tooMuch, { cause: error }) : error);
    });
    worker.once('exit', () => end(thread, new Error('The thread ended')));
    return thread;
  }

  function give(thread: OwnThread): void {
    thread.worker.postMessage(thread.job!.task, []);
    const late = () => end(thread, new AppError('unavailable', tooMuch));
    thread.timer = setTimeout(late, mostMs);
  }

  function finish(thread: OwnThread, said: Exclude<Said<Answer>, 'ready'>): void {
    const { job } = thread;
    if (!threads.has(thread) || !job) return;
    thread.job = null;
    clearTimeout(thread.timer);
    thread.worker.unref();
    thread.timer = setTimeout(() => end(thread, new Error('Idle')), idleMs).unref();
    if ('answer' in said) job.resolve(said.answer);
    else job.reject(new Error(said.failure));
    next();
  }

  function end(thread: OwnThread, reason: unknown): void {
    // Nobody is given a thread that is ending; what ends it speaks first, its exit is no news then.
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.job?.reject(reason);
    void thread.worker.terminate();
    next();
  }

  /** Gives a job up, wherever it is. */
  function giveUp(job: OwnJob, reason: unknown): void {
    const index = waiting.indexOf(job);
    if (index >= 0) waiting.splice(index, 1);
    for (const thread of threads) if (thread.job === job) end(thread, reason);
    job.reject(reason);
  }

  return {
    run(task, { owner = '', signal } = {}) {
      return new Promise<Answer>((resolve, reject) => {
        signal?.throwIfAborted();
        const others = waiting.filter((job) => job.owner === owner).length;
        if (others + runningOf(owner).length >= mostWaiting) {
          throw new AppError('unavailable', messages.unavailable);
        }
        const abort = () => giveUp(job, signal!.reason);
        const job: OwnJob = {
          task,
          owner,
          resolve(answer) {
            signal?.removeEventListener('abort', abort);
            resolve(answer);
          },
          reject(error) {
            signal?.removeEventListener('abort', abort);
            reject(error);
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        waiting.push(job);
        next();
      });
    },
    async close() {
      const ended = [...threads];
      for (const thread of ended) end(thread, new Error('The thread ended'));
      await Promise.all(ended.map(({ worker }) => worker.terminate()));
    },
  };
}

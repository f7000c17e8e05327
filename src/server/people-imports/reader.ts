import { AppError } from '../http/app-error.ts';
import type { ReadSheet } from '../db/tables/people-imports.ts';
import { messages } from '../messages.ts';
import { createThreadPool, type ThreadOptions } from '../threads/thread-pool.ts';
import type { ReadingTask } from './read-file.ts';

export type Reading = { sheets: ReadSheet[] } | { refused: string };

export interface PeopleReader {
  /** @throws AppError `unsupported_type` or `too_large` with what is wrong, `unavailable` where too many wait */
  read(task: ReadingTask, owner: string): Promise<ReadSheet[]>;
  close(): Promise<void>;
}

/** Reads lists of people in a thread of its own: a file may ask for seconds, or for more than there is. */
export function createPeopleReader(
  given: Partial<Pick<ThreadOptions, 'mostMs' | 'mostMb'>> = {},
): PeopleReader {
  const { run, close } = createThreadPool<ReadingTask, Reading>({
    program: new URL('./people-reading.ts', import.meta.url),
    threads: 1,
    idleMs: 30_000,
    mostMs: 20_000,
    mostMb: 512,
    waiting: 3,
    tooMuch: messages.importTooHeavy,
    ...given,
  });
  return {
    async read(task, owner) {
      const reading = await run(task, { owner }).catch(asRefusal);
      if ('sheets' in reading) return reading.sheets;
      throw new AppError('unsupported_type', reading.refused);
    },
    close,
  };
}

/** What takes too long or too much will do so again. */
function asRefusal(error: unknown): never {
  const isTooMuch = error instanceof AppError && error.message === messages.importTooHeavy;
  throw isTooMuch ? new AppError('too_large', error.message, { cause: error }) : error;
}

import { messages } from '../messages.ts';
import { createThreadPool, type Errand, type ThreadOptions } from '../threads/thread-pool.ts';
import type { WritingTasks } from './writing-tasks.ts';

type TaskName = keyof WritingTasks;
type InputOf<Name extends TaskName> = Parameters<WritingTasks[Name]>[0];
type AnswerOf<Name extends TaskName> = ReturnType<WritingTasks[Name]>;

export interface WritingRequest<Name extends TaskName = TaskName> {
  task: Name;
  input: InputOf<Name>;
}

/** Where documents are read and written: beside the server, which goes on answering. */
export interface WritingRoom {
  /** @throws AppError `unavailable` where it takes too long, or too much of the same user's waits */
  ask<Name extends TaskName>(
    task: Name,
    input: InputOf<Name>,
    errand?: Errand,
  ): Promise<AnswerOf<Name>>;
  close(): Promise<void>;
}

/**
 * A document takes milliseconds. The second thread is for the others while one takes seconds, and is
 * begun when that happens.
 */
export function createWritingRoom(
  given: Partial<Pick<ThreadOptions, 'program' | 'mostMs'>> = {},
): WritingRoom {
  const { run, close } = createThreadPool<WritingRequest, unknown>({
    program: new URL('./writing-thread.ts', import.meta.url),
    threads: 2,
    idleMs: 10 * 60_000,
    mostMs: 10_000,
    mostMb: 256,
    waiting: 200,
    tooMuch: messages.textTooMuch,
    ...given,
  });
  return {
    ask: async <Name extends TaskName>(task: Name, input: InputOf<Name>, errand?: Errand) =>
      (await run({ task, input }, errand)) as AnswerOf<Name>,
    close,
  };
}

import { serveThread } from '../threads/serve-thread.ts';
import type { WritingRequest } from './writing-room.ts';
import { writingTasks } from './writing-tasks.ts';

/* The thread that reads and writes: the writers and what they know are loaded here alone. */

serveThread(({ task, input }: WritingRequest) => {
  const work: (given: never) => unknown = writingTasks[task];
  return work(input as never);
});

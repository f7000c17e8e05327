import type { WritingRequest } from '#server/documents/writing-room.ts';
import { writingTasks } from '#server/documents/writing-tasks.ts';
import { serveThread } from '#server/threads/serve-thread.ts';
import { endless } from './endless-text.ts';

/* The thread that writes, with a text in which every reader loses itself. */

serveThread(({ task, input }: WritingRequest) => {
  while (task !== 'read' && JSON.stringify(input).includes(endless));
  const work: (given: never) => unknown = writingTasks[task];
  return work(input as never);
});

import type { WritingRoom } from '#server/documents/writing-room.ts';
import { writingTasks } from '#server/documents/writing-tasks.ts';

/** Writes here and now: nobody else waits while documents are judged, and no thread is in between. */
export const room: WritingRoom = {
  ask: async (task, input) => writingTasks[task](input as never) as never,
  close: async () => undefined,
};

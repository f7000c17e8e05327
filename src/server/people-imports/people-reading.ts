import { serveThread } from '../threads/serve-thread.ts';
import { FileRefused } from './file-refused.ts';
import { readPeopleFile, type ReadingTask } from './read-file.ts';
import type { Reading } from './reader.ts';

/* The thread that reads lists of people. What the parsers make of a broken file stays in it. */

serveThread(async (task: ReadingTask): Promise<Reading> => {
  try {
    return { sheets: await readPeopleFile(task) };
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.message };
    throw error;
  }
});

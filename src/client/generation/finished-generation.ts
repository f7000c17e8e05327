import { useState } from 'react';
import * as z from 'zod/mini';
import { forget, recall, remember } from '../lib/tab-memory.ts';
import { answerSchema } from './generate-call.ts';
import { jobSchema } from './generation-job.ts';

/** A generation with the document that came of it, as it was generated. */
const finishedSchema = z.object({
  job: jobSchema,
  answer: answerSchema,
});
export type FinishedGeneration = z.infer<typeof finishedSchema>;

const memory = 'finished';

function recallFinished(userId: string | undefined): FinishedGeneration | null {
  const { data } = z.safeParse(finishedSchema, recall(memory));
  return data && data.job.userId === userId ? data : null;
}

/** The document that the result dialog shows: it outlives a reload, until its dialog is closed. */
export function useFinishedGeneration(userId: string | undefined) {
  const [finished, setFinished] = useState(() => recallFinished(userId));
  return {
    finished,
    keep(next: FinishedGeneration): void {
      // Where there is no room for it, one from before must not stand in its place.
      forget(memory);
      remember(memory, next);
      setFinished(next);
    },
    /** Takes up one that was kept elsewhere meanwhile: a session that ended does not end a generation. */
    restore(): boolean {
      const kept = recallFinished(userId);
      setFinished(kept);
      return kept !== null;
    },
    drop(): void {
      forget(memory);
      setFinished(null);
    },
  };
}

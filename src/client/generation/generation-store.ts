import type { Source } from '#documents/kit/sources.ts';
import type { GenerationJob } from './generation-job.ts';

/** The generation of this tab that is under way, as the overlay shows it. */
export interface RunningGeneration {
  job: GenerationJob;
  /** The answer so far, as partial JSON. */
  text: string;
  sources: Source[];
  /** The connection broke and is being made again. */
  reconnecting: boolean;
  /** The answer is there; the overlay shows 100 % until the result takes its place. */
  finished: boolean;
  abort: AbortController;
}

let running: RunningGeneration | null = null;
const listeners = new Set<() => void>();

export function setRunning(next: RunningGeneration | null): void {
  running = next;
  for (const listener of listeners) listener();
}

/** Changes the generation of `job`, unless another or none is under way by now. */
export function updateRunning(job: GenerationJob, change: Partial<RunningGeneration>): void {
  if (running?.job.key === job.key) setRunning({ ...running, ...change });
}

export function runningGeneration(): RunningGeneration | null {
  return running;
}

export function subscribeToRunning(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

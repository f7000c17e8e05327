import type { GenerationRequest } from '#documents/endpoints.ts';
import { reviewBrief, type BriefWarning } from '../data/generation.ts';

/** The question that is open: what the guardrails would take out of a form, and whether to go on. */
export interface OpenReview {
  warnings: readonly BriefWarning[];
  answer: (goOn: boolean) => void;
}

/** A review that takes longer is not waited for: it must never stand between a leader and a document. */
const patience = 2_000;

let open: OpenReview | null = null;
let underWay = false;
let asking = false;
const listeners = new Set<() => void>();

function setOpen(next: OpenReview | null): void {
  open = next;
  for (const listener of listeners) listener();
}

function setAsking(next: boolean): void {
  asking = next;
  for (const listener of listeners) listener();
}

/** True while a form that was sent is being looked at: to its reader that is the generation already. */
export function isReviewing(): boolean {
  return asking;
}

export function openReview(): OpenReview | null {
  return open;
}

export function subscribeToReview(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * True where a form may be generated from: the guardrails have nothing to say, the leader goes on all the
 * same, or nobody answers. False while another form is being looked at.
 */
export async function passesReview(request: GenerationRequest): Promise<boolean> {
  if (underWay) return false;
  underWay = true;
  try {
    setAsking(true);
    const { type, prompt } = request;
    const signal = AbortSignal.timeout(patience);
    const warnings = await reviewBrief({ type, prompt }, signal).catch(() => []);
    if (warnings.length > 0) setAsking(false);
    return warnings.length === 0 || (await ask(warnings));
  } finally {
    setAsking(false);
    underWay = false;
  }
}

function ask(warnings: readonly BriefWarning[]): Promise<boolean> {
  return new Promise((resolve) =>
    setOpen({
      warnings,
      answer: (goOn) => {
        setOpen(null);
        resolve(goOn);
      },
    }),
  );
}

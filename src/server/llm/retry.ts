import { setTimeout as pause } from 'node:timers/promises';
import { ModelError } from './language-model.ts';

/** Longest wait that a provider's Retry-After is granted: someone is watching an overlay. */
const longestWaitMs = 20_000;

/** A failure that may be gone in a moment, met before any text of the answer was delivered. */
export class TransientError extends ModelError {
  /** What the provider asked to wait; 0 where it said nothing. */
  readonly askedMs: number;
  /** The model is being loaded: it will be there in seconds or minutes. */
  readonly isLoading: boolean;

  constructor(message: string, { askedMs = 0, isLoading = false } = {}) {
    super('unavailable', message);
    this.askedMs = askedMs;
    this.isLoading = isLoading;
  }
}

export interface RetrySettings {
  /** Calls in all, the first included. */
  attempts: number;
  /** Wait before the second call; it doubles from there. */
  baseDelayMs: number;
  /** A model that is being loaded is waited for as long, however many calls that takes. */
  loadingMs: number;
}

/** A model that is being loaded is asked for again after that, at the latest. */
const longestLoadingWaitMs = 5_000;

/** Calls again after a TransientError; the last one is thrown. Aborting ends a wait at once. */
export async function withRetries<T>(
  call: () => Promise<T>,
  settings: RetrySettings,
  signal: AbortSignal,
): Promise<T> {
  const since = performance.now();
  for (let done = 1; ; done += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      const isAwaited = error.isLoading && performance.now() - since < settings.loadingMs;
      if (!isAwaited && done >= settings.attempts) throw error;
      await pause(waitBefore(done, settings, error), undefined, { signal });
    }
  }
}

/** Exponential, with jitter so that many generations do not come back at the same moment. */
function waitBefore(
  retry: number,
  { baseDelayMs }: RetrySettings,
  { askedMs, isLoading }: TransientError,
): number {
  const backoff = baseDelayMs * 2 ** (retry - 1) * (0.5 + Math.random() / 2);
  const longest = isLoading ? longestLoadingWaitMs : longestWaitMs;
  return Math.min(longest, Math.max(backoff, askedMs));
}

/**
 * Milliseconds that a response asks to wait: OpenAI's own header, seconds, or a date. 0 where it
 * says nothing.
 */
export function retryAfterMs(headers: Record<string, string>, now = Date.now()): number {
  const milliseconds = Number(headers['retry-after-ms']);
  if (milliseconds > 0) return milliseconds;
  const value = headers['retry-after'] ?? '';
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait > 0 ? wait : 0;
}

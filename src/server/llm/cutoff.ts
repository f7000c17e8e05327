import { ModelError } from './language-model.ts';

/** A signal that follows another one, and can also run out of time. */
export interface Cutoff {
  signal: AbortSignal;
  /** Aborts in `ms` milliseconds with a ModelError as the reason; replaces the time set before. */
  after(ms: number, why: string): void;
  /** Leaves no timer and no listener, and closes whatever still hangs on the signal. */
  end(): void;
}

export function cutoff(parent: AbortSignal): Cutoff {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const follow = () => controller.abort(parent.reason);
  if (parent.aborted) follow();
  else parent.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    after(ms, why) {
      clearTimeout(timer);
      if (controller.signal.aborted) return;
      timer = setTimeout(() => controller.abort(new ModelError('unavailable', why)), ms);
    },
    end() {
      clearTimeout(timer);
      parent.removeEventListener('abort', follow);
      controller.abort();
    },
  };
}

/** The ModelError behind an abort, or null while the signal is not aborted. */
export function abortReason(signal: AbortSignal): ModelError | null {
  if (!signal.aborted) return null;
  return signal.reason instanceof ModelError
    ? signal.reason
    : new ModelError('aborted', 'The caller aborted the call');
}

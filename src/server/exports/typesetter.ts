import type { ExportFormat } from '#documents/endpoints.ts';
import { messages } from '../messages.ts';
import { createThreadPool, type ThreadOptions } from '../threads/thread-pool.ts';
import type { PrintedDocument } from './printed-document.ts';

export interface Order {
  format: Exclude<ExportFormat, 'ics'>;
  document: PrintedDocument;
}

export interface Typesetter {
  /** @throws AppError `unavailable` where too many wait, or a document takes too long */
  make(order: Order): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Makes files in a thread of its own, one at a time: shaping the letters of a long document takes a
 * second in which the server would answer nobody.
 */
export function createTypesetter(
  given: Partial<Pick<ThreadOptions, 'idleMs' | 'mostMs' | 'waiting'>> = {},
): Typesetter {
  const { run, close } = createThreadPool<Order, Uint8Array>({
    program: new URL('./typesetting.ts', import.meta.url),
    threads: 1,
    idleMs: 30_000,
    mostMs: 60_000,
    mostMb: 512,
    waiting: 50,
    tooMuch: messages.unavailable,
    ...given,
  });
  return { make: (order) => run(order), close };
}

import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { limits } from '#shared/limits.ts';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

interface SizeWatch {
  /** Rejects once more has come than a multipart body may have, whatever it says of its length. */
  exceeded: Promise<never>;
  /** Aborted as reading comes to an early end. */
  signal: AbortSignal;
  stop(): void;
}

/** Counts the bytes of the body as they come. The parser's own limits are for each part. */
export function watchSize(body: IncomingMessage): SizeWatch {
  const stopped = new AbortController();
  const exceeded = new Promise<never>((_resolve, reject) => {
    let bytes = 0;
    const look = (total: number) => {
      if (total > limits.multipartBytes) reject(new AppError('too_large', messages.tooLarge));
    };
    look(Number(body.headers['content-length'] ?? 0));
    body.on('data', (piece: Buffer) => look((bytes += piece.length)));
  });
  return { exceeded, signal: stopped.signal, stop: () => stopped.abort() };
}

/**
 * Throws away what is still coming of a refused body, within reason: an answer to a client that is
 * still sending is lost with the connection.
 */
export async function discardRest(body: IncomingMessage): Promise<void> {
  const enough = new AbortController();
  let room = limits.multipartBytes;
  body.unpipe();
  body.on('data', (piece: Buffer) => {
    room -= piece.length;
    if (room < 0) enough.abort();
  });
  body.resume();
  // Whether it ends, breaks off or is too much: nobody waits for the rest.
  await finished(body, { writable: false, signal: enough.signal }).catch(() => undefined);
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

/** Writes a file part into the folder as it comes. */
export async function saveUpload(
  file: Readable,
  folder: string,
  signal: AbortSignal,
): Promise<{ path: string; bytes: number }> {
  const path = join(folder, randomUUID());
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(file, target, { signal });
  return { path, bytes: target.bytesWritten };
}

/**
 * The text of a part that is small enough to be held.
 *
 * @throws AppError `too_large`, or `invalid_input` where it is not UTF-8
 */
export async function textOf(part: Readable, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let room = maxBytes;
  for await (const piece of part as AsyncIterable<Buffer>) {
    room -= piece.length;
    if (room < 0) throw new AppError('too_large', messages.tooLarge);
    pieces.push(piece);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
  } catch (cause) {
    throw new AppError('invalid_input', messages.invalidInput, { cause });
  }
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseRefusal } from '../db/failures.ts';
import { AppError } from '../http/app-error.ts';
import { newId } from '../ids.ts';
import type { FileStore } from './file-store.ts';
import type { KeptFile, NewFile } from './new-file.ts';

/**
 * Puts the bytes into the store, then lets `record` write the rows in a transaction of its own: a crash
 * in between leaves bytes that nobody knows of, which the sweep finds, and never a row without bytes.
 * Where it fails, nothing is kept.
 */
export async function keepFiles<T>(
  { store, log }: { store: FileStore; log: FastifyBaseLogger },
  files: readonly NewFile[],
  record: (kept: KeptFile[]) => Promise<T>,
): Promise<T> {
  const kept: KeptFile[] = [];
  const undo = () =>
    removeBytes(
      store,
      kept.map(({ id }) => id),
      log,
    );
  try {
    for (const { path, ...file } of files) {
      const described = { ...file, id: newId(), ...(await measure(path)) };
      // Before it is put: what fails may have left something.
      kept.push(described);
      await store.put(described.id, path);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  try {
    return await record(kept);
  } catch (error) {
    // Of a lost connection nobody knows whether the commit came through: then the sweep decides.
    if (error instanceof AppError || isDatabaseRefusal(error)) await undo();
    throw error;
  }
}

/** Removes bytes whose rows are gone: nobody reaches them, and what stays for now the sweep takes. */
export async function removeBytes(
  store: FileStore,
  ids: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  for (const id of ids) {
    await store.delete(id).catch((error: unknown) => {
      log.warn({ err: error }, 'bytes without a row stay until the sweep');
    });
  }
}

async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

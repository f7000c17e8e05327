import type { Readable } from 'node:stream';

/** Where the bytes of files are kept: a folder, or an object store. A row of `files` says whose they are. */
export interface FileStore {
  /** Keeps a copy of the file at `path`. When it resolves the bytes survive a crash. */
  put(id: string, path: string): Promise<void>;
  /** @returns null where nothing is kept under this id */
  get(id: string): Promise<Readable | null>;
  /** Nothing happens where nothing is kept under this id. */
  delete(id: string): Promise<void>;
  /** Every id that something is kept under. */
  list(): AsyncIterable<string>;
}

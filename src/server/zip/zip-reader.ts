import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';

/** A zip on disk whose entries are read in any order. */
export interface ZipReader {
  names(): Iterable<string>;
  /** @returns null where there is no such entry */
  read(name: string): Promise<Readable | null>;
  close(): void;
}

/** @throws where the file is no whole zip */
export async function openZip(path: string): Promise<ZipReader> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return {
      names: () => entries.keys(),
      async read(name) {
        const entry = entries.get(name);
        return entry ? zip.openReadStreamPromise(entry) : null;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

import { buffer } from 'node:stream/consumers';
import { files, installation } from '#server/db/schema.ts';
import type { TestServer } from './harness.ts';

/** The ids that the file store holds bytes under, and those that have a row: they should be the same. */
export async function storedFiles({ db, files: store }: TestServer) {
  const bytes: string[] = [];
  const [own] = await db.select().from(installation);
  // The mark of whose the store is belongs to no row.
  for await (const id of store.list()) if (id !== own?.id) bytes.push(id);
  const rows = await db.select({ id: files.id }).from(files);
  return { bytes: bytes.toSorted(), rows: rows.map(({ id }) => id).toSorted() };
}

/** The bytes behind an address of the API. */
export async function storedBytes({ files: store }: TestServer, url: string): Promise<Buffer> {
  const stream = await store.get(url.split('/').at(-1)!);
  if (!stream) throw new Error(`Nothing is stored under ${url}`);
  return buffer(stream);
}

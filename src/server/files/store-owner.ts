import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../db/database.ts';
import { installation } from '../db/schema.ts';
import type { FileStore } from './file-store.ts';

/*
 * A store that holds something under the id of the installation is the one of this database. Without
 * that, a sweep that has opened the wrong database, or a new one, would find no row for any file.
 */

/** Whether what the store holds is this database's, so that bytes without a row are left over. */
export async function isOwnStore(db: Db, store: FileStore): Promise<boolean> {
  const mark = await store.get(await installationId(db));
  mark?.destroy();
  return mark !== null;
}

/**
 * Marks an empty store as this database's.
 *
 * @returns false where it holds another's files
 */
export async function claimStore(db: Db, store: FileStore): Promise<boolean> {
  if (await isOwnStore(db, store)) return true;
  // Of processes that start together another may have marked it meanwhile.
  for await (const _id of store.list()) return isOwnStore(db, store);
  await markStore(db, store);
  return true;
}

/** Marks a store as this database's, whatever it holds: after a restore all its files are there. */
export async function markStore(db: Db, store: FileStore): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leme-mark-'));
  try {
    const path = join(folder, 'mark');
    await writeFile(path, 'Os arquivos desta pasta são de uma instalação do Leme.\n');
    await store.put(await installationId(db), path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function installationId(db: Db): Promise<string> {
  const [row] = await db.select().from(installation);
  return row!.id;
}

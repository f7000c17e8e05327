import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { isId } from '../ids.ts';
import type { FileStore } from './file-store.ts';

/**
 * Keeps each file under its id in one folder. A file is written aside, synced and renamed, so that it is
 * either whole or absent.
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const aside = join(folder, '.unfinished');
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await removeUnfinished(aside);
  const pathOf = (id: string) => join(folder, requireId(id));
  return {
    async put(id, path) {
      const place = pathOf(id);
      const unfinished = join(aside, id);
      try {
        await copyFile(path, unfinished, constants.COPYFILE_FICLONE);
        await sync(unfinished);
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await sync(folder);
    },
    async get(id) {
      const stream = createReadStream(pathOf(id));
      try {
        await once(stream, 'open');
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
      return stream;
    },
    async delete(id) {
      await rm(pathOf(id), { force: true });
    },
    async *list() {
      for await (const { name } of await opendir(folder)) if (isId(name)) yield name;
    },
  };
}

/** So long no copy takes: what is older was left by a process that was killed. */
const copyMs = 3_600_000;

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may be faster.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > copyMs) await rm(path, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A path is made of nothing but an id. */
function requireId(id: string): string {
  if (!isId(id)) throw new Error('A file is kept under an id');
  return id;
}

import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { isId } from '../ids.ts';
import type { FileStore } from './file-store.ts';

/**
 * Keeps each file under its id in one folder. A file is written beside its place, synced and renamed,
 * so that it is either whole or absent.
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, requireId(id));
  return {
    async put(id, path) {
      const place = pathOf(id);
      const unfinished = `${place}.unfinished`;
      await copyFile(path, unfinished, constants.COPYFILE_FICLONE);
      await sync(unfinished);
      await rename(unfinished, place);
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

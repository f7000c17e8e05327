import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

/** The parts of Emscripten's file layer that the sync needs; its own types do not show them. */
interface EmscriptenModule {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  };
}

/**
 * PGlite's folder on disk, with the fsync that its file layer lacks: without it a commit survives a
 * killed process, but not a power cut.
 */
class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const withSync = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(module.NODEFS.realPath(stream.node));
        else fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), withSync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}

/** A new file is there after a power cut only when its folder was synced too. */
function syncFolder(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/** A folder is either absent or whole: a first start that is cut off begins anew at the next one. */
async function initialize(databaseFolder: string) {
  const unfinished = `${databaseFolder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams });
  await pglite.close();
  renameSync(unfinished, databaseFolder);
  syncFolder(dirname(databaseFolder));
}

/**
 * Opens the embedded PostgreSQL in `{dataDir}/database`, making and migrating it where needed. Every
 * commit is on disk before it is acknowledged.
 *
 * @throws FolderInUseError where another process holds the folder
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const databaseFolder = join(folder, 'database');
    if (!existsSync(databaseFolder)) await initialize(databaseFolder);
    const pglite = await PGlite.create({ fs: new DurableNodeFS(databaseFolder), startParams });
    const db = drizzle(pglite, { schema });
    await migrate(db, { migrationsFolder });
    return {
      db,
      executeSql: executeSqlOf(pglite),
      upkeep: upkeepOf(pglite),
      location: databaseFolder,
      close: async () => {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Plain SQL on the embedded database. */
export function executeSqlOf(pglite: PGlite): Database['executeSql'] {
  return async (text, values = []) => {
    if (values.length > 0) return pglite.query(text, values);
    const results = await pglite.exec(text).catch(async (error: unknown) => {
      // A transaction that the text began would stay open on the one connection, and fail all others.
      await pglite.exec('rollback').catch(() => undefined);
      throw error;
    });
    return results.at(-1) ?? { rows: [] };
  };
}

/** There is no second process in it that would do this on its own. */
export function upkeepOf(pglite: PGlite): Database['upkeep'] {
  return async () => {
    await pglite.exec('vacuum (analyze)');
  };
}

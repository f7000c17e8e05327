import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { watchMainThread } from '../threads/watchdog.ts';
import { damageSentence, DamagedDatabaseError, isDamage } from './damaged-database.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

/** The parts of Emscripten's file layer that the sync needs; its own types do not show them. */
interface EmscriptenModule {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: {
      fsync?: (stream: Stream) => number;
      write: (stream: Stream, ...rest: unknown[]) => number;
    };
  };
}

interface Stream {
  nfd?: number;
  node: unknown;
}

/**
 * PGlite's folder on disk, with the fsync that its file layer lacks: without it a commit survives a
 * killed process, but not a power cut.
 */
class DurableNodeFS extends NodeFS {
  private readonly onBroken: () => void;

  constructor(folder: string, onBroken: () => void) {
    super(folder);
    this.onBroken = onBroken;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const amend = ({ NODEFS }: EmscriptenModule) => {
      const { stream_ops: operations } = NODEFS;
      operations.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
        else fdatasyncSync(stream.nfd);
        return 0;
      };
      const { write } = operations;
      operations.write = (stream, ...rest) => {
        try {
          return write.call(operations, stream, ...rest);
        } catch (error) {
          // A server would panic here and recover; in one process it would hang with the next query.
          if (NODEFS.realPath(stream.node).includes('/pg_wal/')) this.onBroken();
          throw error;
        }
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), amend];
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
  // A log that is over goes; kept for its room, it would keep what has been deleted.
  '-c',
  'wal_recycle=off',
];

/** A start writes into its log: without room it fails half way, with no reason given. */
const leastRoomBytes = 32 * 1024 * 1024;

function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= leastRoomBytes) return;
  throw Object.assign(new Error('No room for a database'), { code: 'ENOSPC', syscall: 'statfs' });
}

/** What was acknowledged is on the disk, and is found again at the next start. */
function endProcess(): void {
  process.stderr.write('O banco de dados não pôde gravar no disco (DATA_DIR). O Leme encerrou.\n');
  process.exit(1);
}

/** A folder is either absent or whole: a first start that is cut off begins anew at the next one. */
async function initialize(databaseFolder: string, onBroken: () => void) {
  const unfinished = `${databaseFolder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new DurableNodeFS(unfinished, onBroken), startParams });
  await pglite.close();
  renameSync(unfinished, databaseFolder);
  syncFolder(dirname(databaseFolder));
}

/**
 * Opens the embedded PostgreSQL in `{dataDir}/database`, making and migrating it where needed. Every
 * commit is on disk before it is acknowledged.
 *
 * @param onBroken is called where the log cannot be written: nothing can be asked of the database then
 * @throws FolderInUseError where another process holds the folder, DamagedDatabaseError where its files
 *   are not those that it left
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  onBroken: () => void = endProcess,
): Promise<Database> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(folder);
  try {
    const databaseFolder = join(folder, 'database');
    requireRoom(folder);
    if (!existsSync(databaseFolder)) await initialize(databaseFolder, onBroken);
    else if (!existsSync(join(databaseFolder, 'PG_VERSION'))) {
      // PGlite would make a new database over what is left of the old one.
      throw new DamagedDatabaseError(databaseFolder);
    }
    const { pglite, db } = await openFolder(databaseFolder, onBroken);
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

/** What was to be replayed has been by then; spoiled files may keep their reader going round for good. */
const mostStuckMs = 300_000;

async function openFolder(folder: string, onBroken: () => void) {
  const stopWatching = watchMainThread({ ms: mostStuckMs, sentence: damageSentence(folder) });
  try {
    const pglite = await openFiles(folder, onBroken);
    const db = drizzle(pglite, { schema });
    await migrate(db, { migrationsFolder });
    return { pglite, db };
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabaseError(folder) : error;
  } finally {
    stopWatching();
  }
}

/** What PostgreSQL says where it does not go on. */
const lastWords = /(?:(?:FATAL|PANIC):|^postgres:)\s+(.*)/;

async function openFiles(folder: string, onBroken: () => void): Promise<PGlite> {
  let reason: string | undefined;
  const onStderr = (line: string) => {
    reason = lastWords.exec(line)?.[1] ?? reason;
    return true;
  };
  try {
    const fs = new DurableNodeFS(folder, onBroken);
    return await PGlite.create({ fs, startParams, onStderr });
  } catch (error) {
    // The disk, or no memory for it: that is not about what the files hold.
    const { syscall } = error as { syscall?: string };
    if (syscall !== undefined || error instanceof RangeError) throw error;
    throw new DamagedDatabaseError(folder, reason);
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

/** The tables of the application and of its jobs; those that lost rows, or all. */
const tablesToForget = `select relid::text as id, format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables where n_tup_del > 0 or $1`;

/**
 * What was deleted is no longer on the disk after this: neither in the room of old rows, which is given
 * back only where a table is written anew, nor in the log.
 */
async function forgetDeleted(pglite: PGlite, { everywhere }: { everywhere: boolean }) {
  await pglite.exec('select pg_stat_force_next_flush()');
  const tables = await pglite.query<{ id: string; name: string }>(tablesToForget, [everywhere]);
  for (const { id, name } of tables.rows) {
    await pglite.exec(`vacuum full ${name}`);
    await pglite.query('select pg_stat_reset_single_table_counters($1)', [id]);
  }
  // The log before this checkpoint is not needed once another segment has begun.
  await pglite.exec('checkpoint');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
}

/** There is no second process in it that would do this on its own. */
export function upkeepOf(pglite: PGlite): Database['upkeep'] {
  // Of what an earlier process deleted nothing is known: its counts ended with it.
  let everywhere = true;
  return async () => {
    await pglite.exec('vacuum (analyze)');
    await forgetDeleted(pglite, { everywhere });
    everywhere = false;
  };
}

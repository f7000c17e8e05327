import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

/** Any number that no other program takes: the lock under which one process migrates. */
const migrationLock = 5_363_633;

export interface PoolOptions {
  /** Connections at most. */
  max: number;
  /** How long a query waits for a free one, in milliseconds. */
  connectionTimeoutMillis: number;
  /** After how much silence, in milliseconds, a connection in use counts as lost; 0 is never. */
  silenceMs: number;
}

const usual: PoolOptions = { max: 10, connectionTimeoutMillis: 10_000, silenceMs: 0 };

/**
 * Connects to a PostgreSQL server (15 or newer) and migrates it. Processes that start together wait
 * for one another.
 */
export async function openPostgresDatabase(
  url: string,
  options: Partial<PoolOptions> = {},
): Promise<Database> {
  const { silenceMs, ...size } = { ...usual, ...options };
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...size });
  surviveLostConnections(pool);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  // Only now: a migration, and waiting for another's, takes as long as it takes.
  if (silenceMs > 0) endSilentConnections(pool, silenceMs);
  const { host, pathname } = new URL(url);
  return {
    db: drizzle(pool, { schema }),
    executeSql: (text, values) => pool.query(text, values),
    upkeep: async () => undefined,
    pool,
    location: `PostgreSQL ${host}${pathname}`,
    close: () => pool.end(),
  };
}

/** Of a connection that dies its next query tells: without listeners the loss would end the process. */
function surviveLostConnections(pool: pg.Pool): void {
  // One that is idle …
  pool.on('error', () => undefined);
  // … and one that a transaction holds between two statements.
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/**
 * A machine that dies, or a network that swallows packets, closes nothing: a query would wait for many
 * minutes, and hold its connection. The end of it is told like any other loss.
 */
function endSilentConnections(pool: pg.Pool, silenceMs: number): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    const socket = (client as unknown as pg.Client).connection.stream as Socket;
    socket.setTimeout(silenceMs);
    // At each silence anew: one that came while the connection was idle counts for nothing.
    socket.on('timeout', () => inUse.has(client) && socket.destroy());
  });
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(connection, { schema }), { migrationsFolder });
  } finally {
    // The lock ends with its connection, whatever became of the migration.
    connection.release(true);
  }
}

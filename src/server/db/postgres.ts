import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

/** Any number that no other program takes: the lock under which one process migrates. */
const migrationLock = 5_363_633;

interface PoolSize {
  /** Connections at most. */
  max: number;
  /** How long a query waits for a free one, in milliseconds. */
  connectionTimeoutMillis: number;
}

const usualSize: PoolSize = { max: 10, connectionTimeoutMillis: 10_000 };

/**
 * Connects to a PostgreSQL server (15 or newer) and migrates it. Processes that start together wait
 * for one another.
 */
export async function openPostgresDatabase(
  url: string,
  size: Partial<PoolSize> = {},
): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, keepAlive: true, ...usualSize, ...size });
  surviveLostConnections(pool);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
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

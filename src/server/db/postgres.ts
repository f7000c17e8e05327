import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema.ts';

/** Any number that no other program takes: the lock under which one process migrates. */
const migrationLock = 5_363_633;

/**
 * Connects to a PostgreSQL server (15 or newer) and migrates it. Processes that start together wait
 * for one another.
 */
export async function openPostgresDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // A connection that dies while idle must not end the process; the next query takes another.
  pool.on('error', () => undefined);
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(connection, { schema }), { migrationsFolder });
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    connection.release();
  }
  const { host, pathname } = new URL(url);
  return {
    db: drizzle(pool, { schema }),
    executeSql: (text, values) => pool.query(text, values),
    upkeep: async () => undefined,
    location: `PostgreSQL ${host}${pathname}`,
    close: () => pool.end(),
  };
}

import type pg from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Queries run the same on the embedded database and on a server. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * What a function takes that may run inside a transaction. The embedded database has one connection:
 * inside `db.transaction` use the transaction, never `db`, and never wait there for anything else.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** An open, migrated database. */
export interface Database {
  db: Db;
  /** Runs plain SQL, for what brings its own: the job queue. Several statements go without values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** What a server does by itself: gathers statistics for the planner, gives back the room of old rows. */
  upkeep(): Promise<void>;
  /** The connections to a server; the embedded database has one of its own kind. */
  pool?: pg.Pool;
  /** Where the data lives, for people; holds no password. */
  location: string;
  close(): Promise<void>;
}

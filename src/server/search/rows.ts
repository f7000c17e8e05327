import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';

/** The rows of a statement that Drizzle cannot build. */
export async function rowsOf<Row>(db: Db | Tx, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: unknown[] }).rows as Row[];
}

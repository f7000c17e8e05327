import { getTableColumns, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { tenantTables } from '../db/tenant-tables.ts';

/** After so long nobody takes a deletion back. */
const keptMs = 3_600_000;

/** Drops for good what was deleted, in every table that keeps it for a moment. */
export async function sweepDeleted(db: Db, now: Date): Promise<void> {
  const last = new Date(now.getTime() - keptMs);
  for (const table of tenantTables) {
    const { deletedAt } = getTableColumns(table);
    if (deletedAt) await db.delete(table).where(lte(deletedAt, last));
  }
}

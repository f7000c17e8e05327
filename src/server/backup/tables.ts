import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { inReferenceOrder } from '../db/in-reference-order.ts';
import * as schema from '../db/schema.ts';
import { countedTables, indexedTables, leavingTables, passingTables } from '../db/tenant-tables.ts';

/**
 * Left out: counts and words that restoring builds anew; that deadlines were read today; documents that were deleted
 * within the hour; limits that last minutes; what
 * lets somebody in without the password, so that neither a stolen backup nor a restored one opens a session
 * that its user has ended; and the installation's own id.
 */
const leftOut = new Set<PgTable>([
  ...countedTables,
  ...indexedTables,
  ...passingTables,
  ...leavingTables,
  schema.searchFills,
  schema.rateLimits,
  schema.sessions,
  schema.passwordResets,
  schema.installation,
]);

export interface BackupTable {
  name: string;
  table: PgTable;
  /** The columns of the primary key, in its order. */
  key: AnyPgColumn[];
}

/** Every table of a backup, each after those that it refers to. */
export const backupTables: readonly BackupTable[] = inReferenceOrder(
  Object.values<unknown>(schema).filter((value) => is(value, PgTable)),
)
  .filter((table) => !leftOut.has(table))
  .map((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
    return { name, table, key };
  });

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { keptCounts } from '../db/kept-counts.ts';
import * as schema from '../db/schema.ts';

/**
 * Left out: counts that triggers keep and restoring builds anew; that deadlines were read today; limits that last
 * minutes; what lets somebody in without the password, so that neither a stolen backup nor a restored one opens
 * a session that its user has ended; and the installation's own id.
 */
const leftOut = new Set<PgTable>([
  ...keptCounts,
  schema.deadlineReads,
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
export const backupTables: readonly BackupTable[] = inOrder(
  Object.values<unknown>(schema).filter((value) => is(value, PgTable)),
).filter(({ table }) => !leftOut.has(table));

function inOrder(tables: PgTable[]): BackupTable[] {
  const ordered = new Map<PgTable, BackupTable>();
  const visit = (table: PgTable) => {
    if (ordered.has(table)) return;
    const { name, columns, primaryKeys, foreignKeys } = getTableConfig(table);
    for (const { reference } of foreignKeys) visit(reference().foreignTable);
    const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
    ordered.set(table, { name, table, key });
  };
  for (const table of tables) visit(table);
  return [...ordered.values()];
}

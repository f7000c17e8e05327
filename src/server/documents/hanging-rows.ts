import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { inReferenceOrder } from '../db/in-reference-order.ts';
import { documents } from '../db/schema.ts';
import { tenantTables } from '../db/tenant-tables.ts';

/*
 * What hangs on a document, as the references of the tables say it: a new table that refers to documents is part of
 * it without being named here.
 */

/** A table whose rows have an id within their company. */
export type OwnedTable = PgTable & { id: AnyPgColumn; companyId: AnyPgColumn };

export interface Reference {
  table: OwnedTable;
  /** Beside the company. */
  column: AnyPgColumn;
  parent: OwnedTable;
  /** Its rows go with the parent; else they stay, and the reference is lost. */
  goes: boolean;
}

const references: readonly Reference[] = tenantTables.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const [, column] = columns;
    if (column === undefined) return [];
    const goes = key.onDelete === 'cascade';
    return [{ table: table as OwnedTable, column, parent: foreignTable as OwnedTable, goes }];
  }),
);

const hanging = new Set<OwnedTable>([documents]);
// A set that grows is walked to its end.
for (const parent of hanging) {
  for (const reference of references) {
    if (reference.parent === parent && reference.goes) hanging.add(reference.table);
  }
}

/** The tables of what goes with a document, each after those that it refers to: documents first. */
export const hangingTables: readonly OwnedTable[] = inReferenceOrder([...hanging]);

/** References that are lost with it, of rows that stay. */
export const lostReferences: readonly Reference[] = references.filter(
  ({ table, parent, goes }) => !goes && hanging.has(parent) && !hanging.has(table),
);

export const referencesOf = (table: OwnedTable): readonly Reference[] =>
  references.filter((reference) => reference.table === table);

interface Deleted {
  companyId: string;
  documentId: string;
}

/** The rows of a table that go with a document. */
export function goesWith(table: OwnedTable, deleted: Deleted): SQL | undefined {
  const isOfCompany = eq(table.companyId, deleted.companyId);
  if (table === (documents as OwnedTable)) {
    return and(isOfCompany, eq(documents.id, deleted.documentId));
  }
  const ways = referencesOf(table).filter(({ parent, goes }) => goes && hanging.has(parent));
  return and(isOfCompany, or(...ways.map((way) => refersTo(way, deleted))));
}

/** The rows whose reference leads to what goes with a document. */
export function refersTo({ column, parent }: Reference, deleted: Deleted): SQL {
  if (parent === (documents as OwnedTable)) return eq(column, deleted.documentId);
  return sql`${column} in (select ${parent.id} from ${parent} where ${goesWith(parent, deleted)})`;
}

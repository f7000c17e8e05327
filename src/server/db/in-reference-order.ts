import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** Tables, each after those of them that it refers to. */
export function inReferenceOrder<Table extends PgTable>(tables: readonly Table[]): Table[] {
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) visit(reference().foreignTable);
    ordered.add(table);
  };
  tables.forEach(visit);
  const wanted = new Set<PgTable>(tables);
  return [...ordered].filter((table): table is Table => wanted.has(table));
}

import { sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/database.ts';

/** Who a row of a company is by, where a test does not mind. */
export function ownerOf(companyId: string): SQL {
  return sql`(select owner_id from companies where id = ${companyId})`;
}

/** The rows of a query, whatever they hold. */
export async function rowsOf(db: Db | Tx, query: SQL): Promise<Record<string, unknown>[]> {
  const { rows } = (await db.execute(query)) as { rows: Record<string, unknown>[] };
  return rows;
}

/** Every row of every table, the job queue's too, that holds one of these texts; each with its table. */
export async function rowsWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const tables = await rowsOf(
    db,
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
        from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      db,
      sql`select to_jsonb(t) as row from ${sql.raw(String(name))} as t`,
    );
    const lines = rows.map(({ row }) => `${String(name)} ${JSON.stringify(row)}`);
    found.push(...lines.filter((line) => texts.some((text) => line.includes(text))));
  }
  return found.toSorted();
}

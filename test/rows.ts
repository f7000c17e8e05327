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
  if (texts.length === 0) throw new Error('Every row holds nothing.');
  const tables = await rowsOf(
    db,
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
        from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  // Held against the texts where the rows are: most of them hold none.
  const lines = tables.map(({ name }) => {
    const table = sql.raw(String(name));
    return sql`select ${String(name)}::text || ' ' || to_jsonb(t)::text as line from ${table} as t`;
  });
  // In one pass: each of many texts sought by itself would read every row as often.
  const anyText = texts
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  const rows = await rowsOf(
    db,
    sql`select line from (${sql.join(lines, sql` union all `)}) as lines where line ~ ${anyText} order by line`,
  );
  return rows.map(({ line }) => String(line));
}

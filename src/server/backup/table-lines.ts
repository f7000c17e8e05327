import { asc, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { BackupTable } from './tables.ts';

/** Rows read or written at once: of the largest documents they fill some ten megabytes. */
const pageSize = 100;

/** Every row of a table as JSON, as the database writes it: no value passes through our own types. */
export async function* readLines(tx: Tx, { table, key }: BackupTable): AsyncGenerator<string[]> {
  const columns = sql.join(key, sql`, `);
  let last: string[] | undefined;
  do {
    const rows = await tx
      .select({
        line: sql<string>`row_to_json(${table})::text`,
        key: sql<string[]>`json_build_array(${columns})`,
      })
      .from(table)
      .where(
        last &&
          sql`(${columns}) > (${sql.join(
            last.map((value) => sql`${value}`),
            sql`, `,
          )})`,
      )
      .orderBy(...key.map((column) => asc(column)))
      .limit(pageSize);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    last = rows.length < pageSize ? undefined : rows.at(-1)!.key;
  } while (last);
}

/** Inserts rows that `readLines` has read. */
export async function writeLines(
  tx: Tx,
  { table }: BackupTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  let page: string[] = [];
  const insert = async () => {
    const rows = `[${page.join(',')}]`;
    page = [];
    await tx.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::json)`,
    );
  };
  for await (const line of lines) {
    page.push(line);
    if (page.length === pageSize) await insert();
  }
  if (page.length > 0) await insert();
}

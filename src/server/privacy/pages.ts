import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';

/** Rows read at once: of the largest documents they fill some ten megabytes. */
const pageSize = 100;

export type Row = Record<string, unknown>;

/** Some rows of one table. */
export interface Rows {
  table: PgTable & { id: AnyPgColumn };
  where: SQL;
  /** What is read of each row; the id must be among it. */
  columns: Record<string, AnyPgColumn>;
}

/** Reads page after page in the order of the ids, so that the last page costs no more than the first. */
export async function* pagesOf(db: Db, { table, where, columns }: Rows): AsyncGenerator<Row[]> {
  let last: unknown;
  do {
    const rows: Row[] = await db
      .select(columns)
      .from(table)
      .where(last === undefined ? where : and(where, gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(pageSize);
    if (rows.length > 0) yield rows;
    last = rows.length < pageSize ? undefined : rows.at(-1)!['id'];
  } while (last !== undefined);
}

/** A JSON array, one row a line, in pieces as the pages come. */
export async function* jsonArray(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { BackupError } from './backup-error.ts';
import { measured } from './manifest.ts';
import { readLines, writeLines } from './table-lines.ts';
import { backupTables, type BackupTable } from './tables.ts';

/** Where rows come from, and what they were there. */
export interface RowSource {
  lines(table: BackupTable): Promise<AsyncIterable<string>>;
  /** Of the lines of a table; asked for when they have been read. */
  sha256(table: BackupTable): string;
}

/** @throws BackupError */
export async function requireEmpty(db: Db | Tx): Promise<void> {
  for (const { table } of backupTables) {
    if ((await db.$count(table)) > 0) {
      throw new BackupError(
        'O banco já tem dados. Restaure em um banco vazio: nada foi alterado neste.',
      );
    }
  }
}

/**
 * Puts the rows of every table into an empty database, in the caller's transaction.
 *
 * @throws BackupError where there are rows already, or the new ones are not what they were
 */
export async function insertRows(tx: Tx, source: RowSource): Promise<void> {
  await writeInUtc(tx);
  for (const { table } of backupTables)
    await tx.execute(sql`lock table ${table} in exclusive mode`);
  await requireEmpty(tx);
  for (const table of backupTables) {
    await writeLines(tx, table, await source.lines(table));
    // What the database says of its new rows must be what the other said of them.
    if ((await digestOfTable(tx, table)).sha256 === source.sha256(table)) continue;
    throw new BackupError(`As linhas de ${table.name} não voltaram iguais. Nada foi alterado.`);
  }
}

/** The same row has then the same text wherever it is written. */
export async function writeInUtc(tx: Tx): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`);
}

/** How many rows a table has, and the digest of their lines. Written in UTC: see `writeInUtc`. */
export async function digestOfTable(tx: Tx, table: BackupTable) {
  let rows = 0;
  async function* lines() {
    for await (const page of readLines(tx, table)) {
      rows += page.length;
      yield `${page.join('\n')}\n`;
    }
  }
  const sha256 = await digestOf(lines());
  return { rows, sha256 };
}

export async function digestOf(content: AsyncIterable<string | Uint8Array>): Promise<string> {
  const { pieces, end } = measured(content);
  for await (const _piece of pieces);
  return end().sha256;
}

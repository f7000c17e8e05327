import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { files } from '../db/schema.ts';
import { isId } from '../ids.ts';
import type { KeptFile } from './new-file.ts';

type Row = typeof files.$inferSelect;

/** Whose the files are. */
export interface FileOwner {
  ownerId: string;
  companyId: string | null;
  /** Of the person that they are about. */
  employeeId?: string;
}

/** Records files whose bytes are in the store already. */
export async function insertFiles(
  db: Db | Tx,
  kept: readonly KeptFile[],
  { now, ...owner }: FileOwner & { now: Date },
): Promise<void> {
  if (kept.length === 0) return;
  await db
    .insert(files)
    .values(kept.map((file) => ({ ...file, ...owner, authorId: owner.ownerId, createdAt: now })));
}

/** @returns null for a file that does not exist, or is someone else's */
export async function findFile(db: Db, ownerId: string, id: string): Promise<Row | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)));
  return row ?? null;
}

/** Deletes rows of the owner. @returns the ids of those that were there: their bytes are to go too */
export async function deleteFiles(
  tx: Tx,
  ids: readonly string[],
  { ownerId, purpose }: { ownerId: string; purpose: Row['purpose'] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .delete(files)
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), eq(files.purpose, purpose)))
    .returning({ id: files.id });
  return rows.map(({ id }) => id);
}

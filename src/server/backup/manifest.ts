import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Db, Tx } from '../db/database.ts';
import { sql } from 'drizzle-orm';

export const backupFormat = 1;

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a backup says of itself, to be held against what it holds. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** When the newest migration of its database was made, in milliseconds: its schema. */
  migration: z.number(),
  createdAt: z.string(),
  /** By the name of the table; the entry is `tables/{name}.ndjson`. */
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
  /** By the id of the file; the entry is `files/{id}`. */
  files: z.record(z.string(), z.object({ bytes: count, sha256 })),
  /** Ids of files that had a row and no bytes when the backup was made. */
  missingFiles: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const tableEntry = (name: string) => `tables/${name}.ndjson`;
export const fileEntry = (id: string) => `files/${id}`;
export const manifestEntry = 'manifest.json';

/** The newest migration of a database. */
export async function latestMigration(db: Db | Tx): Promise<number> {
  const [row] = await db
    .select({ latest: sql`max(created_at)`.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`);
  return row!.latest;
}

/** Passes pieces on and says at the end how much they were. */
export function measured<Piece extends string | Uint8Array>(pieces: AsyncIterable<Piece>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passedOn() {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += Buffer.byteLength(piece);
      yield piece;
    }
  }
  return { pieces: passedOn(), end: () => ({ bytes, sha256: hash.digest('hex') }) };
}

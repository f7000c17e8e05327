import { lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { commitments } from '../db/schema.ts';

/** After so long nobody takes a deletion back. */
const keptMs = 3_600_000;

/** Drops for good what was deleted. */
export async function sweepCommitments(db: Db, now: Date): Promise<void> {
  const last = new Date(now.getTime() - keptMs);
  await db.delete(commitments).where(lte(commitments.deletedAt, last));
}

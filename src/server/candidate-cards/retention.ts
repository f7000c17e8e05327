import { lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { candidateCards } from '../db/schema.ts';

function years(instant: Date, count: number): Date {
  const moved = new Date(instant);
  moved.setUTCFullYear(instant.getUTCFullYear() + count);
  return moved;
}

/** When a card is erased that is not changed any more: twelve months later. */
export function erasedAt(updatedAt: Date): Date {
  return years(updatedAt, 1);
}

/** Drops for good the cards that nobody has changed for twelve months. */
export async function sweepCandidateCards(db: Db, now: Date): Promise<void> {
  await db.delete(candidateCards).where(lte(candidateCards.updatedAt, years(now, -1)));
}

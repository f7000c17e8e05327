import { and, eq, lte, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { peopleImports } from '../db/schema.ts';

const dayMs = 86_400_000;
/** For so long an import can be undone; then nothing is kept of it but the people. */
export const undoableMs = 7 * dayMs;
/** A list that was read waits as long for its columns to be looked at. */
const draftMs = dayMs;

/** Drops lists that nobody brought in, and what was kept of those that can no longer be undone. */
export async function sweepPeopleImports(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .delete(peopleImports)
    .where(
      or(
        and(eq(peopleImports.state, 'draft'), lte(peopleImports.createdAt, before(draftMs))),
        lte(peopleImports.createdAt, before(undoableMs + draftMs)),
      ),
    );
}

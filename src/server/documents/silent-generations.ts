import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { generations } from '../db/schema.ts';
import { isSilent } from './generation-store.ts';

/**
 * Ends the generations whose process died and that nobody asks for again: they cost nothing, and their
 * key may be used again. Any number of processes may do it at once.
 *
 * @returns what looks for them, and gives how many it ended: those that it found silent twice, because
 * after a database was away all of them have been, for a moment
 */
export function silentGenerationsOf(db: Db): () => Promise<number> {
  let heardLast = new Map<string, string>();
  return async () => {
    const silent = await listSilent(db);
    const stillSilent = silent.filter(({ id, aliveAt }) => heardLast.get(id) === aliveAt);
    heardLast = new Map(silent.map(({ id, aliveAt }) => [id, aliveAt]));
    return failSilent(
      db,
      stillSilent.map(({ id }) => id),
    );
  };
}

function listSilent(db: Db): Promise<{ id: string; aliveAt: string }[]> {
  return db
    .select({ id: generations.id, aliveAt: sql<string>`${generations.aliveAt}::text` })
    .from(generations)
    .where(and(eq(generations.state, 'running'), isSilent));
}

async function failSilent(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(generations)
    .set({ state: 'failed' })
    .where(and(inArray(generations.id, [...ids]), eq(generations.state, 'running'), isSilent))
    .returning({ id: generations.id });
  return rows.length;
}

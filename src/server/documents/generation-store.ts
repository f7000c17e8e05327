import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Generated } from '#documents/endpoints.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { documents, generations } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import { isId, newId } from '../ids.ts';
import type { ModelUsage } from '../llm/language-model.ts';
import { messages } from '../messages.ts';
import { unlessDeleted } from './deleted-meanwhile.ts';
import type { Order } from './order.ts';

/**
 * A running generation that has not moved for this long belongs to a process that died. The database's
 * clock alone says how long: those of several processes differ, and may be put back.
 */
export const isSilent = sql<boolean>`${generations.aliveAt} <= now() - interval '15 seconds'`;
const present = sql`now()`;
/** Keys live this long; afterwards the same key begins anew. */
const keyLifeMs = 24 * 3_600_000;

/** Whose a key is: free and now ours to run, run by another process, or already answered. */
export type Claim =
  | { state: 'mine'; id: string }
  | { state: 'elsewhere' }
  | { state: 'done'; answer: Generated };

/**
 * Takes a key for a new generation, or says what became of it.
 *
 * @throws AppError `conflict` where the key belongs to another request or was cancelled, `not_found`
 *   where the company was deleted meanwhile
 */
export async function claimGeneration(
  db: Db,
  request: { order: Order; key: string; generator: string; now: Date },
): Promise<Claim> {
  const { order, key, generator, now } = request;
  const isKey = and(eq(generations.userId, order.caller.userId), eq(generations.key, key));
  const fresh = {
    id: newId(),
    userId: order.caller.userId,
    companyId: order.companyId,
    authorId: order.caller.userId,
    key,
    requestHash: order.requestHash,
    kind: order.kind,
    state: 'running' as const,
    generator,
    aliveAt: present,
    createdAt: now,
  };
  const [mine] = await unlessDeleted(() =>
    db.insert(generations).values(fresh).onConflictDoNothing().returning(),
  );
  if (mine) return { state: 'mine', id: mine.id };

  const [row] = await db.select().from(generations).where(isKey);
  if (!row) return claimGeneration(db, request);
  const isOver = now.getTime() - row.createdAt.getTime() > keyLifeMs;
  if (!isOver && row.requestHash !== order.requestHash) {
    throw new AppError('conflict', messages.keyReused);
  }
  if (!isOver && row.state === 'done') {
    const answer = row.documentId && (await findAnswer(db, order.companyId, row.documentId));
    if (!answer) throw new AppError('not_found', messages.documentNotFound);
    return { state: 'done', answer };
  }
  if (!isOver && row.state === 'cancelled') throw new AppError('conflict', messages.cancelled);

  // Over, failed, or left behind by a process that died: one of those who ask takes it. It gets a new
  // id, so that a process that was only slow can no longer end what another has begun.
  const isAsRead = and(eq(generations.id, row.id), eq(generations.state, row.state));
  const [taken] = await db
    .update(generations)
    .set({ ...fresh, documentId: null })
    .where(and(isAsRead, or(ne(generations.state, 'running'), isSilent)))
    .returning();
  return taken ? { state: 'mine', id: taken.id } : { state: 'elsewhere' };
}

async function findAnswer(
  db: Db,
  companyId: OwnedCompanyId,
  documentId: string,
): Promise<Generated | null> {
  const [row] = await db
    .select({
      content: sql<
        Generated['result']
      >`coalesce(${documents.originalContent}, ${documents.content})`,
      sources: documents.sources,
      generator: documents.generator,
    })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.id, documentId)));
  if (!row) return null;
  const { content, sources, generator } = row;
  return { result: content, aiHistoryId: documentId, sources, generator };
}

/** @returns those that are still running: the others were cancelled, or taken over */
export async function keepAlive(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .update(generations)
    .set({ aliveAt: present })
    .where(and(inArray(generations.id, [...ids]), eq(generations.state, 'running')))
    .returning({ id: generations.id });
  return new Set(rows.map(({ id }) => id));
}

/** Ends a running generation with its document. @returns false where it was cancelled meanwhile */
export async function completeGeneration(
  tx: Tx,
  done: { id: string; documentId: string; usage: ModelUsage; milliseconds: number },
): Promise<boolean> {
  const { id, documentId, usage, milliseconds } = done;
  const rows = await tx
    .update(generations)
    .set({ state: 'done', documentId, milliseconds, ...usage })
    .where(isRunning(id))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Whether a generation ended with this document. */
export async function isCompleted(
  db: Db,
  { id, documentId }: { id: string; documentId: string },
): Promise<boolean> {
  const isSo = and(
    eq(generations.id, id),
    eq(generations.state, 'done'),
    eq(generations.documentId, documentId),
  );
  return (await db.$count(generations, isSo)) > 0;
}

/** Ends a running generation without a document. What it used is recorded all the same. */
export async function failGeneration(
  db: Db,
  failed: { id: string; usage: ModelUsage; milliseconds: number },
): Promise<void> {
  const { id, usage, milliseconds } = failed;
  await db
    .update(generations)
    .set({
      state: sql`case when ${generations.state} = 'running' then 'failed' else ${generations.state} end`,
      milliseconds,
      ...usage,
    })
    .where(eq(generations.id, id));
}

/** @throws AppError `not_found`, or `conflict` when it has already ended */
export async function cancelGeneration(db: Db, caller: Caller, key: string): Promise<void> {
  if (!isId(key)) throw new AppError('not_found', messages.generationNotFound);
  const isKey = and(eq(generations.userId, caller.userId), eq(generations.key, key));
  const [cancelled] = await db
    .update(generations)
    .set({ state: 'cancelled' })
    .where(and(isKey, eq(generations.state, 'running')))
    .returning({ id: generations.id });
  if (cancelled) return;
  const [row] = await db.select({ state: generations.state }).from(generations).where(isKey);
  if (!row) throw new AppError('not_found', messages.generationNotFound);
  if (row.state !== 'cancelled') throw new AppError('conflict', 'Esta geração já terminou.');
}

function isRunning(id: string) {
  return and(eq(generations.id, id), eq(generations.state, 'running'));
}

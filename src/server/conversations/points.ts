import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TalkingPoint, TalkingPointBox, TalkingPointPatch } from '#shared/conversations.ts';
import { limits } from '#shared/limits.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { talkingPoints } from '../db/schema.ts';
import { holdEmployee } from '../employees/change-rows.ts';
import { AppError } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { prepare } from './change.ts';
import { toPoint, type PointRow } from './rows.ts';
import { restorableMs, type Author } from './store.ts';

interface NewPoint {
  employeeId: string;
  box: TalkingPointBox;
  text: string;
}

/**
 * Notes a point; under a key that is known already, the point that it was noted by.
 *
 * @throws AppError `not_found` for a person who is not the company's, `conflict` where too many wait, or the key
 *   noted something else
 */
export async function addPoint(
  db: Db,
  author: Author,
  { point, key }: { point: NewPoint; key: string | null },
): Promise<TalkingPoint> {
  const { companyId, authorId, now } = author;
  return db.transaction(async (tx) => {
    await holdEmployee(tx, companyId, point.employeeId);
    const known = key && (await findByKey(tx, author, key));
    if (known) {
      requireSamePoint(known, point);
      return toPoint(known);
    }
    if ((await countWaiting(tx, author, point.employeeId)) >= limits.talkingPoints) {
      throw new AppError('conflict', messages.tooManyTalkingPoints);
    }
    const times = { createdAt: now, updatedAt: now };
    const [row] = await tx
      .insert(talkingPoints)
      .values({ ...point, id: newId(), companyId, authorId, key, ...times })
      .returning();
    return toPoint(row!);
  });
}

/** One that was changed since says no more what was asked. */
function requireSamePoint(known: PointRow, { employeeId, box, text }: NewPoint): void {
  if (known.updatedAt > known.createdAt) return;
  requireSameWish(
    { employeeId: known.employeeId, box: known.box, text: known.text },
    { employeeId, box, text },
  );
}

async function findByKey(tx: Tx, author: Author, key: string): Promise<PointRow | undefined> {
  const { companyId, authorId } = author;
  const [row] = await tx
    .select()
    .from(talkingPoints)
    .where(
      and(
        eq(talkingPoints.companyId, companyId),
        eq(talkingPoints.authorId, authorId),
        eq(talkingPoints.key, key),
      ),
    );
  return row;
}

/** Those of a person that no conversation has treated yet. */
export async function countWaiting(
  db: Db | Tx,
  { companyId, authorId }: Author,
  employeeId: string,
): Promise<number> {
  const [row] = await waitingOfPerson(db).execute({ companyId, authorId, employeeId });
  return row?.total ?? 0;
}

const waitingOfPerson = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(talkingPoints)
    .where(
      and(
        eq(talkingPoints.companyId, sql.placeholder('companyId')),
        eq(talkingPoints.employeeId, sql.placeholder('employeeId')),
        eq(talkingPoints.authorId, sql.placeholder('authorId')),
        isNull(talkingPoints.conversationId),
        isNull(talkingPoints.deletedAt),
      ),
    )
    .prepare('waiting_points_of_person'),
);

/** @throws AppError `not_found` */
export async function updatePoint(
  db: Db,
  author: Author,
  { id, patch }: { id: string; patch: TalkingPointPatch },
): Promise<TalkingPoint> {
  const { isTreated, ...values } = patch;
  return changing(db, author, id, async (tx, row) => {
    if (row.deletedAt) throw new AppError('not_found', messages.talkingPointNotFound);
    const { employeeId, conversationId } = row;
    if (isTreated === undefined || isTreated === (conversationId !== null)) return values;
    if (!isTreated) return { ...values, conversationId: null };
    return { ...values, conversationId: (await prepare(tx, author, { employeeId })).id };
  });
}

/** Asked for again it is still deleted. */
export async function deletePoint(db: Db, author: Author, id: string): Promise<void> {
  await changing(db, author, id, (_tx, { deletedAt }) => ({ deletedAt: deletedAt ?? author.now }));
}

/** @throws AppError `not_found` where it is too late */
export async function restorePoint(db: Db, author: Author, id: string): Promise<TalkingPoint> {
  return changing(db, author, id, (_tx, { deletedAt }) => {
    if (deletedAt && author.now.getTime() - deletedAt.getTime() > restorableMs) {
      throw new AppError('not_found', messages.talkingPointNotFound);
    }
    return { deletedAt: null };
  });
}

/** Changes a point whose person is held, as `change.ts` does. */
async function changing(
  db: Db,
  { companyId, now }: Author,
  id: string,
  work: (tx: Tx, row: PointRow) => Partial<PointRow> | Promise<Partial<PointRow>>,
): Promise<TalkingPoint> {
  return db.transaction(async (tx) => {
    const isThis = and(eq(talkingPoints.companyId, companyId), eq(talkingPoints.id, id));
    const find = async () => {
      const [row] = isId(id) ? await tx.select().from(talkingPoints).where(isThis) : [];
      if (!row) throw new AppError('not_found', messages.talkingPointNotFound);
      return row;
    };
    await holdEmployee(tx, companyId, (await find()).employeeId);
    const values = await work(tx, await find());
    const [row] = await tx
      .update(talkingPoints)
      .set({ ...values, updatedAt: now })
      .where(isThis)
      .returning();
    return toPoint(row!);
  });
}

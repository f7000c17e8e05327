import { and, eq } from 'drizzle-orm';
import { matchCompetencies } from '#documents/kit/competencies.ts';
import type { CheckInForm, LevelCheckIn } from '#shared/development-plans.ts';
import { limits } from '#shared/limits.ts';
import type { Db, Tx } from '../db/database.ts';
import { levelCheckIns } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { changing } from './change.ts';
import { competenciesIn } from './levels.ts';
import { toCheckIn, type CheckInRow } from './rows.ts';
import { countCheckIns, restorableMs, type Author } from './store.ts';

interface NewCheckIn {
  planId: string;
  form: CheckInForm;
  /** The Idempotency-Key: asked again under it, the answer is the one that there is. */
  key: string | null;
}

/**
 * @throws AppError `not_found`; `conflict` for a closed plan, for a competency that it has no more, and for a key
 *   that noted something else
 */
export async function checkIn(
  db: Db,
  author: Author,
  { planId, form, key }: NewCheckIn,
): Promise<LevelCheckIn> {
  return changing(db, author, planId, async (tx, { plan, document }) => {
    const known = key === null ? null : await findByKey(tx, author, key);
    const names = competenciesIn(document.content).map(({ name }) => name);
    if (known) {
      requireSameNote(known, { planId: plan.id, form, names });
      return toCheckIn(known);
    }
    if (plan.state === 'closed') throw new AppError('conflict', messages.planClosed);
    if ((await countCheckIns(tx, author, plan.id)) >= limits.levelCheckIns) {
      throw new AppError('conflict', messages.tooManyCheckIns);
    }
    const competency = matchCompetencies([form.competency], names).get(form.competency);
    if (competency === undefined) throw new AppError('conflict', messages.competencyGone);
    const { companyId, authorId, now } = author;
    const { employeeId } = plan;
    const { level, evidence } = form;
    const about = { companyId, authorId, employeeId, planId: plan.id };
    const [row] = await tx
      .insert(levelCheckIns)
      .values({ ...about, id: newId(), competency, level, evidence, key, createdAt: now })
      .returning();
    return toCheckIn(row!);
  });
}

/** The document may have renamed the competency since, or have it no more. */
function requireSameNote(
  { planId, competency, level, evidence }: CheckInRow,
  now: { planId: string; form: CheckInForm; names: string[] },
): void {
  const { form, names } = now;
  const meant = matchCompetencies([form.competency], [competency, ...names]).get(form.competency);
  requireSameWish(
    { planId, competency, level, evidence },
    { planId: now.planId, competency: meant, level: form.level, evidence: form.evidence },
  );
}

async function findByKey(
  tx: Tx,
  { companyId, authorId }: Author,
  key: string,
): Promise<CheckInRow | undefined> {
  const isKey = and(eq(levelCheckIns.authorId, authorId), eq(levelCheckIns.key, key));
  const [row] = await tx
    .select()
    .from(levelCheckIns)
    .where(and(eq(levelCheckIns.companyId, companyId), isKey));
  return row;
}

/** Asked for again it is still deleted. @throws AppError `not_found` */
export async function deleteCheckIn(db: Db, author: Author, id: string): Promise<void> {
  await marking(db, author, id, ({ deletedAt }) => deletedAt ?? author.now);
}

/** @throws AppError `not_found` where it is too late */
export async function restoreCheckIn(db: Db, author: Author, id: string): Promise<LevelCheckIn> {
  return marking(db, author, id, ({ deletedAt }) => {
    if (deletedAt && author.now.getTime() - deletedAt.getTime() > restorableMs) {
      throw new AppError('not_found', messages.checkInNotFound);
    }
    return null;
  });
}

async function marking(
  db: Db,
  { companyId, authorId }: Author,
  id: string,
  deletedAt: (row: CheckInRow) => Date | null,
): Promise<LevelCheckIn> {
  return db.transaction(async (tx) => {
    const isIt = and(
      eq(levelCheckIns.companyId, companyId),
      eq(levelCheckIns.authorId, authorId),
      eq(levelCheckIns.id, id),
    );
    const [found] = isId(id) ? await tx.select().from(levelCheckIns).where(isIt).for('update') : [];
    if (!found) throw new AppError('not_found', messages.checkInNotFound);
    const [row] = await tx
      .update(levelCheckIns)
      .set({ deletedAt: deletedAt(found) })
      .where(isIt)
      .returning();
    return toCheckIn(row!);
  });
}

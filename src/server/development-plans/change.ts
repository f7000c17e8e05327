import { and, eq, sql } from 'drizzle-orm';
import type { DevelopmentPlan, PlanOfDocument, PlanOfPerson } from '#shared/development-plans.ts';
import { commitmentsOfDocument } from '../commitments/promises.ts';
import type { Db, Tx } from '../db/database.ts';
import { developmentPlans, documents } from '../db/schema.ts';
import { holdEmployee } from '../employees/change-rows.ts';
import { AppError } from '../http/app-error.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { readDeadlinesAnew } from '../notifications/deadlines.ts';
import { closingSummary } from './closing-summary.ts';
import { toPlanOfDocument, type PlanRow, type PlanWithDocument } from './rows.ts';
import {
  countCheckIns,
  findByDocument,
  findDocument,
  findIfThere,
  findInForce,
  findPlan,
  planView,
  readPlanOfPerson,
  readStandings,
  restorableMs,
  type Author,
} from './store.ts';

/*
 * Whoever changes which plan is in force holds the person first. So of requests that come at once, or twice,
 * each finds what the one before has done; a partial unique index says the same.
 */

interface Entered {
  plan: DevelopmentPlan;
  isNew: boolean;
  before: { id: string; documentId: string } | null;
}

/** A PDI that was written just now comes into force where none is; else it waits for the leader's word. */
export async function enterIfNone(
  tx: Tx,
  { companyId, authorId, now }: Author,
  { documentId, employeeId }: { documentId: string; employeeId: string },
): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  await tx
    .insert(developmentPlans)
    .values({ id: newId(), companyId, authorId, employeeId, documentId, ...times })
    .onConflictDoNothing();
}

/**
 * Puts a PDI in force. The plan that was is closed, with a summary by rules, and continued. The same order
 * written again is the same plan, with all that was noted of it.
 *
 * @throws AppError `not_found`; `conflict` for what is no PDI of a person
 */
export async function enterIntoForce(db: Db, author: Author, documentId: string): Promise<Entered> {
  return db.transaction(async (tx) => {
    const { type, employeeId } = await findDocument(tx, author.companyId, documentId);
    if (type !== 'pdi' || employeeId === null) {
      throw new AppError('conflict', messages.notAPlan);
    }
    await holdEmployee(tx, author.companyId, employeeId);
    // Who deletes a PDI holds its person too.
    const document = await findDocument(tx, author.companyId, documentId);
    const current = await findInForce(tx, author, employeeId);
    const before = current && { id: current.plan.id, documentId: current.plan.documentId };
    const own = await findByDocument(tx, author, documentId);
    const answer = async (isNew: boolean): Promise<Entered> => {
      const entered = await findInForce(tx, author, employeeId);
      return { plan: await planView(tx, author, entered!), isNew, before };
    };
    if (current?.plan.documentId === document.id) return answer(false);
    if (current && !own && (await isSameOrder(tx, current.plan.documentId, document))) {
      await write(tx, author, current.plan.id, { documentId: document.id });
      return answer(false);
    }
    if (current) await closeByRules(tx, author, current);
    const continuesId = current?.plan.id ?? null;
    if (own) {
      await write(tx, author, own.plan.id, { ...inProgressAgain(own.plan), continuesId });
      return answer(false);
    }
    const { companyId, authorId, now } = author;
    const owned = { companyId, authorId, employeeId, createdAt: now, updatedAt: now };
    await tx
      .insert(developmentPlans)
      .values({ ...owned, id: newId(), documentId: document.id, continuesId });
    return answer(true);
  });
}

/** A document that was written again from the same form. */
async function isSameOrder(
  tx: Tx,
  documentId: string,
  { companyId, brief }: PlanWithDocument['document'],
): Promise<boolean> {
  const isIt = and(eq(documents.companyId, companyId), eq(documents.id, documentId));
  const isSame = sql`${documents.brief} = ${JSON.stringify(brief)}::jsonb`;
  return (await tx.$count(documents, and(isIt, isSame))) > 0;
}

const inProgressAgain = ({ summary, isProposed }: PlanRow) => ({
  state: 'in_progress' as const,
  closedAt: null,
  // What a person wrote is kept for the next closing; what rules wrote is written anew.
  summary: isProposed ? '' : summary,
  isProposed: false,
});

async function closeByRules(tx: Tx, author: Author, found: PlanWithDocument): Promise<void> {
  const { id, summary } = found.plan;
  const isProposed = summary === '';
  await write(tx, author, id, {
    state: 'closed',
    closedAt: author.now,
    summary: isProposed ? await summaryOf(tx, author, found) : summary,
    isProposed,
  });
}

async function summaryOf(db: Db | Tx, author: Author, plan: PlanWithDocument): Promise<string> {
  const { companyId, now } = author;
  const steps = await commitmentsOfDocument(db, { companyId, now }, plan.plan.documentId);
  return closingSummary({ plan, standings: await readStandings(db, author, plan), steps, now });
}

/** What to close a plan with: what was written already, else what rules say. @throws AppError `not_found` */
export async function proposeClosing(db: Db, author: Author, id: string): Promise<string> {
  const found = await findPlan(db, author, id);
  return found.plan.summary || summaryOf(db, author, found);
}

/** The plan that comes before is in force again. @throws AppError `not_found`; `conflict` where it is too late */
export async function takeBack(db: Db, author: Author, id: string): Promise<void> {
  await changing(db, author, id, async (tx, { plan }) => {
    const age = author.now.getTime() - plan.createdAt.getTime();
    const isUsed = (await countCheckIns(tx, author, plan.id)) > 0;
    if (plan.state === 'closed' || age > restorableMs || isUsed) {
      throw new AppError('conflict', messages.planGoesOn);
    }
    const { companyId } = author;
    const isIt = and(eq(developmentPlans.companyId, companyId), eq(developmentPlans.id, plan.id));
    await tx.delete(developmentPlans).where(isIt);
    if (plan.continuesId === null) return;
    const before = await findIfThere(tx, author, plan.continuesId);
    // Its document may have been deleted since.
    if (!before) return;
    await write(tx, author, before.plan.id, inProgressAgain(before.plan));
    await readDeadlinesAnew(tx, companyId);
  });
}

/** @throws AppError `not_found`, also for a document that is none of the person's PDIs */
export async function keepPlan(
  db: Db,
  author: Author,
  { id, documentId }: { id: string; documentId: string },
): Promise<PlanOfPerson> {
  return changing(db, author, id, async (tx, { plan }) => {
    const document = await findDocument(tx, author.companyId, documentId);
    const { employeeId } = plan;
    if (document.type !== 'pdi' || document.employeeId !== employeeId) {
      throw new AppError('not_found', messages.documentNotFound);
    }
    const isNewer = plan.keptOverId === null || document.id > plan.keptOverId;
    if (isNewer) await write(tx, author, plan.id, { keptOverId: document.id });
    return readPlanOfPerson(tx, author, employeeId);
  });
}

/** One that is closed already stays as it is. @throws AppError `not_found` */
export async function closePlan(
  db: Db,
  author: Author,
  { id, summary }: { id: string; summary: string },
): Promise<DevelopmentPlan> {
  return changing(db, author, id, async (tx, { plan }) => {
    if (plan.state === 'in_progress') {
      const values = { state: 'closed', closedAt: author.now, summary, isProposed: false } as const;
      await write(tx, author, id, values);
    }
    return planView(tx, author, await findPlan(tx, author, id));
  });
}

/** @throws AppError `not_found`; `conflict` where another is in force */
export async function reopenPlan(db: Db, author: Author, id: string): Promise<DevelopmentPlan> {
  return changing(db, author, id, async (tx, { plan }) => {
    if (plan.state === 'closed') {
      if (await findInForce(tx, author, plan.employeeId)) {
        throw new AppError('conflict', messages.anotherPlanInForce);
      }
      await write(tx, author, id, inProgressAgain(plan));
      await readDeadlinesAnew(tx, author.companyId);
    }
    return planView(tx, author, await findPlan(tx, author, id));
  });
}

/** @throws AppError `not_found`; `conflict` for one in progress */
export async function rewriteSummary(
  db: Db,
  author: Author,
  { id, summary }: { id: string; summary: string },
): Promise<PlanOfDocument> {
  return changing(db, author, id, async (tx, { plan, document }) => {
    if (plan.state !== 'closed') throw new AppError('conflict', messages.planNotClosed);
    await write(tx, author, id, { summary, isProposed: false });
    const changed = { ...plan, summary, isProposed: false };
    return toPlanOfDocument({ plan: changed, title: document.title });
  });
}

/** Does something to a plan whose person is held. */
export async function changing<Result>(
  db: Db,
  author: Author,
  id: string,
  work: (tx: Tx, found: PlanWithDocument) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { plan } = await findPlan(tx, author, id);
    await holdEmployee(tx, author.companyId, plan.employeeId);
    return work(tx, await findPlan(tx, author, id));
  });
}

async function write(
  tx: Tx,
  { companyId, now }: Author,
  id: string,
  values: Partial<PlanRow>,
): Promise<void> {
  await tx
    .update(developmentPlans)
    .set({ ...values, updatedAt: now })
    .where(and(eq(developmentPlans.companyId, companyId), eq(developmentPlans.id, id)));
}

import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { DevelopmentPlan, PlanOfDocument, PlanOfPerson } from '#shared/development-plans.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import { developmentPlans, documents, levelCheckIns } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
import { earlierLevels, standingsOf } from './levels.ts';
import {
  toPlan,
  toPlanOfDocument,
  type CheckInRow,
  type PlanRow,
  type PlanWithDocument,
  type Standing,
} from './rows.ts';

/** Who follows plans for which company, and when. */
export interface Author {
  companyId: OwnedCompanyId;
  authorId: string;
  now: Date;
}

/** For so long what was done can be taken back. */
export const restorableMs = 60_000;

export const isItsDocument = pointsTo(developmentPlans, 'documentId', documents);

function readPlans(db: Db | Tx, { companyId, authorId }: Author, where: SQL | undefined) {
  return db
    .select({ plan: developmentPlans, document: documents })
    .from(developmentPlans)
    .innerJoin(documents, isItsDocument)
    .where(
      and(
        eq(developmentPlans.companyId, companyId),
        eq(developmentPlans.authorId, authorId),
        where,
      ),
    );
}

export async function findIfThere(
  db: Db | Tx,
  author: Author,
  id: string,
): Promise<PlanWithDocument | null> {
  const [found] = isId(id) ? await readPlans(db, author, eq(developmentPlans.id, id)) : [];
  return found ?? null;
}

/** @throws AppError `not_found` */
export async function findPlan(db: Db | Tx, author: Author, id: string): Promise<PlanWithDocument> {
  const found = await findIfThere(db, author, id);
  if (!found) throw new AppError('not_found', messages.planNotFound);
  return found;
}

/** The one plan of a person that is in force. */
export async function findInForce(
  db: Db | Tx,
  author: Author,
  employeeId: string,
): Promise<PlanWithDocument | null> {
  const isIt = and(
    eq(developmentPlans.employeeId, employeeId),
    eq(developmentPlans.state, 'in_progress'),
  );
  const [found] = await readPlans(db, author, isIt);
  return found ?? null;
}

export async function findByDocument(
  db: Db | Tx,
  author: Author,
  documentId: string,
): Promise<PlanWithDocument | null> {
  const [found] = await readPlans(db, author, eq(developmentPlans.documentId, documentId));
  return found ?? null;
}

/** The last one that was closed. */
export async function findLastClosed(
  db: Db | Tx,
  { companyId, authorId }: Author,
  employeeId: string,
): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(developmentPlans)
    .where(
      and(
        eq(developmentPlans.companyId, companyId),
        eq(developmentPlans.employeeId, employeeId),
        eq(developmentPlans.authorId, authorId),
        eq(developmentPlans.state, 'closed'),
      ),
    )
    .orderBy(desc(developmentPlans.closedAt), desc(developmentPlans.id))
    .limit(1);
  return row ?? null;
}

/** Of a person, in the order of time; the newest where there are more than anyone looks through. */
const mostCheckIns = 2 * limits.levelCheckIns;

async function readCheckIns(
  db: Db | Tx,
  { companyId, authorId }: Author,
  employeeId: string,
): Promise<CheckInRow[]> {
  const rows = await db
    .select()
    .from(levelCheckIns)
    .where(
      and(
        eq(levelCheckIns.companyId, companyId),
        eq(levelCheckIns.employeeId, employeeId),
        eq(levelCheckIns.authorId, authorId),
        isNull(levelCheckIns.deletedAt),
      ),
    )
    .orderBy(desc(levelCheckIns.createdAt), desc(levelCheckIns.id))
    .limit(mostCheckIns);
  return rows.toReversed();
}

export async function readStandings(
  db: Db | Tx,
  author: Author,
  found: PlanWithDocument,
): Promise<Standing[]> {
  return standingsOf(found, await readCheckIns(db, author, found.plan.employeeId));
}

/** As the person's page shows it. */
export async function planView(
  db: Db | Tx,
  author: Author,
  found: PlanWithDocument,
): Promise<DevelopmentPlan> {
  const { continuesId } = found.plan;
  const [before] =
    continuesId === null ? [] : await readPlans(db, author, eq(developmentPlans.id, continuesId));
  const continues = before && {
    id: before.plan.id,
    documentId: before.plan.documentId,
    title: before.document.title,
  };
  const rows = await readCheckIns(db, author, found.plan.employeeId);
  const earlier = earlierLevels(found, await readFormer(db, author, found.plan), rows);
  return toPlan(found, standingsOf(found, rows), { continues: continues ?? null, earlier });
}

/** Former plans that tell how levels went; of more nobody sees a line. */
const mostFormer = 6;

/** The last plans of a person that were closed, but this one. */
async function readFormer(
  db: Db | Tx,
  author: Author,
  { id, employeeId }: PlanRow,
): Promise<PlanWithDocument[]> {
  const isFormer = and(
    eq(developmentPlans.employeeId, employeeId),
    eq(developmentPlans.state, 'closed'),
    ne(developmentPlans.id, id),
  );
  return readPlans(db, author, isFormer)
    .orderBy(desc(developmentPlans.closedAt), desc(developmentPlans.id))
    .limit(mostFormer);
}

/** The plan in force, and a newer PDI of which nothing was said yet. The person has been found. */
export async function readPlanOfPerson(
  db: Db | Tx,
  author: Author,
  employeeId: string,
): Promise<PlanOfPerson> {
  const inForce = await findInForce(db, author, employeeId);
  return {
    plan: inForce && (await planView(db, author, inForce)),
    waiting: await findWaiting(db, author, { employeeId, inForce }),
  };
}

async function findWaiting(
  db: Db | Tx,
  author: Author,
  { employeeId, inForce }: { employeeId: string; inForce: PlanWithDocument | null },
): Promise<PlanOfPerson['waiting']> {
  const { id, title, createdAt } = documents;
  const [newest] = await db
    .select({ id, title, createdAt })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, author.companyId),
        eq(documents.employeeId, employeeId),
        eq(documents.type, 'pdi'),
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  if (!newest) return null;
  const last = inForce?.plan ?? (await findLastClosed(db, author, employeeId));
  const known = [last?.documentId, last?.keptOverId].filter((each) => typeof each === 'string');
  if (known.some((each) => each >= newest.id)) return null;
  if (await findByDocument(db, author, newest.id)) return null;
  return {
    documentId: newest.id,
    title: newest.title,
    createdAt: newest.createdAt.toISOString(),
  };
}

interface EarlierPage {
  items: PlanOfDocument[];
  next: string | null;
}

/** The closed plans of a person, the last one first. */
export async function listEarlier(
  db: Db,
  { companyId, authorId }: Author,
  { employeeId, olderThan }: { employeeId: string; olderThan?: string | undefined },
): Promise<EarlierPage> {
  const { closedAt, id } = developmentPlans;
  const [at = '', lastId = ''] = olderThan?.split('.') ?? [];
  const rows = await db
    .select({
      plan: developmentPlans,
      title: documents.title,
      micros: sql<string>`(extract(epoch from ${closedAt}) * 1000000)::bigint::text`,
    })
    .from(developmentPlans)
    .innerJoin(documents, isItsDocument)
    .where(
      and(
        eq(developmentPlans.companyId, companyId),
        eq(developmentPlans.employeeId, employeeId),
        eq(developmentPlans.authorId, authorId),
        eq(developmentPlans.state, 'closed'),
        olderThan === undefined
          ? undefined
          : sql`(${closedAt}, ${id}) < (to_timestamp(0) + ${at}::bigint * interval '1 microsecond', ${lastId}::uuid)`,
      ),
    )
    .orderBy(desc(closedAt), desc(id))
    .limit(limits.closedPlansPage + 1);
  const page = rows.slice(0, limits.closedPlansPage);
  const last = page.at(-1);
  return {
    items: page.map(toPlanOfDocument),
    next: last && rows.length > page.length ? `${last.micros}.${last.plan.id}` : null,
  };
}

export interface PlanOfDocumentAnswer {
  plan: PlanOfDocument | null;
  inForce: PlanOfDocument | null;
  isPossible: boolean;
}

/** @throws AppError `not_found` */
export async function readPlanOfDocument(
  db: Db,
  author: Author,
  documentId: string,
): Promise<PlanOfDocumentAnswer> {
  const { type, employeeId } = await findDocument(db, author.companyId, documentId);
  if (type !== 'pdi' || employeeId === null)
    return { plan: null, inForce: null, isPossible: false };
  const own = await findByDocument(db, author, documentId);
  const inForce = await findInForce(db, author, employeeId);
  const brief = (found: PlanWithDocument | null) =>
    found && toPlanOfDocument({ plan: found.plan, title: found.document.title });
  return { plan: brief(own), inForce: brief(inForce), isPossible: true };
}

/** @throws AppError `not_found` */
export async function findDocument(db: Db | Tx, companyId: OwnedCompanyId, id: string) {
  const isIt = and(eq(documents.companyId, companyId), eq(documents.id, id));
  const [row] = isId(id) ? await db.select().from(documents).where(isIt) : [];
  if (!row) throw new AppError('not_found', messages.documentNotFound);
  return row;
}

/** How many check-ins a plan has. */
export function countCheckIns(db: Db | Tx, { companyId }: Author, planId: string): Promise<number> {
  const isOf = and(eq(levelCheckIns.companyId, companyId), eq(levelCheckIns.planId, planId));
  return db.$count(levelCheckIns, and(isOf, isNull(levelCheckIns.deletedAt)));
}

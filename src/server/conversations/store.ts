import { and, asc, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { ConversationWithPoints, PlannedConversation } from '#shared/conversations.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { listAgreed } from '../commitments/agreed.ts';
import type { Db, Tx } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import { commitments, conversations, employees, talkingPoints } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
import { toConversation, toPoint, type ConversationRow } from './rows.ts';

/** Who prepares and holds conversations for which company, and when. */
export interface Author {
  companyId: OwnedCompanyId;
  authorId: string;
  now: Date;
}

/** For so long a deletion can be taken back. */
export const restorableMs = 60_000;

/** A row, deleted or not. @throws AppError `not_found` */
export async function findRow(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<ConversationRow> {
  const isThis = and(eq(conversations.companyId, companyId), eq(conversations.id, id));
  const [row] = isId(id) ? await db.select().from(conversations).where(isThis) : [];
  if (!row) throw new AppError('not_found', messages.conversationNotFound);
  return row;
}

/** The one that an author is preparing with a person. */
export async function findPrepared(
  db: Db | Tx,
  { companyId, authorId }: Author,
  employeeId: string,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.companyId, companyId),
        eq(conversations.authorId, authorId),
        eq(conversations.employeeId, employeeId),
        isNull(conversations.heldAt),
        isNull(conversations.deletedAt),
      ),
    );
  return row ?? null;
}

/** @throws AppError `not_found`, for a deleted one too */
export async function getConversation(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<ConversationWithPoints> {
  const row = await findRow(db, companyId, id);
  if (row.deletedAt) throw new AppError('not_found', messages.conversationNotFound);
  return withPoints(db, row);
}

/** What was not treated before stands in the one that is being prepared, as itself. */
export async function withPoints(
  db: Db | Tx,
  row: ConversationRow,
): Promise<ConversationWithPoints> {
  const isTreated = eq(talkingPoints.conversationId, row.id);
  const isThere: (SQL | undefined)[] = [
    eq(talkingPoints.companyId, row.companyId),
    eq(talkingPoints.employeeId, row.employeeId),
    eq(talkingPoints.authorId, row.authorId),
    isNull(talkingPoints.deletedAt),
    row.heldAt ? isTreated : or(isTreated, isNull(talkingPoints.conversationId)),
  ];
  const points = await db
    .select()
    .from(talkingPoints)
    .where(and(...isThere))
    .orderBy(asc(talkingPoints.id));
  // Of the company: its row was found so.
  const companyId = row.companyId as OwnedCompanyId;
  return {
    ...toConversation(row),
    points: points.map(toPoint),
    commitments: await listAgreed(db, companyId, eq(commitments.conversationId, row.id)),
  };
}

/** The earliest first, the late ones among them; as many as a screen of days shows. */
export async function listPlanned(
  db: Db,
  { companyId, authorId }: Author,
  until?: string,
): Promise<PlannedConversation[]> {
  const rows = await db
    .select({
      id: conversations.id,
      plannedOn: conversations.plannedOn,
      employee: { id: employees.id, name: employees.name },
    })
    .from(conversations)
    .innerJoin(employees, pointsTo(conversations, 'employeeId', employees))
    .where(
      and(
        eq(conversations.companyId, companyId),
        eq(conversations.authorId, authorId),
        isNull(conversations.heldAt),
        isNull(conversations.deletedAt),
        lte(conversations.plannedOn, until ?? '9999-12-31'),
        eq(employees.isActive, true),
      ),
    )
    .orderBy(asc(conversations.plannedOn), asc(conversations.id))
    .limit(limits.plannedConversations);
  return rows.map(({ plannedOn, ...row }) => ({ ...row, plannedOn: plannedOn! }));
}

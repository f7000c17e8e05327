import { and, asc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { DocumentKind } from '#documents/labels.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { isOfOneCompany } from '../db/newest-of-company.ts';
import { prepared } from '../db/prepared.ts';
import { pointsTo } from '../db/points-to.ts';
import { commitments, documents, employees } from '../db/schema.ts';
import type { Announcement } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';
import { isOpen, isPerson } from './rows.ts';

/*
 * Reminders that nobody turns off: on the day, once more after three days, then the digest alone. Each row knows
 * how often it was told, so that what is looked for are those few that wait, however many are late.
 */

/** In days: when it is told once more, and since when it is too late for that. */
const again = 3;
const tooLate = 30;

const { dueOn, reminded } = commitments;

const untoldOfAuthor = prepared((db) =>
  db
    .select({
      id: commitments.id,
      text: commitments.text,
      dueOn: commitments.dueOn,
      owner: commitments.owner,
      ownerName: commitments.ownerName,
      employeeId: employees.id,
      employeeName: employees.name,
      documentType: documents.type,
    })
    .from(commitments)
    .leftJoin(employees, isPerson)
    .leftJoin(documents, pointsTo(commitments, 'documentId', documents))
    .where(
      and(
        isOfOneCompany(commitments),
        eq(commitments.authorId, sql.placeholder('authorId')),
        isOpen,
        sql`${reminded} < 2`,
        gte(dueOn, sql`${sql.placeholder('since')}::date`),
        lte(dueOn, sql`${sql.placeholder('today')}::date`),
        or(eq(reminded, 0), lte(dueOn, sql`${sql.placeholder('again')}::date`)),
      ),
    )
    .orderBy(asc(commitments.companyId), asc(dueOn), asc(commitments.id))
    .limit(limits.notifications)
    .prepare('untold_commitments'),
);

interface Recipient {
  userId: string;
  companyId: OwnedCompanyId;
  now: Date;
}

/** Tells an author of what fell due since the last look; what is told once is not told again. */
export async function remindOfCommitments(db: Db, recipient: Recipient): Promise<void> {
  const { userId, companyId, now } = recipient;
  const today = calendarDay(now);
  const rows = await untoldOfAuthor(db).execute({
    companyId,
    authorId: userId,
    today,
    since: addDays(today, -tooLate),
    again: addDays(today, -again),
  });
  if (rows.length === 0) return;
  const isLate = (day: string) => day <= addDays(today, -again);
  await db.transaction(async (tx) => {
    // One that was done, moved or told by another look since it was read is left alone.
    const told = [
      ...(await markTold(tx, companyId, { rows: rows.filter((row) => isLate(row.dueOn!)), to: 2 })),
      ...(await markTold(tx, companyId, {
        rows: rows.filter((row) => !isLate(row.dueOn!)),
        to: 1,
      })),
    ];
    const announcements = rows
      .filter(({ id }) => told.includes(id))
      .map((row) =>
        reminder(
          { ...row, documentType: row.documentType as DocumentKind | null },
          isLate(row.dueOn!),
        ),
      );
    await notify(tx, recipient, announcements);
  });
}

async function markTold(
  tx: Tx,
  companyId: OwnedCompanyId,
  { rows, to }: { rows: readonly { id: string }[]; to: 1 | 2 },
): Promise<string[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id).toSorted();
  const marked = await tx
    .update(commitments)
    .set({ reminded: to })
    .where(
      and(
        eq(commitments.companyId, companyId),
        inArray(commitments.id, ids),
        isOpen,
        sql`${reminded} < ${to}`,
      ),
    )
    .returning({ id: commitments.id });
  return marked.map(({ id }) => id);
}

interface Due {
  id: string;
  text: string;
  dueOn: string | null;
  owner: string;
  ownerName: string | null;
  employeeId: string | null;
  employeeName: string | null;
  documentType: DocumentKind | null;
}

function reminder({ id, dueOn: day, ...due }: Due, isLate: boolean): Announcement {
  const on = formatDay(day!);
  return {
    subject: `commitment:${id}:${day}:${isLate ? 'late' : 'day'}`,
    title: isLate ? 'Combinado atrasado' : 'Dia de um combinado',
    message: `${whose(due)}${due.text}. ${isLate ? 'Era para' : 'É para'} ${on}.`,
    priority: isLate ? 'high' : 'normal',
    actionUrl: placeOf({ id, ...due }),
    commitmentId: id,
  };
}

/** What was agreed in a feedback or a PDI is talked about: it opens where the talk is prepared. */
function placeOf({ id, employeeId, documentType }: Omit<Due, 'dueOn'>): string {
  const isTalk = documentType === 'feedback' || documentType === 'pdi';
  return isTalk && employeeId !== null
    ? `/colaboradores?id=${employeeId}&conversa=antes`
    : `/combinados?item=${id}`;
}

function whose({
  owner,
  ownerName,
  employeeName,
}: Pick<Due, 'owner' | 'ownerName' | 'employeeName'>): string {
  if (owner === 'employee' && employeeName !== null) return `${employeeName}: `;
  if (owner === 'other' && ownerName !== null) return `${ownerName}: `;
  return employeeName === null ? '' : `Com ${employeeName}: `;
}

import { and, eq } from 'drizzle-orm';
import type { MeetingClosing, MeetingClosingPatch } from '#shared/meeting-closings.ts';
import { listAgreed } from '../commitments/agreed.ts';
import type { Author } from '../commitments/events.ts';
import type { Db } from '../db/database.ts';
import { commitments, documents, meetingClosings } from '../db/schema.ts';
import { unlessDeleted } from '../documents/deleted-meanwhile.ts';
import { AppError } from '../http/app-error.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';

/** @throws AppError `not_found` for what is no meeting of the company */
export async function readClosing(
  db: Db,
  author: Author,
  documentId: string,
): Promise<MeetingClosing> {
  await requireMeeting(db, author, documentId);
  const { companyId, authorId } = author;
  const [row] = await db
    .select()
    .from(meetingClosings)
    .where(
      and(
        eq(meetingClosings.companyId, companyId),
        eq(meetingClosings.documentId, documentId),
        eq(meetingClosings.authorId, authorId),
      ),
    );
  return {
    documentId,
    outcome: row?.outcome ?? '',
    decisions: row?.decisions ?? '',
    declined: row?.declined ?? [],
    nextOn: row?.nextOn ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    commitments: await listAgreed(db, companyId, eq(commitments.documentId, documentId)),
  };
}

/** Written again with the same words, nothing more happens. @throws AppError `not_found` */
export async function writeClosing(
  db: Db,
  author: Author,
  { documentId, patch }: { documentId: string; patch: MeetingClosingPatch },
): Promise<MeetingClosing> {
  await requireMeeting(db, author, documentId);
  const { companyId, authorId, now } = author;
  const times = { createdAt: now, updatedAt: now };
  await unlessDeleted(() =>
    db
      .insert(meetingClosings)
      .values({ id: newId(), companyId, authorId, documentId, ...patch, ...times })
      .onConflictDoUpdate({
        target: [meetingClosings.companyId, meetingClosings.documentId, meetingClosings.authorId],
        set: { ...patch, updatedAt: now },
      }),
  );
  return readClosing(db, author, documentId);
}

async function requireMeeting(db: Db, { companyId }: Author, documentId: string): Promise<void> {
  const isThis = and(
    eq(documents.companyId, companyId),
    eq(documents.id, documentId),
    eq(documents.type, 'meeting'),
  );
  const [row] = isId(documentId)
    ? await db.select({ id: documents.id }).from(documents).where(isThis)
    : [];
  if (!row) throw new AppError('not_found', messages.documentNotFound);
}

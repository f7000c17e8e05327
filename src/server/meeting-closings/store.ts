import { and, eq, type SQL } from 'drizzle-orm';
import type { MeetingClosing, MeetingClosingPatch } from '#shared/meeting-closings.ts';
import { listAgreed } from '../commitments/agreed.ts';
import type { Author } from '../commitments/events.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitments, documents, meetingClosings } from '../db/schema.ts';
import { unlessDeleted } from '../documents/deleted-meanwhile.ts';
import { AppError } from '../http/app-error.ts';
import { knownTexts } from '../http/known-texts.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';

/** @throws AppError `not_found` for what is no meeting of the company */
export async function readClosing(
  db: Db,
  author: Author,
  documentId: string,
): Promise<MeetingClosing> {
  await requireMeeting(db, author, documentId);
  const { companyId } = author;
  const [row] = await db.select().from(meetingClosings).where(isClosing(author, documentId));
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

function isClosing({ companyId, authorId }: Author, documentId: string): SQL | undefined {
  return and(
    eq(meetingClosings.companyId, companyId),
    eq(meetingClosings.documentId, documentId),
    eq(meetingClosings.authorId, authorId),
  );
}

/**
 * Written again with the same words, nothing more happens.
 *
 * @throws AppError `not_found`, `conflict` for a text that changed elsewhere
 */
export async function writeClosing(
  db: Db,
  author: Author,
  { documentId, patch }: { documentId: string; patch: MeetingClosingPatch },
): Promise<MeetingClosing> {
  await requireMeeting(db, author, documentId);
  const { companyId, authorId, now } = author;
  const times = { createdAt: now, updatedAt: now };
  await unlessDeleted(() =>
    db.transaction(async (tx) => {
      await tx
        .insert(meetingClosings)
        .values({ id: newId(), companyId, authorId, documentId, ...times })
        .onConflictDoNothing();
      const values = knownTexts(await lockClosing(tx, author, documentId), patch);
      await tx
        .update(meetingClosings)
        .set({ ...values, updatedAt: now })
        .where(isClosing(author, documentId));
    }),
  );
  return readClosing(db, author, documentId);
}

async function lockClosing(tx: Tx, author: Author, documentId: string) {
  const isIt = isClosing(author, documentId);
  const [row] = await tx.select().from(meetingClosings).where(isIt).for('update');
  // It went with its document just now.
  if (!row) throw new AppError('not_found', messages.documentNotFound);
  return row;
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

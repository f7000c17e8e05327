import { and, eq } from 'drizzle-orm';
import { isForLeader } from '#documents/contracts.ts';
import { shareDays, type Share, type SharedSnapshot } from '#shared/shares.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import { recordAudit } from '../audit/store.ts';
import { keepCommitment } from '../commitments/change.ts';
import type { Author } from '../commitments/events.ts';
import { followPromises, listPromises } from '../commitments/promises.ts';
import { holdDocument, holdEmployee } from '../commitments/store.ts';
import type { Db, Tx } from '../db/database.ts';
import { documents, shares } from '../db/schema.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { AppError } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import type { Sharer } from './snapshot.ts';
import { findShare, getShare, lockShare, recordEvent, type ShareRow } from './store.ts';

/** For so long a deactivation can be taken back: the ten seconds of the screen, and the way there. */
const restorableMs = 60_000;

const endOf = (now: Date) => new Date(now.getTime() + shareDays * 86_400_000);

/** A share with its address, which is told once. */
export interface Made {
  share: Share;
  token: string;
}

interface NewShare {
  documentId: string;
  employeeId: string;
  snapshot: SharedSnapshot;
  /** The Idempotency-Key. */
  key: string | null;
}

/**
 * Shares once for each key. What is stored opens nothing, so that a retry, whose answer was lost, is told another
 * address of the same share, and the one that nobody got opens nothing any more.
 *
 * @throws AppError `not_found`; `conflict` where the key shared something else, or its link was deactivated since
 */
export async function makeShare(db: Db, author: Author, wanted: NewShare): Promise<Made> {
  const { documentId, employeeId, snapshot, key } = wanted;
  const { companyId, authorId, now } = author;
  const token = newToken();
  return db.transaction(async (tx) => {
    // Neither goes meanwhile.
    await holdEmployee(tx, companyId, employeeId);
    await holdDocument(tx, companyId, documentId);
    const [made] = await tx
      .insert(shares)
      .values({
        id: newId(),
        companyId,
        authorId,
        documentId,
        employeeId,
        tokenHash: hashToken(token),
        snapshot,
        expiresAt: endOf(now),
        key,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: [shares.companyId, shares.authorId, shares.key] })
      .returning({ id: shares.id });
    if (!made) return shareAgain(tx, author, wanted);
    await recordEvent(tx, author, { shareId: made.id, kind: 'made' });
    await audit(tx, author, { action: 'document_shared', employeeId });
    return { share: await getShare(tx, author, made.id), token };
  });
}

async function shareAgain(tx: Tx, author: Author, wanted: NewShare): Promise<Made> {
  const before = await lockShare(tx, author.companyId, await idOfKey(tx, author, wanted.key));
  requireSameWish(contentOf(before), contentOf(wanted));
  if (before.revokedAt) throw new AppError('conflict', messages.shareRevoked);
  return renewWithin(tx, author, before.id);
}

/** What was written for the person; what is read of the document may have changed since, and is no other wish. */
function contentOf({
  documentId,
  employeeId,
  snapshot: { kind, title, blocks },
}: Omit<NewShare, 'key'>) {
  return { documentId, employeeId, written: isForLeader(kind) && { title, blocks } };
}

async function idOfKey(tx: Tx, { companyId, authorId }: Author, key: string | null) {
  const [row] = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(
      and(
        eq(shares.companyId, companyId),
        eq(shares.authorId, authorId),
        eq(shares.key, key ?? ''),
      ),
    );
  return row?.id ?? '';
}

async function audit(
  tx: Tx,
  { companyId, authorId: userId, now }: Author,
  { action, employeeId }: { action: 'document_shared' | 'share_revoked'; employeeId: string },
): Promise<void> {
  await recordAudit(tx, { userId, companyId, action, subjectId: employeeId, now });
}

/** A new address for another thirty days; the one before is dead. What was answered stays. */
export function renewShare(db: Db, author: Author, id: string): Promise<Made> {
  return db.transaction((tx) => renewWithin(tx, author, id));
}

async function renewWithin(tx: Tx, author: Author, id: string): Promise<Made> {
  const { companyId, now } = author;
  const { id: shareId, employeeId } = await lockShare(tx, companyId, id);
  const token = newToken();
  await set(tx, author, shareId, {
    tokenHash: hashToken(token),
    expiresAt: endOf(now),
    revokedAt: null,
  });
  await recordEvent(tx, author, { shareId, kind: 'renewed' });
  await audit(tx, author, { action: 'document_shared', employeeId });
  return { share: await getShare(tx, author, shareId), token };
}

async function set(
  tx: Tx,
  { companyId, now }: Author,
  id: string,
  values: Partial<typeof shares.$inferInsert>,
): Promise<void> {
  await tx
    .update(shares)
    .set({ ...values, updatedAt: now })
    .where(and(eq(shares.companyId, companyId), eq(shares.id, id)));
}

/** Asked for again it finds that there is nothing to do. @throws AppError `not_found` */
export function revokeShare(db: Db, author: Author, id: string): Promise<Share> {
  return db.transaction(async (tx) => {
    const row = await lockShare(tx, author.companyId, id);
    if (row.revokedAt === null) {
      await set(tx, author, row.id, { revokedAt: author.now });
      await recordEvent(tx, author, { shareId: row.id, kind: 'revoked' });
      await audit(tx, author, { action: 'share_revoked', employeeId: row.employeeId });
    }
    return getShare(tx, author, row.id);
  });
}

/** @throws AppError `not_found`, `conflict` a minute after the deactivation */
export function restoreShare(db: Db, author: Author, id: string): Promise<Share> {
  return db.transaction(async (tx) => {
    const { id: shareId, revokedAt } = await lockShare(tx, author.companyId, id);
    if (revokedAt !== null) {
      if (author.now.getTime() - revokedAt.getTime() > restorableMs) {
        throw new AppError('conflict', messages.shareRevoked);
      }
      await set(tx, author, shareId, { revokedAt: null });
      await recordEvent(tx, author, { shareId, kind: 'restored' });
    }
    return getShare(tx, author, shareId);
  });
}

/**
 * A step is done as the person says: the leader's tap follows it, where nobody did yet, and keeps it with their
 * words for evidence. A second tap finds it kept.
 *
 * @throws AppError `not_found`, `conflict` where the person took it back or the document changed
 */
export async function acceptStep(
  db: Db,
  sharer: Sharer,
  { id, key }: { id: string; key: string },
): Promise<Share> {
  const { caller, companyId, now } = sharer;
  const author: Author = { companyId, authorId: caller.userId, now };
  return db.transaction(async (tx) => {
    await holdDocumentOf(tx, companyId, id);
    const row = await lockShare(tx, companyId, id);
    const report = row.reports.find((each) => each.key === key);
    if (!report) throw new AppError('conflict', messages.shareStepGone);
    if (report.acceptedAt === null) {
      await keepStep(tx, sharer, { row, key, evidence: report.evidence });
      const accepted = { ...report, acceptedAt: now.toISOString() };
      const reports = row.reports.map((each) => (each.key === key ? accepted : each));
      await set(tx, author, row.id, { reports });
    }
    return getShare(tx, author, row.id);
  });
}

/** Holds whom a share is for, and then its document: before the share, as whoever deletes the document does. */
async function holdDocumentOf(tx: Tx, companyId: OwnedCompanyId, id: string): Promise<void> {
  const { documentId, employeeId } = await findShare(tx, companyId, id);
  await holdEmployee(tx, companyId, employeeId);
  const isIt = and(eq(documents.companyId, companyId), eq(documents.id, documentId));
  await tx.select({ id: documents.id }).from(documents).where(isIt).for('update');
}

async function keepStep(
  tx: Tx,
  sharer: Sharer,
  { row, key, evidence }: { row: ShareRow; key: string; evidence: string },
): Promise<void> {
  const { caller, companyId, now } = sharer;
  const { documentId } = row;
  const find = (promises: Awaited<ReturnType<typeof listPromises>>) =>
    promises.promises.find((promise) => promise.key === key)?.commitment ?? null;
  const commitment =
    find(await listPromises(tx, sharer, documentId)) ??
    find(await followPromises(tx, sharer, documentId, [{ key }]));
  if (!commitment) throw new AppError('conflict', messages.promiseGone);
  // What was kept already keeps the words it has.
  if (commitment.state === 'done') return;
  const author: Author = { companyId, authorId: caller.userId, now };
  await keepCommitment(tx, author, commitment.id, evidence === '' ? undefined : evidence);
}

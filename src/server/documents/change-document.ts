import { sql } from 'drizzle-orm';
import type { HistoryItem } from '#documents/endpoints.ts';
import { isSameContent } from '#documents/kit/edits.ts';
import type { VersionCause } from '#documents/kit/versions.ts';
import { limits } from '#shared/limits.ts';
import type { Db, Tx } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import { holdDocument, isDocument, titleOf, toItem, type DocumentRow } from './store.ts';
import { firstVersions, getVersion, insertVersions, type VersionAuthor } from './versions.ts';

/** Who changes a document, and when. */
export interface ChangeAuthor extends VersionAuthor {
  now: Date;
}

interface Change {
  content: unknown;
  /** The version that it was made from; without one it goes before whatever came in between. */
  version?: number | undefined;
  cause: VersionCause;
  /** What was asked for, where it was adjusted. */
  instruction?: string | undefined;
}

/**
 * Replaces the content, kept as given; what it said before is a version. The first change keeps what was generated
 * beside it, and whoever puts that back ends the edit: `originalContent` is null again. The same content again is
 * no change.
 *
 * @throws AppError `not_found`, `conflict` where it was changed since
 */
export async function changeDocument(
  db: Db,
  author: ChangeAuthor,
  change: Change & { id: string },
): Promise<HistoryItem> {
  return db.transaction(async (tx) =>
    changeHeld(tx, author, await holdDocument(tx, author.companyId, change.id), change),
  );
}

/** The same with a document that is held already. @throws AppError `conflict` */
export async function changeHeld(
  tx: Tx,
  author: ChangeAuthor,
  before: DocumentRow,
  change: Change,
): Promise<HistoryItem> {
  if (isSameContent(before.content, change.content)) return toItem(before);
  if (change.version !== undefined && change.version !== before.version) {
    throw new AppError('conflict', messages.documentChanged);
  }
  return toItem(await write(tx, author, { before, change }));
}

/** @throws AppError `too_large` */
export function requireNotTooLarge(content: unknown): void {
  if (JSON.stringify(content).length > limits.document) {
    throw new AppError('too_large', messages.documentTooLarge);
  }
}

/** @throws AppError `not_found`, `conflict` */
export async function goBackTo(
  db: Db,
  author: ChangeAuthor,
  { id, number, version }: { id: string; number: number; version: number },
): Promise<HistoryItem> {
  const { content } = await getVersion(db, author.companyId, { documentId: id, number });
  return changeDocument(db, author, { id, content, version, cause: 'restored' });
}

async function write(
  tx: Tx,
  author: ChangeAuthor,
  { before, change: { content, cause, instruction } }: { before: DocumentRow; change: Change },
): Promise<DocumentRow> {
  const { id, originalContent, version } = before;
  const { companyId, now } = author;
  const json = JSON.stringify(content);
  const title = titleOf(content, before.brief, before.title);
  const isOriginal = originalContent !== null && isSameContent(originalContent, content);
  const [row] = await tx
    .update(documents)
    .set({
      content: sql`${json}::jsonb`,
      originalContent: sql`nullif(coalesce(${documents.originalContent}, ${documents.content}), ${json}::jsonb)`,
      title,
      version: version + 1,
      updatedAt: now,
    })
    .where(isDocument(companyId, id))
    .returning();
  // What was never changed by this program has no versions yet.
  const first = version === 1 ? firstVersions(before) : [];
  const changed = {
    number: version + 1,
    cause: cause === 'edited' && isOriginal ? ('restored' as const) : cause,
    instruction,
    title,
    content,
    createdAt: now,
  };
  await insertVersions(tx, author, id, [...first, changed]);
  return row!;
}

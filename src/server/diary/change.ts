import { and, eq } from 'drizzle-orm';
import type { DiaryEntry, WrittenEntry } from '#shared/diary.ts';
import type { Db, Tx } from '../db/database.ts';
import { diaryEntries } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
import {
  followText,
  holdPeople,
  linkPeople,
  recognise,
  stillUnclear,
  unlinkPerson,
  type Linked,
} from './people.ts';
import { getEntry, type Author, type Row } from './store.ts';

/*
 * What becomes of an entry. Each change names what is to be: asked for again it finds that it is so already.
 */

/** For so long a deletion can be taken back: the ten seconds of the screen, and the way there. */
const restorableMs = 60_000;

/** Finds an entry, deleted or not, and holds it until the transaction ends. */
async function lockEntry(tx: Tx, { companyId }: Author, id: string): Promise<Row> {
  const isThis = and(eq(diaryEntries.companyId, companyId), eq(diaryEntries.id, id));
  const [row] = isId(id)
    ? await tx.select().from(diaryEntries).where(isThis).for('no key update')
    : [];
  if (!row) throw new AppError('not_found', messages.diaryEntryNotFound);
  return row;
}

async function write(tx: Tx, { companyId }: Author, id: string, values: Partial<Row>) {
  await tx
    .update(diaryEntries)
    .set(values)
    .where(and(eq(diaryEntries.companyId, companyId), eq(diaryEntries.id, id)));
}

/** @throws AppError `not_found` for a deleted one */
function linkedOf(row: Row, { companyId }: Author): Linked {
  if (row.deletedAt !== null) throw new AppError('not_found', messages.diaryEntryNotFound);
  return { ...row, companyId };
}

/**
 * @param change.version of the text that was changed
 * @throws AppError `conflict` where somebody else has changed it since
 */
export async function updateEntry(
  db: Db,
  author: Author,
  id: string,
  { description, version }: { description: string; version: number },
): Promise<WrittenEntry> {
  const { companyId, now } = author;
  return db.transaction(async (tx) => {
    const row = await lockEntry(tx, author, id);
    const entry = linkedOf(row, author);
    const after = await recognise(tx, companyId, description);
    // The same text again is the call whose answer got lost.
    if (row.description !== description) {
      if (row.version !== version) throw new AppError('conflict', messages.diaryEntryChanged);
      const before = await recognise(tx, companyId, row.description);
      await write(tx, author, row.id, { description, version: version + 1, editedAt: now });
      await followText(tx, entry, { before, after });
    }
    const changed = await getEntry(tx, companyId, row.id);
    return { ...changed, unclear: stillUnclear(after, changed.people) };
  });
}

/** Asked for again it is still deleted. */
export async function deleteEntry(db: Db, author: Author, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockEntry(tx, author, id);
    if (row.deletedAt === null) await write(tx, author, row.id, { deletedAt: author.now });
  });
}

/** @throws AppError `not_found` where it is too late */
export async function restoreEntry(db: Db, author: Author, id: string): Promise<DiaryEntry> {
  return db.transaction(async (tx) => {
    const row = await lockEntry(tx, author, id);
    if (row.deletedAt && author.now.getTime() - row.deletedAt.getTime() > restorableMs) {
      throw new AppError('not_found', messages.diaryEntryNotFound);
    }
    if (row.deletedAt) await write(tx, author, row.id, { deletedAt: null });
    return getEntry(tx, author.companyId, row.id);
  });
}

/** @throws AppError `not_found` for an entry or a person that is not the company's */
export async function linkEntry(
  db: Db,
  author: Author,
  { id, employeeId }: { id: string; employeeId: string },
): Promise<DiaryEntry> {
  return db.transaction(async (tx) => {
    const row = await lockEntry(tx, author, id);
    const people = await holdPeople(tx, author.companyId, [employeeId]);
    await linkPeople(tx, linkedOf(row, author), { people, chosen: true });
    return getEntry(tx, author.companyId, row.id);
  });
}

/** Of somebody of whom it does not speak there is nothing to take away. */
export async function unlinkEntry(
  db: Db,
  author: Author,
  { id, employeeId }: { id: string; employeeId: string },
): Promise<DiaryEntry> {
  return db.transaction(async (tx) => {
    const row = await lockEntry(tx, author, id);
    await unlinkPerson(tx, linkedOf(row, author), employeeId);
    return getEntry(tx, author.companyId, row.id);
  });
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { DiaryEntry, DiaryPerson, WrittenEntry } from '#shared/diary.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { isOfOneCompany, newestOfCompany } from '../db/newest-of-company.ts';
import { prepared } from '../db/prepared.ts';
import { diaryEntries } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { holdPeople, linkPeople, peopleOfEntries, recognise, stillUnclear } from './people.ts';

export type Row = typeof diaryEntries.$inferSelect;

/** Who writes for which company, and when. */
export interface Author {
  companyId: OwnedCompanyId;
  authorId: string;
  now: Date;
}

/** A deleted one stays for a moment, and is shown nowhere. */
export const isThere = isNull(diaryEntries.deletedAt);

/** A limit of null is none. */
const entriesOfCompany = prepared((db) =>
  db
    .select()
    .from(diaryEntries)
    .where(and(isOfOneCompany(diaryEntries), isThere))
    .orderBy(...newestOfCompany(diaryEntries))
    .limit(sql.placeholder('limit'))
    .prepare('diary_entries_of_company'),
);

/** Newest first; all of them without a limit. */
export async function listDiary(
  db: Db,
  companyId: OwnedCompanyId,
  limit?: number,
): Promise<DiaryEntry[]> {
  const rows = await entriesOfCompany(db).execute({ companyId, limit: limit ?? null });
  if (rows.length === 0) return [];
  const ids = limit === undefined ? 'all' : rows.map(({ id }) => id);
  const people = await peopleOfEntries(db, companyId, ids);
  return rows.map((row) => toEntry(row, people.get(row.id)));
}

/** @throws AppError `not_found`, for a deleted one too */
export async function getEntry(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<DiaryEntry> {
  const isThis = and(eq(diaryEntries.companyId, companyId), eq(diaryEntries.id, id), isThere);
  const [row] = isId(id) ? await db.select().from(diaryEntries).where(isThis) : [];
  if (!row) throw new AppError('not_found', messages.diaryEntryNotFound);
  const people = await peopleOfEntries(db, companyId, [id]);
  return toEntry(row, people.get(id));
}

export interface NewEntry {
  description: string;
  employeeIds?: readonly string[] | undefined;
  /** When it was written, where it could not be sent at once. */
  writtenAt?: Date | undefined;
  /** The Idempotency-Key: asked again under it, the answer is the entry that there is. */
  key?: string | null;
}

/**
 * Keeps an entry, and whom it speaks of.
 *
 * @throws AppError `not_found` for a person who is not the company's; `conflict` where the key wrote something else
 */
export async function createDiaryEntry(
  db: Db,
  author: Author,
  { description, employeeIds = [], writtenAt, key = null }: NewEntry,
): Promise<WrittenEntry> {
  const { companyId, authorId, now } = author;
  return db.transaction(async (tx) => {
    const chosen = await holdPeople(tx, companyId, employeeIds);
    const found = await recognise(tx, companyId, description);
    const date = instantOf(writtenAt, now);
    const values = { companyId, authorId, description, date, createdAt: now, key };
    const [made] = await tx
      .insert(diaryEntries)
      .values({ ...values, id: newId(date === now ? undefined : date) })
      .onConflictDoNothing({
        target: [diaryEntries.companyId, diaryEntries.authorId, diaryEntries.key],
      })
      .returning();
    // Of two calls under one key the second finds what the first wrote, whatever became of it.
    const row = made ?? (await findByKey(tx, author, key));
    // One that was edited since says no more what was asked.
    if (!made && !row.editedAt) requireSameWish({ text: row.description }, { text: description });
    if (made) {
      const entry = { ...made, companyId };
      const people = found.people.map(({ id }) => id);
      await linkPeople(tx, entry, { people, chosen: false });
      await linkPeople(tx, entry, { people: chosen, chosen: true });
    }
    const people = (await peopleOfEntries(tx, companyId, [row.id])).get(row.id) ?? [];
    return { ...toEntry(row, people), unclear: stillUnclear(found, people) };
  });
}

/** Longer than any telephone is kept without a network: what claims to be older is of a wrong clock. */
const longestWaitMs = 90 * 86_400_000;

function instantOf(writtenAt: Date | undefined, now: Date): Date {
  if (!writtenAt) return now;
  const age = now.getTime() - writtenAt.getTime();
  return age > 0 && age <= longestWaitMs ? writtenAt : now;
}

async function findByKey(
  tx: Tx,
  { companyId, authorId }: Author,
  key: string | null,
): Promise<Row> {
  const [row] = await tx
    .select()
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.companyId, companyId),
        eq(diaryEntries.authorId, authorId),
        eq(diaryEntries.key, key ?? ''),
      ),
    );
  if (!row) throw new AppError('not_found', messages.diaryEntryNotFound);
  return row;
}

/** What an entry is told from. */
type Told = Omit<Row, 'authorId' | 'key' | 'deletedAt'>;

export function toEntry(row: Told, people: DiaryPerson[] = []): DiaryEntry {
  return {
    id: row.id,
    companyId: row.companyId,
    description: row.description,
    date: row.date.toISOString(),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    version: row.version,
    people,
  };
}

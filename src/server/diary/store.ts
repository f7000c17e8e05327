import { sql } from 'drizzle-orm';
import type { DiaryEntry } from '#shared/diary.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { isOfOneCompany, newestOfCompany } from '../db/newest-of-company.ts';
import { prepared } from '../db/prepared.ts';
import { diaryEntries } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { noteMentions } from './mentions.ts';

type Row = typeof diaryEntries.$inferSelect;

/** A limit of null is none. */
const entriesOfCompany = prepared((db) =>
  db
    .select()
    .from(diaryEntries)
    .where(isOfOneCompany(diaryEntries))
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
  return rows.map(toEntry);
}

/** Keeps an entry, and whom it names. */
export async function createDiaryEntry(
  db: Db,
  companyId: OwnedCompanyId,
  { description, authorId, now }: { description: string; authorId: string; now: Date },
): Promise<DiaryEntry> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(diaryEntries)
      .values({ id: newId(), companyId, authorId, description, date: now, createdAt: now })
      .returning();
    await noteMentions(tx, companyId, row!);
    return toEntry(row!);
  });
}

function toEntry(row: Row): DiaryEntry {
  return {
    id: row.id,
    companyId: row.companyId,
    description: row.description,
    date: row.date.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

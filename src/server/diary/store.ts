import { desc, eq } from 'drizzle-orm';
import type { DiaryEntry } from '#shared/diary.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { diaryEntries } from '../db/schema.ts';
import { newId } from '../ids.ts';

type Row = typeof diaryEntries.$inferSelect;

/** Newest first; all of them without a limit. */
export async function listDiary(
  db: Db,
  companyId: OwnedCompanyId,
  limit?: number,
): Promise<DiaryEntry[]> {
  const query = db
    .select()
    .from(diaryEntries)
    .where(eq(diaryEntries.companyId, companyId))
    .orderBy(desc(diaryEntries.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(toEntry);
}

export async function createDiaryEntry(
  db: Db,
  companyId: OwnedCompanyId,
  { description, now }: { description: string; now: Date },
): Promise<DiaryEntry> {
  const [row] = await db
    .insert(diaryEntries)
    .values({ id: newId(), companyId, description, date: now, createdAt: now })
    .returning();
  return toEntry(row!);
}

function toEntry(row: Row): DiaryEntry {
  return { ...row, date: row.date.toISOString(), createdAt: row.createdAt.toISOString() };
}

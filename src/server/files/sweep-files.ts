import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { employees, files, users } from '../db/schema.ts';
import { timeOfId } from '../ids.ts';
import type { FileStore } from './file-store.ts';
import { claimStore } from './store-owner.ts';

/** A request that puts bytes has recorded them long before, or never will. */
const bytesWithoutRowMs = 3_600_000;
/** So long someone may take between choosing a process's file and saving the company. */
const unsavedProcessFileMs = 86_400_000;
const batchSize = 500;

/**
 * Removes files that nothing leads to: bytes whose request never came to its end, files of processes that
 * were never saved, and photos that were replaced. Any number of processes may do it at once.
 */
export async function sweepFiles(db: Db, store: FileStore, now: Date): Promise<void> {
  const ids = [
    ...(await deleteUnusedPhotos(db, new Date(now.getTime() - bytesWithoutRowMs))),
    ...(await deleteUnsavedProcessFiles(db, new Date(now.getTime() - unsavedProcessFileMs))),
  ];
  for (const id of ids) await store.delete(id);
  // Of another database's files no row is here: that does not make them nobody's.
  if (!(await claimStore(db, store))) return;
  await deleteBytesWithoutRow(db, store, new Date(now.getTime() - bytesWithoutRowMs));
}

async function deleteUnusedPhotos(db: Db, before: Date): Promise<string[]> {
  const ofUser = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, files.ownerId), eq(users.photoFileId, files.id)));
  const ofEmployee = db
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, files.companyId),
        eq(employees.id, files.employeeId),
        eq(employees.photoFileId, files.id),
      ),
    );
  const isOld = and(eq(files.purpose, 'photo'), lt(files.createdAt, before));
  const rows = await db
    .delete(files)
    .where(and(isOld, notExists(ofUser), notExists(ofEmployee)))
    .returning({ id: files.id });
  return rows.map(({ id }) => id);
}

/** A file that a company's processes lead to bears the company: see `claimProcessFiles`. */
async function deleteUnsavedProcessFiles(db: Db, before: Date): Promise<string[]> {
  const isUnsaved = and(eq(files.purpose, 'process'), isNull(files.companyId));
  const rows = await db
    .delete(files)
    .where(and(isUnsaved, lt(files.createdAt, before)))
    .returning({ id: files.id });
  return rows.map(({ id }) => id);
}

async function deleteBytesWithoutRow(db: Db, store: FileStore, before: Date): Promise<void> {
  let batch: string[] = [];
  const deleteUnknown = async () => {
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, batch));
    const known = new Set(rows.map(({ id }) => id));
    for (const id of batch) if (!known.has(id)) await store.delete(id);
    batch = [];
  };
  for await (const id of store.list()) {
    // What has no time in its id is none of ours.
    const storedAt = timeOfId(id);
    if (storedAt === null || storedAt >= before) continue;
    batch.push(id);
    if (batch.length === batchSize) await deleteUnknown();
  }
  if (batch.length > 0) await deleteUnknown();
}

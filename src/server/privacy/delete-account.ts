import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { verifyPassword } from '../accounts/passwords.ts';
import type { AppParts } from '../app-parts.ts';
import type { Db, Tx } from '../db/database.ts';
import { inReferenceOrder } from '../db/in-reference-order.ts';
import { companies, files, users } from '../db/schema.ts';
import {
  countedTables,
  exportedLists,
  indexedTables,
  type ListedTable,
} from '../db/tenant-tables.ts';
import { removeBytes } from '../files/keep-files.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import { messages } from '../messages.ts';

/**
 * Deletes the caller with everything that belongs to them: the rows in one transaction, then the bytes.
 *
 * @throws AppError `invalid_input` for a wrong password, `unauthenticated` where another request deleted
 * the account first
 */
export async function deleteAccount(
  { db, files: store, jobs }: Pick<AppParts, 'db' | 'files' | 'jobs'>,
  { userId }: Caller,
  { password, log }: { password: string; log: FastifyBaseLogger },
): Promise<void> {
  await requirePassword(db, userId, password);
  const fileIds = await yielding(() => db.transaction((tx) => deleteRows(tx, userId)));
  // The rows are gone, so nobody reaches the rest any more: what stays for now has an end of its own.
  await removeBytes(store, fileIds, log);
  await jobs.forgetJobsOf(userId).catch((error: unknown) => {
    log.warn({ err: error }, 'jobs of a deleted account stay for a day');
  });
}

async function requirePassword(db: Db, userId: string, password: string): Promise<void> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError('unauthenticated', messages.unauthenticated);
  if (await verifyPassword(user.passwordHash, password)) return;
  throw new AppError('invalid_input', messages.wrongPassword, {
    issues: [{ path: 'password', message: messages.wrongPassword }],
  });
}

/** @returns the ids under which the file store still holds bytes */
async function deleteRows(tx: Tx, userId: string): Promise<string[]> {
  // Whoever writes for this user now, a generation that ends as well, does so before or finds no user.
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user) throw new AppError('unauthenticated', messages.unauthenticated);
  // A request under way may hold the company and want the user: it goes first, and this one begins anew.
  await tx.execute(sql`set local lock_timeout = '300ms'`);
  const [company] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.ownerId, userId))
    .for('update');
  const stored = await tx
    .delete(files)
    .where(eq(files.ownerId, userId))
    .returning({ id: files.id });
  if (company) await deleteCompanyRows(tx, company.id);
  await tx.delete(users).where(eq(users.id, userId));
  return stored.map(({ id }) => id);
}

/** Children first: a cascade would look for them parent by parent. */
const childrenFirst = inReferenceOrder(exportedLists.map(({ table }) => table)).toReversed();

/**
 * The counts and words go before all, as their triggers would keep them up to date to the last document. What is left
 * over, as what goes with a row, the cascades find.
 */
async function deleteCompanyRows(tx: Tx, companyId: string): Promise<void> {
  for (const table of [...countedTables, ...indexedTables]) {
    await tx.delete(table).where(eq(table.companyId, companyId));
  }
  for (const table of childrenFirst) {
    await deleteInBatches(tx, table, companyId);
  }
}

/** Rows deleted by one statement: between two of them the process answers what needs no database. */
const batchSize = 1_000;

async function deleteInBatches(tx: Tx, table: ListedTable, companyId: string): Promise<void> {
  let isAhead = eq(table.companyId, companyId);
  for (;;) {
    const [last] = await tx
      .select({ id: table.id })
      .from(table)
      .where(isAhead)
      .orderBy(asc(table.id))
      .offset(batchSize - 1)
      .limit(1);
    await tx.delete(table).where(last ? and(isAhead, lte(table.id, last.id)) : isAhead);
    if (!last) return;
    // By key: what is deleted still lies before the rest of the index.
    isAhead = and(eq(table.companyId, companyId), gt(table.id, last.id))!;
  }
}

/** What PostgreSQL says when a lock was not to be had, or two transactions wait for each other. */
const lockFailures = new Set(['55P03', '40P01']);
const mostAttempts = 20;

/** Repeats a transaction that had to give way to another. */
async function yielding<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const cause = (error as { cause?: unknown }).cause ?? error;
      const { code = '' } = cause as { code?: string };
      if (attempt === mostAttempts || !lockFailures.has(code)) throw error;
      await pause(50 * attempt);
    }
  }
}

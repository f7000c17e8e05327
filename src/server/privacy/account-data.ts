import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { getAllowance } from '../accounts/store.ts';
import type { Db } from '../db/database.ts';
import {
  commitmentSettings,
  companies,
  diaryMentions,
  employeeTeams,
  knownDevices,
  sessions,
  users,
} from '../db/schema.ts';
import { exportedLists, type ExportedList, type TenantTableName } from '../db/tenant-tables.ts';
import type { Caller } from '../http/route.ts';
import { pagesOf, type Row } from './pages.ts';

type Pages = AsyncIterable<Row[]>;

/** The account itself. Hashes are keys to it and no data about anyone: they stay inside. */
export async function accountOf(db: Db, { userId }: Caller, now: Date): Promise<Row> {
  const { passwordHash: _hash, emailKey: _key, ...columns } = getTableColumns(users);
  const [user] = await db.select(columns).from(users).where(eq(users.id, userId));
  const { subscriptionStatus, daysRemaining } = await getAllowance(db, userId, now);
  const { createdAt, lastSeenAt } = sessions;
  return {
    ...user,
    subscriptionStatus,
    daysRemaining,
    sessions: await db
      .select({ createdAt, lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(createdAt)),
    knownDevices: await db
      .select({ createdAt: knownDevices.createdAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(asc(knownDevices.createdAt)),
    commitmentSettings: await db
      .select({ digest: commitmentSettings.digest, feedSince: commitmentSettings.feedSince })
      .from(commitmentSettings)
      .where(eq(commitmentSettings.authorId, userId)),
  };
}

/** The company, or null before it is registered. */
export async function companyOf(db: Db, { userId }: Caller): Promise<Row | null> {
  const [company] = await db.select().from(companies).where(eq(companies.ownerId, userId));
  return company ?? null;
}

/** A list of the export: the name of its file, and its rows page by page. */
export interface List {
  file: string;
  pages: Pages;
}

/** What the rows of a table tell besides, by its name. */
type Telling = Partial<Record<TenantTableName, (pages: Pages) => Pages>>;

export function listsOf(db: Db, caller: Caller, telling: Telling): List[] {
  const told: Telling = {
    employees: (pages) => withTeams(db, caller, pages),
    diaryEntries: (pages) => withMentions(db, caller, pages),
    ...telling,
  };
  return exportedLists.map((list) => {
    const pages = rowsOf(db, caller, list);
    return { file: list.file, pages: told[list.name]?.(pages) ?? pages };
  });
}

/** The rows of the files that the user uploaded. */
export function filesOf(db: Db, caller: Caller): Pages {
  return rowsOf(
    db,
    caller,
    exportedLists.find(({ name }) => name === 'files')!,
  );
}

/** What was there before there was a company, then the company's: each by its own index. */
async function* rowsOf(db: Db, caller: Caller, { table, columns, account }: ExportedList): Pages {
  if (account) {
    const isEarlier = and(eq(account, caller.userId), isNull(table.companyId))!;
    yield* pagesOf(db, { table, columns, where: isEarlier });
  }
  yield* pagesOf(db, { table, columns, where: isOfCompany(table.companyId, caller) });
}

async function* withTeams(db: Db, caller: Caller, pages: Pages): Pages {
  for await (const rows of pages) {
    const ids = rows.map((row) => row['id'] as string);
    const { employeeId, teamId, rank } = employeeTeams;
    const chosen = await db
      .select({ employeeId, teamId })
      .from(employeeTeams)
      .where(and(isOfCompany(employeeTeams.companyId, caller), inArray(employeeId, ids)))
      .orderBy(asc(rank));
    yield rows.map((row) => ({
      ...row,
      teamIds: chosen.filter((team) => team.employeeId === row['id']).map((team) => team.teamId),
    }));
  }
}

async function* withMentions(db: Db, caller: Caller, pages: Pages): Pages {
  for await (const rows of pages) {
    const ids = rows.map((row) => row['id'] as string);
    const { diaryEntryId, employeeId, companyId } = diaryMentions;
    const mentions = await db
      .select({ diaryEntryId, employeeId })
      .from(diaryMentions)
      .where(and(isOfCompany(companyId, caller), inArray(diaryEntryId, ids)));
    yield rows.map((row) => ({
      ...row,
      employeeIds: mentions
        .filter((mention) => mention.diaryEntryId === row['id'])
        .map((mention) => mention.employeeId),
    }));
  }
}

function isOfCompany(column: AnyPgColumn, { companyId }: Caller) {
  return companyId === null ? sql`false` : eq(column, companyId);
}

import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getAllowance } from '../accounts/store.ts';
import type { Db } from '../db/database.ts';
import {
  auditEvents,
  commitmentDigests,
  commitmentEvents,
  commitments,
  commitmentSettings,
  companies,
  diaryEntries,
  documents,
  employees,
  employeeTeams,
  files,
  generations,
  knownDevices,
  notifications,
  sessions,
  teams,
  users,
} from '../db/schema.ts';
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

/** Every list of the export: the name of its file, and its rows page by page. */
export function listsOf(db: Db, caller: Caller): Record<string, Pages> {
  const { requestHash: _hash, ...generation } = getTableColumns(generations);
  const { tokenHash: _token, ...digest } = getTableColumns(commitmentDigests);
  const read = (
    table: PgTable & { id: AnyPgColumn; companyId: AnyPgColumn },
    columns: Record<string, AnyPgColumn> = getTableColumns(table),
  ) => pagesOf(db, { table, columns, where: isOfCompany(table.companyId, caller) });
  return {
    'equipes.json': read(teams),
    'colaboradores.json': withTeams(db, caller, read(employees)),
    'diario.json': read(diaryEntries),
    'combinados.json': read(commitments),
    'combinados-historico.json': read(commitmentEvents),
    'resumos.json': read(commitmentDigests, digest),
    'documentos.json': read(documents),
    'geracoes.json': read(generations, generation),
    'notificacoes.json': pagesOf(db, {
      table: notifications,
      columns: getTableColumns(notifications),
      where: eq(notifications.userId, caller.userId),
    }),
    'auditoria.json': auditTrail(db, caller),
  };
}

/** The rows of the files that the user uploaded; a hash of the bytes says nothing that they do not. */
export function filesOf(db: Db, { userId }: Caller): Pages {
  const { sha256: _hash, ...columns } = getTableColumns(files);
  return pagesOf(db, { table: files, columns, where: eq(files.ownerId, userId) });
}

/** What was recorded before there was a company, then the company's trail: each by its own index. */
async function* auditTrail(db: Db, caller: Caller): Pages {
  const columns = getTableColumns(auditEvents);
  const isEarlier = and(eq(auditEvents.userId, caller.userId), isNull(auditEvents.companyId))!;
  yield* pagesOf(db, { table: auditEvents, columns, where: isEarlier });
  const isOfTrail = isOfCompany(auditEvents.companyId, caller);
  yield* pagesOf(db, { table: auditEvents, columns, where: isOfTrail });
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

function isOfCompany(column: AnyPgColumn, { companyId }: Caller) {
  return companyId === null ? sql`false` : eq(column, companyId);
}

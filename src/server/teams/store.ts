import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ListedTeam, Team, TeamForm, TeamPatch } from '#shared/teams.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { inAlphabet } from '../db/accents.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { teamPeople, teams } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';

type Row = typeof teams.$inferSelect;

/** Counted by the database: a company of 10,000 people need not send them all to be counted. */
const teamsOfCompany = prepared((db) => {
  const companyId = sql.placeholder('companyId');
  const sizes = db
    .select({ teamId: teamPeople.teamId, size: count().as('size') })
    .from(teamPeople)
    .where(and(eq(teamPeople.companyId, companyId), teamPeople.isActive))
    .groupBy(teamPeople.teamId)
    .as('sizes');
  return db
    .select({ ...getTableColumns(teams), activeEmployees: sizes.size })
    .from(teams)
    .leftJoin(sizes, eq(sizes.teamId, teams.id))
    .where(eq(teams.companyId, companyId))
    .orderBy(inAlphabet(teams.name), asc(teams.id))
    .prepare('teams_of_company');
});

export async function listTeams(db: Db, companyId: OwnedCompanyId): Promise<ListedTeam[]> {
  const rows = await teamsOfCompany(db).execute({ companyId });
  return rows.map(({ activeEmployees, ...row }) => ({
    ...toTeam(row),
    activeEmployees: activeEmployees ?? 0,
  }));
}

export async function createTeam(
  db: Db,
  companyId: OwnedCompanyId,
  { form, authorId, now }: { form: TeamForm; authorId: string; now: Date },
): Promise<Team> {
  const [row] = await db
    .insert(teams)
    .values({ ...form, id: newId(), companyId, authorId, createdAt: now, updatedAt: now })
    .returning();
  return toTeam(row!);
}

/** @throws AppError `not_found` */
export async function updateTeam(
  db: Db,
  companyId: OwnedCompanyId,
  change: { id: string; patch: TeamPatch; now: Date },
): Promise<Team> {
  const { id, patch, now } = change;
  const [row] = isId(id)
    ? await db
        .update(teams)
        .set({ ...patch, updatedAt: now })
        .where(and(eq(teams.companyId, companyId), eq(teams.id, id)))
        .returning()
    : [];
  if (!row) throw new AppError('not_found', messages.teamNotFound);
  return toTeam(row);
}

export async function findTeam(db: Db, companyId: OwnedCompanyId, id: string): Promise<Row | null> {
  const [row] = isId(id)
    ? await db
        .select()
        .from(teams)
        .where(and(eq(teams.companyId, companyId), eq(teams.id, id)))
    : [];
  return row ?? null;
}

/** @throws AppError `not_found` */
export async function getTeam(db: Db, companyId: OwnedCompanyId, id: string): Promise<Row> {
  const row = await findTeam(db, companyId, id);
  if (!row) throw new AppError('not_found', messages.teamNotFound);
  return row;
}

/** @throws AppError `not_found` unless every id is a team of the company */
export async function requireTeams(
  db: Db,
  companyId: OwnedCompanyId,
  ids: string[],
): Promise<Row[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
  const rows = distinct.every(isId)
    ? await db
        .select()
        .from(teams)
        .where(and(eq(teams.companyId, companyId), inArray(teams.id, distinct)))
    : [];
  if (rows.length !== distinct.length) throw new AppError('not_found', messages.teamNotFound);
  return rows;
}

function toTeam({ authorId: _authorId, createdAt, updatedAt, ...team }: Row): Team {
  return {
    ...team,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import type { Round, RoundItem, RoundPerson, RoundState } from '#shared/rounds.ts';
import type { Author } from '../commitments/events.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { inAlphabet } from '../db/accents.ts';
import type { Db, Tx } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import { employees, roundPeople, rounds } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';

export type RoundRow = typeof rounds.$inferSelect;
export type RoundPersonRow = typeof roundPeople.$inferSelect;

export interface RoundPage {
  items: RoundItem[];
  next: string | null;
}

/** Newest first. A round is of two hundred people at most: a page counts few rows. */
export async function listRounds(
  db: Db,
  { companyId, now }: Author,
  before: string | undefined,
): Promise<RoundPage> {
  const isEarlier = before === undefined ? undefined : lt(rounds.id, before);
  const rows = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.companyId, companyId), isEarlier))
    .orderBy(desc(rounds.id))
    .limit(limits.roundPage + 1);
  const page = rows.slice(0, limits.roundPage);
  const counts = await countPeople(db, companyId, page);
  return {
    items: page.map((row) => ({
      ...fieldsOf(row, now),
      people: counts.get(row.id)?.people ?? 0,
      answered: counts.get(row.id)?.answered ?? 0,
    })),
    next: rows.length > page.length ? page.at(-1)!.id : null,
  };
}

async function countPeople(db: Db, companyId: OwnedCompanyId, page: readonly RoundRow[]) {
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return new Map<string, { people: number; answered: number }>();
  const rows = await db
    .select({
      id: roundPeople.roundId,
      people: sql<number>`count(*)::int`,
      answered: sql<number>`count(${roundPeople.answeredAt})::int`,
    })
    .from(roundPeople)
    .where(and(eq(roundPeople.companyId, companyId), inArray(roundPeople.roundId, ids)))
    .groupBy(roundPeople.roundId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** @throws AppError `not_found` */
export async function getRound(
  db: Db | Tx,
  { companyId, now }: Pick<Author, 'companyId' | 'now'>,
  id: string,
): Promise<Round> {
  const isIt = and(eq(rounds.companyId, companyId), eq(rounds.id, id));
  const [row] = isId(id) ? await db.select().from(rounds).where(isIt) : [];
  if (!row) throw new AppError('not_found', messages.roundNotFound);
  const people = await db
    .select({ part: roundPeople, name: employees.name })
    .from(roundPeople)
    .innerJoin(employees, isEmployee)
    .where(and(eq(roundPeople.companyId, companyId), eq(roundPeople.roundId, row.id)))
    .orderBy(inAlphabet(employees.name), asc(roundPeople.id));
  return { ...fieldsOf(row, now), people: people.map(({ part, name }) => toPerson(part, name)) };
}

const isEmployee = pointsTo(roundPeople, 'employeeId', employees);

/** No address and no hash of one goes along. @throws AppError `not_found` */
export async function getRoundPerson(
  tx: Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<RoundPerson> {
  const [found] = await tx
    .select({ part: roundPeople, name: employees.name })
    .from(roundPeople)
    .innerJoin(employees, isEmployee)
    .where(and(eq(roundPeople.companyId, companyId), eq(roundPeople.id, id)));
  if (!found) throw new AppError('not_found', messages.roundPersonNotFound);
  return toPerson(found.part, found.name);
}

function fieldsOf(row: RoundRow, now: Date) {
  const { id, questions, closesOn, createdAt } = row;
  return {
    id,
    questions,
    state: stateOf(row, now),
    createdAt: createdAt.toISOString(),
    closesOn,
  };
}

export function stateOf({ closedAt, closesOn }: RoundRow, now: Date): RoundState {
  if (closedAt) return 'closed';
  return closesOn < calendarDay(now) ? 'ended' : 'open';
}

function toPerson(part: RoundPersonRow, name: string): RoundPerson {
  const { id, employeeId, openedAt, answeredAt, remindedAt, answers } = part;
  return {
    id,
    employee: { id: employeeId, name },
    state: answeredAt ? 'answered' : openedAt ? 'opened' : 'waiting',
    openedAt: openedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    answers,
  };
}

/** The row, held until the transaction ends. @throws AppError `not_found` */
export async function lockRound(tx: Tx, companyId: OwnedCompanyId, id: string): Promise<RoundRow> {
  const isIt = and(eq(rounds.companyId, companyId), eq(rounds.id, id));
  const [row] = isId(id) ? await tx.select().from(rounds).where(isIt).for('update') : [];
  if (!row) throw new AppError('not_found', messages.roundNotFound);
  return row;
}

/** A person's part with its round, held until the transaction ends. @throws AppError `not_found` */
export async function lockRoundPerson(
  tx: Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<{ part: RoundPersonRow; round: RoundRow }> {
  const isIt = and(eq(roundPeople.companyId, companyId), eq(roundPeople.id, id));
  const [part] = isId(id) ? await tx.select().from(roundPeople).where(isIt).for('update') : [];
  if (!part) throw new AppError('not_found', messages.roundPersonNotFound);
  const [round] = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.companyId, companyId), eq(rounds.id, part.roundId)));
  return { part, round: round! };
}

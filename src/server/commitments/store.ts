import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type {
  Commitment,
  CommitmentEvent,
  CommitmentOwner,
  CommitmentSource,
  Recurrence,
} from '#shared/commitments.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import {
  commitments,
  diaryEntries,
  documents,
  employees,
  employeeTeams,
  teams,
} from '../db/schema.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { eventsOf, recordEvents, type Author } from './events.ts';
import { columns, isPerson, isSource, isTeam, isThere, toCommitment } from './rows.ts';

/** @throws AppError `not_found`, for a deleted one too */
export async function getCommitment(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
  now: Date,
): Promise<Commitment> {
  const [commitment] = await readCommitments(db, companyId, eq(commitments.id, idOrNone(id)), now);
  if (!commitment) throw new AppError('not_found', messages.commitmentNotFound);
  return commitment;
}

/** Text that is no id is nobody's. */
function idOrNone(id: string): string {
  if (!isId(id)) throw new AppError('not_found', messages.commitmentNotFound);
  return id;
}

export async function getWithEvents(
  db: Db,
  companyId: OwnedCompanyId,
  id: string,
  now: Date,
): Promise<Commitment & { events: CommitmentEvent[] }> {
  const commitment = await getCommitment(db, companyId, id, now);
  return { ...commitment, events: await eventsOf(db, companyId, commitment.id) };
}

/** Those that fit, in the order they were made. */
export async function readCommitments(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  where: SQL | undefined,
  now: Date,
): Promise<Commitment[]> {
  const rows = await db
    .select(columns)
    .from(commitments)
    .leftJoin(employees, isPerson)
    .leftJoin(teams, isTeam)
    .leftJoin(documents, isSource)
    .where(and(eq(commitments.companyId, companyId), isThere, where))
    .orderBy(asc(commitments.id));
  return rows.map((row) => toCommitment(row, now));
}

/** A commitment as it is noted; where it came from has been found to be the company's own. */
export interface NewCommitment {
  text: string;
  owner: CommitmentOwner;
  ownerName: string | null;
  employeeId: string | null;
  teamId: string | null;
  dueOn: string | null;
  recurrence: Recurrence;
  source: {
    kind: CommitmentSource;
    documentId?: string | null;
    conversationId?: string | null;
    diaryEntryId?: string | null;
    /** Which promise of its document it is, in the document's words. */
    key?: string | null;
    text?: string | null;
  };
  previousId?: string | null;
}

/**
 * Notes commitments. One that the database has already, by its Idempotency-Key, the promise of its document
 * or the one before it, stays as it is.
 *
 * @param key the Idempotency-Key of a call that notes one
 * @returns the ids of those that are new
 */
export async function insertCommitments(
  tx: Tx,
  author: Author,
  list: readonly NewCommitment[],
  key: string | null = null,
): Promise<string[]> {
  if (list.length === 0) return [];
  const { companyId, authorId, now } = author;
  const rows = list.map(({ source, ...commitment }) => ({
    ...commitment,
    id: newId(),
    companyId,
    authorId,
    key,
    firstDueOn: commitment.dueOn,
    sourceKind: source.kind,
    documentId: source.documentId ?? null,
    conversationId: source.conversationId ?? null,
    diaryEntryId: source.diaryEntryId ?? null,
    sourceKey: source.key ?? null,
    sourceText: source.text ?? null,
    createdAt: now,
    updatedAt: now,
  }));
  const inserted = await tx
    .insert(commitments)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: commitments.id, dueOn: commitments.dueOn });
  const events = inserted.map(({ id, dueOn }) => ({
    commitmentId: id,
    kind: 'created' as const,
    to: dueOn,
  }));
  await recordEvents(tx, author, events);
  return inserted.map(({ id }) => id);
}

/** Whose promise it is, as a form says it. */
interface Party {
  owner: CommitmentOwner;
  ownerName: string;
  employeeId: string | null;
}

/**
 * @throws AppError `invalid_input` where it is a person's and nobody is named
 */
export function checkedParty({ owner, ownerName, employeeId }: Party) {
  if (owner === 'employee' && employeeId === null) {
    throw refusedInput([{ path: 'employeeId', message: 'Escolha a pessoa' }]);
  }
  return { owner, employeeId, ownerName: owner === 'other' && ownerName !== '' ? ownerName : null };
}

type Held = PgTable & { id: AnyPgColumn; companyId: AnyPgColumn };

type MaybeId = string | null | undefined;

/** Rows of the company that stay until the transaction ends; what is gone by now is not among them. */
async function holdRows(
  tx: Tx,
  table: Held,
  companyId: string,
  ids: readonly MaybeId[],
): Promise<string[]> {
  const wanted = ids.filter((id) => typeof id === 'string' && isId(id));
  if (wanted.length === 0) return [];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), inArray(table.id, wanted)))
    .orderBy(table.id)
    .for('key share');
  return rows.map(({ id }) => id as string);
}

/** People, then the document: whoever holds either and more holds them first, and in this order (decision 24). */
export async function holdInOrder(
  tx: Tx,
  companyId: string,
  { people = [], documentId }: { people?: readonly MaybeId[]; documentId?: MaybeId },
): Promise<void> {
  await holdRows(tx, employees, companyId, people);
  await holdRows(tx, documents, companyId, [documentId]);
}

/** Finds a row of the company, which stays until the transaction ends; or throws AppError `not_found`. */
function holding(table: Held, message: string) {
  return async (tx: Tx, companyId: OwnedCompanyId, id: string): Promise<string> => {
    const [held] = await holdRows(tx, table, companyId, [id]);
    if (held === undefined) throw new AppError('not_found', message);
    return held;
  };
}

export const holdEmployee = holding(employees, messages.employeeNotFound);
export const holdTeam = holding(teams, messages.teamNotFound);
export const holdDocument = holding(documents, messages.documentNotFound);
export const holdDiaryEntry = holding(diaryEntries, messages.diaryEntryNotFound);

/** The first of a person's teams: where a promise is noted that names none. */
export async function firstTeamOf(
  tx: Tx,
  companyId: OwnedCompanyId,
  employeeId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ teamId: employeeTeams.teamId })
    .from(employeeTeams)
    .where(and(eq(employeeTeams.companyId, companyId), eq(employeeTeams.employeeId, employeeId)))
    .orderBy(asc(employeeTeams.rank))
    .limit(1);
  return row?.teamId ?? null;
}

/**
 * The row, held until the transaction ends: of two changes at once the second sees the first.
 *
 * @param to the person whose it becomes
 */
export async function lockCommitment(tx: Tx, companyId: OwnedCompanyId, id: string, to?: MaybeId) {
  const isIt = and(eq(commitments.companyId, companyId), eq(commitments.id, idOrNone(id)));
  const { employeeId, documentId } = commitments;
  const [of] = await tx.select({ employeeId, documentId }).from(commitments).where(isIt);
  await holdInOrder(tx, companyId, { people: [of?.employeeId, to], documentId: of?.documentId });
  const [row] = await tx.select().from(commitments).where(isIt).for('update');
  if (!row) throw new AppError('not_found', messages.commitmentNotFound);
  return row;
}

/** The one that this has left as its next, as far as it is still there. */
export function isNextOf(id: string): SQL {
  return sql`${commitments.previousId} = ${id}::uuid`;
}

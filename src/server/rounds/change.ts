import { and, eq, inArray } from 'drizzle-orm';
import { addDays, calendarDay } from '#shared/format.ts';
import { roundDays, type Round, type RoundLink, type RoundPerson } from '#shared/rounds.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import { recordAudit } from '../audit/store.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Author } from '../commitments/events.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { employees, roundPeople, rounds } from '../db/schema.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { getRound, getRoundPerson, lockRound, lockRoundPerson, stateOf } from './store.ts';

/** For so long a closing can be taken back, and a reminder asked for again: the way of an answer that was lost. */
const graceMs = 60_000;

interface NewRound {
  employeeIds: readonly string[];
  questions: string[];
  closesOn: string;
  /** The Idempotency-Key. */
  key: string | null;
}

/** An address in the making: its token is told once. */
export type RoundToken = Omit<RoundLink, 'url'> & { token: string };

export interface MadeRound {
  round: Round;
  links: RoundToken[];
}

/**
 * Asks once for each key. What is stored opens nothing, so that a retry, whose answer was lost, is told other
 * addresses of the same round, and those that nobody got open nothing any more.
 *
 * @throws AppError `not_found`, `invalid_input`; `conflict` where the key asked something else
 */
export async function startRound(db: Db, author: Author, asked: NewRound): Promise<MadeRound> {
  const { companyId, authorId, now } = author;
  const { questions, closesOn, key } = asked;
  const today = calendarDay(now);
  if (closesOn < today || closesOn > addDays(today, roundDays.most)) {
    throw refusedInput([{ path: 'closesOn', message: messages.roundDay }]);
  }
  return db.transaction(async (tx) => {
    const employeeIds = await holdEmployees(tx, companyId, asked.employeeIds);
    const stamps = { companyId, authorId, createdAt: now, updatedAt: now };
    const [made] = await tx
      .insert(rounds)
      .values({ ...stamps, id: newId(), questions, closesOn, key })
      .onConflictDoNothing({ target: [rounds.companyId, rounds.authorId, rounds.key] })
      .returning({ id: rounds.id });
    if (!made) return askAgain(tx, author, { ...asked, employeeIds });
    const tokens = employeeIds.map(() => ({ personId: newId(), token: newToken() }));
    await tx.insert(roundPeople).values(
      employeeIds.map((employeeId, index) => ({
        ...stamps,
        id: tokens[index]!.personId,
        roundId: made.id,
        employeeId,
        tokenHash: hashToken(tokens[index]!.token),
      })),
    );
    await audit(tx, author, { action: 'round_started', subjectId: made.id });
    return { round: await getRound(tx, author, made.id), links: tokens };
  });
}

/** Each of them, once; they stay until the transaction ends. */
async function holdEmployees(
  tx: Tx,
  companyId: OwnedCompanyId,
  asked: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(asked)];
  const rows = ids.every(isId)
    ? await tx
        .select({ id: employees.id })
        .from(employees)
        .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)))
        .orderBy(employees.id)
        .for('key share')
    : [];
  if (rows.length < ids.length) throw new AppError('not_found', messages.employeeNotFound);
  return ids;
}

async function idOfKey(tx: Tx, { companyId, authorId }: Author, key: string | null) {
  const [row] = await tx
    .select({ id: rounds.id })
    .from(rounds)
    .where(
      and(
        eq(rounds.companyId, companyId),
        eq(rounds.authorId, authorId),
        eq(rounds.key, key ?? ''),
      ),
    );
  return row?.id ?? '';
}

async function askAgain(
  tx: Tx,
  author: Author,
  { questions, closesOn, employeeIds, key }: NewRound,
): Promise<MadeRound> {
  const { id: roundId } = await lockRound(tx, author.companyId, await idOfKey(tx, author, key));
  const round = await getRound(tx, author, roundId);
  requireSameWish(
    {
      questions: round.questions,
      closesOn: round.closesOn,
      employeeIds: round.people.map(({ employee }) => employee.id).toSorted(),
    },
    { questions, closesOn, employeeIds: employeeIds.toSorted() },
  );
  const links: RoundToken[] = [];
  for (const { id: personId } of round.people) {
    const token = newToken();
    await set(tx, author, personId, { tokenHash: hashToken(token) });
    links.push({ personId, token });
  }
  return { round, links };
}

async function audit(
  tx: Tx,
  { companyId, authorId: userId, now }: Author,
  { action, subjectId }: { action: AuditAction; subjectId: string },
): Promise<void> {
  await recordAudit(tx, { userId, companyId, action, subjectId, now });
}

async function set(
  tx: Tx,
  { companyId, now }: Author,
  id: string,
  values: Partial<typeof roundPeople.$inferInsert>,
): Promise<void> {
  await tx
    .update(roundPeople)
    .set({ ...values, updatedAt: now })
    .where(and(eq(roundPeople.companyId, companyId), eq(roundPeople.id, id)));
}

/** The addresses open nothing any more; asked for again it finds that there is nothing to do. */
export function closeRound(db: Db, author: Author, id: string): Promise<Round> {
  return db.transaction(async (tx) => {
    const { id: roundId, closedAt } = await lockRound(tx, author.companyId, id);
    if (closedAt === null) {
      await setClosed(tx, author, { roundId, closedAt: author.now });
      await audit(tx, author, { action: 'round_closed', subjectId: roundId });
    }
    return getRound(tx, author, roundId);
  });
}

/** @throws AppError `not_found`, `conflict` a minute after the closing */
export function reopenRound(db: Db, author: Author, id: string): Promise<Round> {
  return db.transaction(async (tx) => {
    const { id: roundId, closedAt } = await lockRound(tx, author.companyId, id);
    if (closedAt !== null) {
      if (author.now.getTime() - closedAt.getTime() > graceMs) {
        throw new AppError('conflict', messages.roundClosedLongAgo);
      }
      await setClosed(tx, author, { roundId, closedAt: null });
    }
    return getRound(tx, author, roundId);
  });
}

async function setClosed(
  tx: Tx,
  { companyId, now }: Author,
  { roundId, closedAt }: { roundId: string; closedAt: Date | null },
): Promise<void> {
  await tx
    .update(rounds)
    .set({ closedAt, updatedAt: now })
    .where(and(eq(rounds.companyId, companyId), eq(rounds.id, roundId)));
}

export interface PersonToken {
  person: RoundPerson;
  token: string;
}

/** The addresses of before are dead, that of a reminder too. @throws AppError `not_found`, `conflict` */
export function renewLink(db: Db, author: Author, id: string): Promise<PersonToken> {
  return db.transaction(async (tx) => {
    const { part, round } = await lockRoundPerson(tx, author.companyId, id);
    if (stateOf(round, author.now) !== 'open') throw new AppError('conflict', messages.roundOver);
    const token = newToken();
    await set(tx, author, part.id, { tokenHash: hashToken(token), reminderHash: null });
    await audit(tx, author, { action: 'round_link_renewed', subjectId: part.employeeId });
    return { person: await getRoundPerson(tx, author.companyId, part.id), token };
  });
}

/**
 * One reminder a person, with an address of its own: the one they may have open goes on, so that nothing they
 * typed there is lost. A retry, whose answer was lost, is told another address of the same reminder.
 *
 * @throws AppError `not_found`, `conflict` where the round is over, or the person was reminded or has answered
 */
export function remind(db: Db, author: Author, id: string): Promise<PersonToken> {
  const { companyId, now } = author;
  return db.transaction(async (tx) => {
    const { part, round } = await lockRoundPerson(tx, companyId, id);
    const { remindedAt } = part;
    if (stateOf(round, now) !== 'open') throw new AppError('conflict', messages.roundOver);
    if (part.answeredAt) throw new AppError('conflict', messages.roundAnswered);
    if (remindedAt && now.getTime() - remindedAt.getTime() > graceMs) {
      throw new AppError('conflict', messages.roundReminded);
    }
    const token = newToken();
    const reminderHash = hashToken(token);
    await set(tx, author, part.id, { reminderHash, remindedAt: remindedAt ?? now });
    return { person: await getRoundPerson(tx, companyId, part.id), token };
  });
}

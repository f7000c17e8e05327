import { and, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import { calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import { companies, employees, roundPeople, rounds, users } from '../db/schema.ts';
import { assertStorableText } from '../http/json-body.ts';
import { roundAnswered } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';

/*
 * What a person does with the questions they were asked. Whoever has the address is who it was sent to, and may do
 * no more than this: every look-up is by the token alone.
 */

export const isRoundOfPerson = pointsTo(roundPeople, 'roundId', rounds);

/** Of a person's part joined with its round and its author. The address of the reminder opens the same. */
export function isOpenRound(hash: string, now: Date): SQL | undefined {
  return and(
    or(eq(roundPeople.tokenHash, hash), eq(roundPeople.reminderHash, hash)),
    isNull(rounds.closedAt),
    gte(rounds.closesOn, calendarDay(now)),
    eq(users.isActive, true),
  );
}

/** What the page says: the questions, who asks whom, and what was answered so far. */
export interface Asked {
  row: typeof roundPeople.$inferSelect;
  questions: string[];
  closesOn: string;
  leader: string;
  company: string;
  person: string;
}

/** null for an address that opens nothing. */
export async function findAsked(db: Db, token: string, now: Date): Promise<Asked | null> {
  const [asked] = await selectAsked(db, token, now);
  return asked ?? null;
}

function selectAsked(db: Db | Tx, token: string, now: Date) {
  return db
    .select({
      row: roundPeople,
      questions: rounds.questions,
      closesOn: rounds.closesOn,
      leader: users.name,
      company: companies.name,
      person: employees.name,
    })
    .from(roundPeople)
    .innerJoin(rounds, isRoundOfPerson)
    .innerJoin(users, eq(users.id, roundPeople.authorId))
    .innerJoin(companies, eq(companies.id, roundPeople.companyId))
    .innerJoin(employees, pointsTo(roundPeople, 'employeeId', employees))
    .where(isOpenRound(hashToken(token), now));
}

async function holdAsked(tx: Tx, token: string, now: Date): Promise<Asked | null> {
  const [asked] = await selectAsked(tx, token, now).for('update', { of: roundPeople });
  return asked ?? null;
}

async function change(
  tx: Tx,
  asked: Asked,
  values: Partial<typeof roundPeople.$inferInsert>,
): Promise<Asked> {
  const { companyId, id } = asked.row;
  const isIt = and(eq(roundPeople.companyId, companyId), eq(roundPeople.id, id));
  const [row] = await tx.update(roundPeople).set(values).where(isIt).returning();
  return { ...asked, row: row! };
}

/** Notes the first click; further ones change nothing. */
export async function openAsked(db: Db, token: string, now: Date): Promise<Asked | null> {
  return db.transaction(async (tx) => {
    const asked = await holdAsked(tx, token, now);
    if (asked === null || asked.row.openedAt !== null) return asked;
    return change(tx, asked, { openedAt: now, updatedAt: now });
  });
}

/** A form as it came, with a text for each question that there may be; what is too long is cut. */
export function readAnswers(form: URLSearchParams): string[] {
  for (const value of form.values()) assertStorableText(value);
  return Array.from({ length: limits.roundQuestions }, (_, index) =>
    (form.get(`answer-${index}`) ?? '')
      .replace(/\r\n?/g, '\n')
      .trim()
      .slice(0, limits.roundAnswer)
      .toWellFormed(),
  );
}

export type Kept = 'kept' | 'taken_back' | 'empty';

export interface Answered {
  asked: Asked;
  outcome: Kept;
}

/**
 * Keeps the answers, which may be changed, or taken back, for as long as the round is open. The same again changes
 * nothing and tells nobody.
 */
export async function keepAnswers(
  db: Db,
  token: string,
  { answers: typed, now }: { answers: readonly string[]; now: Date },
): Promise<Answered | null> {
  return db.transaction(async (tx) => {
    const asked = await holdAsked(tx, token, now);
    if (asked === null) return null;
    const { row, questions } = asked;
    const answers = questions.map((_, index) => typed[index] ?? '');
    const isEmpty = answers.every((answer) => answer === '');
    if (isEmpty && row.answeredAt === null) return { asked, outcome: 'empty' };
    const opened = { openedAt: row.openedAt ?? now, updatedAt: now };
    if (isEmpty) {
      const values = { ...opened, answers: [], answeredAt: null };
      return { asked: await change(tx, asked, values), outcome: 'taken_back' };
    }
    if (JSON.stringify(answers) === JSON.stringify(row.answers)) return { asked, outcome: 'kept' };
    const after = await change(tx, asked, { ...opened, answers, answeredAt: now });
    // Found by the token of the owner's own round: the company is the author's.
    const companyId = row.companyId as OwnedCompanyId;
    await notify(tx, { userId: row.authorId, companyId, now }, [
      roundAnswered({ roundId: row.roundId, day: calendarDay(now) }),
    ]);
    return { asked: after, outcome: 'kept' };
  });
}

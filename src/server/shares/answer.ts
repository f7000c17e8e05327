import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { shareAnswers, type StepReport } from '#shared/shares.ts';
import { hashToken } from '../accounts/tokens.ts';
import { holdInOrder } from '../commitments/store.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { shares, users } from '../db/schema.ts';
import { assertStorableText } from '../http/json-body.ts';
import { shareAnswered, stepReported } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';
import type { Answering } from './page.ts';
import { recordEvent, type ShareRow } from './store.ts';

/*
 * What a person does with what was shared. Whoever has the address is who it was sent to, and may do no more than
 * this: every look-up is by the token alone, in one statement, so that all that opens nothing takes the same way.
 */

/** Of a share joined with its author. */
export function isOpenShare(tokenHash: string, now: Date): SQL | undefined {
  return and(
    eq(shares.tokenHash, tokenHash),
    isNull(shares.revokedAt),
    gt(shares.expiresAt, now),
    eq(users.isActive, true),
  );
}

/** null for an address that opens nothing. */
export async function findShared(db: Db | Tx, token: string, now: Date): Promise<ShareRow | null> {
  const [row] = await db
    .select({ share: shares })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .where(isOpenShare(hashToken(token), now));
  return row?.share ?? null;
}

async function holdShared(tx: Tx, token: string, now: Date): Promise<ShareRow | null> {
  const found = await findShared(tx, token, now);
  if (found === null) return null;
  await holdInOrder(tx, found.companyId, found);
  const [row] = await tx
    .select({ share: shares })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .where(isOpenShare(hashToken(token), now))
    .for('update', { of: shares });
  return row?.share ?? null;
}

async function change(
  tx: Tx,
  { companyId, id }: ShareRow,
  values: Partial<typeof shares.$inferInsert>,
): Promise<ShareRow> {
  const isIt = and(eq(shares.companyId, companyId), eq(shares.id, id));
  const [row] = await tx.update(shares).set(values).where(isIt).returning();
  return row!;
}

/** Notes the first click on 'Abrir'; further ones change nothing. */
export async function openShared(db: Db, token: string, now: Date): Promise<ShareRow | null> {
  return db.transaction(async (tx) => {
    const row = await holdShared(tx, token, now);
    if (row === null || row.openedAt !== null) return row;
    await recordEvent(tx, { ...row, now }, { shareId: row.id, kind: 'opened' });
    return change(tx, row, { openedAt: now, updatedAt: now });
  });
}

/** A form as it came: what is no answer or step of ours is none, and what is too long is cut. */
function readAnswer(form: URLSearchParams, { snapshot }: ShareRow): Answering {
  const answer = form.get('answer') ?? '';
  const ticked = new Set(form.getAll('step'));
  const ticks = snapshot.steps
    .filter(({ key }) => ticked.has(key))
    .map(({ key }) => [key, lineOf(form.get(`how:${key}`) ?? '')] as const);
  for (const value of form.values()) assertStorableText(value);
  return {
    answer: Object.hasOwn(shareAnswers, answer) ? (answer as keyof typeof shareAnswers) : null,
    comment: cut((form.get('comment') ?? '').replace(/\r\n?/g, '\n').trim(), limits.shareComment),
    ticks: new Map(ticks),
  };
}

function lineOf(text: string): string {
  return cut(text.replace(/\s+/gu, ' ').trim(), limits.evidence);
}

function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed();
}

/** What was kept of the answer so far. */
export function answerOf({ answer, comment, reports }: ShareRow): Answering {
  const open = reports.filter(({ acceptedAt }) => acceptedAt === null);
  return { answer, comment, ticks: new Map(open.map(({ key, evidence }) => [key, evidence])) };
}

export interface Answered {
  row: ShareRow;
  /** There was something to keep. */
  isKept: boolean;
}

/**
 * Keeps an answer, which may be changed for as long as the address opens. The same again changes nothing and tells
 * nobody; a step that the leader has taken over stays.
 */
export async function answerShared(
  db: Db,
  token: string,
  { form, now }: { form: URLSearchParams; now: Date },
): Promise<Answered | null> {
  return db.transaction(async (tx) => {
    const row = await holdShared(tx, token, now);
    if (row === null) return null;
    const answering = readAnswer(form, row);
    const reports = reportsAfter(row, answering, now);
    const answer = answering.answer ?? row.answer;
    const isEmpty = answer === null && answering.comment === '' && reports.length === 0;
    if (isEmpty && row.answeredAt === null) return { row, isKept: false };
    const { comment } = answering;
    const isSame =
      answer === row.answer &&
      comment === row.comment &&
      JSON.stringify(reports) === JSON.stringify(row.reports);
    if (isSame) return { row, isKept: true };
    const opened = row.openedAt ?? now;
    const values = { answer, comment, reports, answeredAt: now, openedAt: opened, updatedAt: now };
    await recordEvent(tx, { ...row, now }, { shareId: row.id, kind: 'answered' });
    const kept = await change(tx, row, values);
    await tell(tx, { before: row, after: kept, now });
    return { row: kept, isKept: true };
  });
}

/** In the order of the document, so that the same ticks are the same list. */
function reportsAfter(
  { snapshot, reports }: ShareRow,
  { ticks }: Answering,
  now: Date,
): StepReport[] {
  return snapshot.steps.flatMap(({ key, isDone }) => {
    const before = reports.find((report) => report.key === key);
    if (before && before.acceptedAt !== null) return [before];
    const evidence = ticks.get(key);
    if (evidence === undefined || isDone) return [];
    const at = before?.evidence === evidence ? before.at : now.toISOString();
    return [{ key, evidence, at, acceptedAt: null }];
  });
}

/** The leader is told of each answer, of a comment alone and of new steps, once a day at most: a link that is clicked on is no alarm. */
async function tell(
  tx: Tx,
  { before, after, now }: { before: ShareRow; after: ShareRow; now: Date },
): Promise<void> {
  const { id, authorId, documentId, answer, snapshot } = after;
  // Found by the token of the owner's own share: the company is the author's.
  const companyId = after.companyId as OwnedCompanyId;
  const about = { shareId: id, documentId, title: snapshot.title, day: calendarDay(now) };
  const hasAnswer = answer !== null || after.comment !== '';
  const isNews = hasAnswer && (answer !== before.answer || after.comment !== before.comment);
  const hasSteps = after.reports.some(
    ({ key }) => !before.reports.some((each) => each.key === key),
  );
  await notify(tx, { userId: authorId, companyId, now }, [
    ...(isNews ? [shareAnswered(about, answer)] : []),
    ...(hasSteps ? [stepReported(about)] : []),
  ]);
}

import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { endOfWeek } from '#shared/commitments.ts';
import { calendarDay, startOfDay } from '#shared/format.ts';
import { newToken, hashToken } from '../accounts/tokens.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { commitmentDigests, commitments, companies, users } from '../db/schema.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { JobHandlers } from '../jobs/queues.ts';
import type { Mailer } from '../mail/mailer.ts';
import { isUnknownMailbox } from '../mail/unknown-mailbox.ts';
import { digestLines } from './digest-lines.ts';
import { digestMail } from './digest-mail.ts';
import { isOpen } from './rows.ts';
import { readSettings } from './settings.ts';

/*
 * The digest of a week: a mail on Monday at 8:00 (São Paulo). A row for each author and Monday is the only
 * thing that counts: any number of processes may look, make jobs of it and take them. The row is taken before
 * the mail is sent and settled after it, so that a process that died is found out and nobody sends twice.
 */

const hour = 8;
const minuteInMs = 60_000;
/** A job that nobody has settled after so long was lost with its process. */
const queueAgainMs = 10 * minuteInMs;
/** Longer than a mail server may take: until then the row is another's. */
const claimMs = 5 * minuteInMs;
/** Companies looked at, and jobs made, by one statement. */
const batchSize = 500;

/** The Monday whose digest is due, or null: it is another day, or before eight. */
export function digestWeek(now: Date): string | null {
  const today = calendarDay(now);
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === 1;
  const since = startOfDay(today).getTime() + hour * 60 * minuteInMs;
  return isMonday && now.getTime() >= since ? today : null;
}

type Planning = { db: Db; jobs: Pick<Jobs, 'enqueue'> };

/** Makes jobs of the digests that are due and that nobody has sent. */
export async function planDigests({ db, jobs }: Planning, now: Date): Promise<void> {
  const week = digestWeek(now);
  if (week === null) return;
  await noteDigests(db, week, now);
  await queueDigests({ db, jobs }, week, now);
}

/** A row for every author who has something late or due this week; one that is there stays. */
async function noteDigests(db: Db, week: string, now: Date): Promise<void> {
  const hasSome = sql`exists (${db
    .select({ id: commitments.id })
    .from(commitments)
    .where(
      and(eq(commitments.companyId, companies.id), isOpen, lte(commitments.dueOn, endOfWeek(week))),
    )})`;
  let last: string | undefined;
  do {
    const found = await db
      .select({ companyId: companies.id, authorId: companies.ownerId, has: hasSome })
      .from(companies)
      .where(last === undefined ? undefined : gt(companies.id, last))
      .orderBy(asc(companies.id))
      .limit(batchSize);
    const rows = found
      .filter(({ has }) => has)
      .map(({ companyId, authorId }) => ({
        id: newId(),
        companyId,
        authorId,
        week,
        createdAt: now,
      }));
    if (rows.length > 0) await db.insert(commitmentDigests).values(rows).onConflictDoNothing();
    last = found.length < batchSize ? undefined : found.at(-1)?.companyId;
  } while (last !== undefined);
}

async function queueDigests({ db, jobs }: Planning, week: string, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - queueAgainMs);
  for (;;) {
    const free = db
      .select({ id: commitmentDigests.id })
      .from(commitmentDigests)
      .where(
        and(
          eq(commitmentDigests.week, week),
          isNull(commitmentDigests.settledAt),
          or(isNull(commitmentDigests.queuedAt), lt(commitmentDigests.queuedAt, stale)),
        ),
      )
      .orderBy(asc(commitmentDigests.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const taken = await db
      .update(commitmentDigests)
      .set({ queuedAt: now })
      .where(inArray(commitmentDigests.id, free))
      .returning({ id: commitmentDigests.id, authorId: commitmentDigests.authorId });
    for (const { id: digestId, authorId: userId } of taken) {
      await jobs.enqueue('commitment-digest', { userId, digestId });
    }
    if (taken.length < batchSize) return;
  }
}

interface Sending {
  db: Db;
  mailer: Mailer;
  /** Without a trailing slash. */
  publicUrl: string;
  now: () => Date;
}

/** Does the jobs of `commitment-digest`. */
export function sendDigests(parts: Sending): JobHandlers['commitment-digest'] {
  const { db, mailer, publicUrl, now } = parts;
  return async ({ digestId }) => {
    const digest = await claim(db, digestId, now());
    if (!digest) return;
    const { token, id } = digest;
    const letter = await letterOf(db, digest, now());
    if (letter) {
      const leave = `${publicUrl}/api/commitments/digest/${token}`;
      const mail = digestMail({ ...letter, id, link: `${publicUrl}/combinados`, leave });
      await mailer.send(mail).catch(async (error: unknown) => {
        if (isUnknownMailbox(error)) return;
        await db
          .update(commitmentDigests)
          .set({ claimedAt: null })
          .where(eq(commitmentDigests.id, id));
        throw error;
      });
    }
    await db
      .update(commitmentDigests)
      .set({ settledAt: now() })
      .where(eq(commitmentDigests.id, id));
  };
}

/** Takes the row, unless it is settled or another has it. The token is made here: no job holds it. */
async function claim(db: Db, digestId: string, now: Date) {
  const token = newToken();
  const [row] = await db
    .update(commitmentDigests)
    .set({ claimedAt: now, tokenHash: hashToken(token) })
    .where(
      and(
        eq(commitmentDigests.id, digestId),
        isNull(commitmentDigests.settledAt),
        or(
          isNull(commitmentDigests.claimedAt),
          lt(commitmentDigests.claimedAt, new Date(now.getTime() - claimMs)),
        ),
      ),
    )
    .returning();
  return row ? { ...row, token } : null;
}

/** Null: the author wants none, has gone, or has nothing for this week any more. */
async function letterOf(
  db: Db,
  digest: Pick<typeof commitmentDigests.$inferSelect, 'companyId' | 'authorId'>,
  now: Date,
) {
  const whose = { companyId: digest.companyId as OwnedCompanyId, authorId: digest.authorId };
  const { digest: isWanted } = await readSettings(db, whose);
  const [to] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, whose.authorId), eq(users.isActive, true)));
  if (!isWanted || !to) return null;
  const lines = await digestLines(db, whose, now);
  return lines.length === 0 ? null : { to, lines };
}

/**
 * Looks every minute, by the database's clock: a process whose own is wrong sends nothing at night.
 *
 * @returns what ends it
 */
export function startDigests(parts: Planning, log: FastifyBaseLogger): () => void {
  const look = async () => {
    // Most minutes are of no Monday by anyone's clock.
    if (digestWeek(new Date()) === null) return;
    const query = sql`select extract(epoch from clock_timestamp()) * 1000 as now`;
    const { rows } = (await parts.db.execute(query)) as { rows: { now: unknown }[] };
    await planDigests(parts, new Date(Number(rows[0]!.now)));
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'digests were not planned'));
  }, minuteInMs);
  return () => clearInterval(timer);
}

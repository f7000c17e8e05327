import { and, eq, inArray } from 'drizzle-orm';
import type { CommitmentSettings } from '#shared/commitment-settings.ts';
import { hashToken, newToken } from '../accounts/tokens.ts';
import { recordAudit } from '../audit/store.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitmentDigests, commitmentSettings, companies } from '../db/schema.ts';
import type { Author } from './events.ts';

type Whose = Pick<Author, 'companyId' | 'authorId'>;

export async function readSettings(
  db: Db | Tx,
  { companyId, authorId }: Whose,
): Promise<CommitmentSettings> {
  const { digest, feedSince } = commitmentSettings;
  const [row] = await db
    .select({ digest, feedSince })
    .from(commitmentSettings)
    .where(
      and(eq(commitmentSettings.companyId, companyId), eq(commitmentSettings.authorId, authorId)),
    );
  return { digest: row?.digest ?? true, feedSince: row?.feedSince?.toISOString() ?? null };
}

async function set(
  db: Db | Tx,
  { companyId, authorId }: Whose,
  values: Partial<typeof commitmentSettings.$inferInsert>,
): Promise<CommitmentSettings> {
  await db
    .insert(commitmentSettings)
    .values({ companyId, authorId, ...values })
    .onConflictDoUpdate({
      target: [commitmentSettings.companyId, commitmentSettings.authorId],
      set: values,
    });
  return readSettings(db, { companyId, authorId });
}

export function setDigest(db: Db, whose: Whose, digest: boolean): Promise<CommitmentSettings> {
  return set(db, whose, { digest });
}

/** A new address for the calendar: what is stored opens none, and the one before opens nothing any more. */
export async function renewFeed(db: Db, author: Author) {
  const token = newToken();
  const { authorId: userId, companyId, now } = author;
  return db.transaction(async (tx) => {
    const settings = await set(tx, author, { feedTokenHash: hashToken(token), feedSince: now });
    await recordAudit(tx, { userId, companyId, action: 'calendar_feed_renewed', now });
    return { token, settings };
  });
}

export function closeFeed(db: Db, whose: Whose): Promise<CommitmentSettings> {
  return set(db, whose, { feedTokenHash: null, feedSince: null });
}

/** Of a user whose password may have been another's: so may the address. */
export async function closeFeedsOf(tx: Tx, userId: string): Promise<void> {
  const { companyId, authorId } = commitmentSettings;
  const own = tx.select({ id: companies.id }).from(companies).where(eq(companies.ownerId, userId));
  await tx
    .update(commitmentSettings)
    .set({ feedTokenHash: null, feedSince: null })
    .where(and(inArray(companyId, own), eq(authorId, userId)));
}

/** @returns false for a token that no digest had */
export async function leaveDigest(db: Db, token: string): Promise<boolean> {
  const digest = await digestOfToken(db, token);
  if (digest === null) return false;
  await set(db, digest, { digest: false });
  return true;
}

/** Whose digest bore this token; null: nobody's. */
export async function digestOfToken(db: Db, token: string): Promise<Whose | null> {
  const { companyId, authorId } = commitmentDigests;
  const [row] = await db
    .select({ companyId, authorId })
    .from(commitmentDigests)
    .where(eq(commitmentDigests.tokenHash, hashToken(token)));
  return (row as Whose | undefined) ?? null;
}

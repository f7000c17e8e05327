import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { closeFeedsOf } from '../commitments/settings.ts';
import type { Db, Tx } from '../db/database.ts';
import { companies, passwordResets, users } from '../db/schema.ts';
import { forgetDevicesOf } from './known-devices.ts';
import { endSessionsOf } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long a link works, in minutes. */
export const resetMinutes = 15;

export interface IssuedReset {
  token: string;
  name: string;
  email: string;
}

/**
 * Makes the token of a link; the user's older ones end. null where there is no such user, or the
 * account is disabled.
 */
export async function issueReset(db: Db, userId: string, now: Date): Promise<IssuedReset | null> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return null;
    const token = newToken();
    await endResetsOf(tx, userId);
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId,
      expiresAt: new Date(now.getTime() + resetMinutes * 60_000),
      createdAt: now,
    });
    return { token, ...user };
  });
}

/** A link that may still be redeemed. */
export interface OpenReset {
  tokenHash: string;
  userId: string;
  name: string;
  emailKey: string;
  companyId: string | null;
}

export async function findReset(db: Db, token: string, now: Date): Promise<OpenReset | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({
      userId: users.id,
      name: users.name,
      emailKey: users.emailKey,
      companyId: companies.id,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .leftJoin(companies, eq(companies.ownerId, users.id))
    .where(and(isOpen(tokenHash, now), eq(users.isActive, true)));
  return row ? { tokenHash, ...row } : null;
}

/**
 * Sets the new password and ends all that stood on the old one: sessions, known browsers, other links.
 *
 * @returns false where the link was used or ended since it was found: of many at once one wins
 */
export async function redeemReset(
  tx: Tx,
  { userId, tokenHash }: OpenReset,
  change: { passwordHash: string; now: Date },
): Promise<boolean> {
  const { passwordHash, now } = change;
  if (!(await lockUser(tx, userId))) return false;
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  if (used.length === 0) return false;
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await endSessionsOf(tx, userId);
  await closeFeedsOf(tx, userId);
  await forgetDevicesOf(tx, userId);
  return true;
}

/** Ends the links of a user, whoever has them. */
export async function endResetsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Drops the links that no one can redeem any more. */
export async function sweepResets(db: Db, now: Date): Promise<void> {
  await db
    .delete(passwordResets)
    .where(or(lte(passwordResets.expiresAt, now), isNotNull(passwordResets.usedAt)));
}

/** One change at a time to a user's links; the user always before the links, or two would wait for each other. */
async function lockUser(tx: Tx, userId: string) {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)))
    .for('update');
  return user;
}

function isOpen(tokenHash: string, now: Date) {
  return and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}

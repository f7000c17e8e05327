import { and, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { knownDevices, users } from '../db/schema.ts';
import { hashToken, newToken } from './tokens.ts';

const dayInMs = 86_400_000;
/** How long a browser stays known after its last login, in days. */
export const deviceDays = 400;

/** Whether the browser with this token has logged in to the account of this e-mail. */
export async function isKnownDevice(db: Db, token: string, emailKey: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, hashToken(token)), eq(users.emailKey, emailKey)));
  return row !== undefined;
}

/**
 * Remembers the browser of a user who has just shown to be the user.
 *
 * @param token of a device that is known already, or null
 * @returns the token to keep in the browser, which is stored nowhere else
 */
export async function rememberDevice(
  tx: Tx,
  device: { token: string | null; userId: string; now: Date },
): Promise<string> {
  const { userId, now, token } = device;
  const kept = token ?? newToken();
  await tx
    .insert(knownDevices)
    .values({ tokenHash: hashToken(kept), userId, createdAt: now })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { createdAt: now } });
  return kept;
}

/** Forgets the browsers of a user: whoever knew the old password is a stranger from now on. */
export async function forgetDevicesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Drops the browsers that no one has logged in with for long: each login renews `created_at`. */
export async function sweepKnownDevices(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - deviceDays * dayInMs);
  await db.delete(knownDevices).where(lte(knownDevices.createdAt, longAgo));
}

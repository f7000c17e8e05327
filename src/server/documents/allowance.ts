import { and, eq, gt, sql } from 'drizzle-orm';
import { getAllowance } from '../accounts/store.ts';
import type { Db, Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import { messages } from '../messages.ts';

/**
 * What costs no credit goes on without one, but not after the trial.
 *
 * @returns how many credits are left
 * @throws AppError `payment_required`
 */
export async function requireSubscription(db: Db | Tx, caller: Caller, now: Date): Promise<number> {
  const { subscriptionStatus, credits } = await getAllowance(db, caller.userId, now);
  if (subscriptionStatus === 'expired') throw new AppError('payment_required', messages.trialOver);
  return credits;
}

/** @throws AppError `payment_required` with the sentence that says why */
export async function requireAllowance(db: Db | Tx, caller: Caller, now: Date): Promise<void> {
  const credits = await requireSubscription(db, caller, now);
  if (credits <= 0) throw new AppError('payment_required', messages.noCredits);
}

/**
 * Takes one credit, and says how many are left. Its row lock makes what one user pays for wait here for one another.
 *
 * @throws AppError `payment_required`
 */
export async function takeCredit(tx: Tx, caller: Caller, now: Date): Promise<number> {
  const [debited] = await tx
    .update(users)
    .set({ credits: sql`${users.credits} - 1` })
    .where(and(eq(users.id, caller.userId), gt(users.credits, 0)))
    .returning({ credits: users.credits });
  if (debited) return debited.credits;
  await requireAllowance(tx, caller, now);
  throw new AppError('payment_required', messages.noCredits);
}

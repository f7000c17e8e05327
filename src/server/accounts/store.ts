import { eq, sql } from 'drizzle-orm';
import type { Registration, User } from '#shared/accounts.ts';
import { addDays, calendarDay, daysBetween } from '#shared/format.ts';
import { fileUrl } from '#shared/files.ts';
import type { TrialStatus } from '#shared/accounts.ts';
import type { Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { prepared } from '../db/prepared.ts';
import { companies, users } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { welcome } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** @returns false where the e-mail is taken */
export async function createUser(
  db: Db,
  registration: Omit<Registration, 'password'> & { passwordHash: string },
  grant: { trialDays: number; credits: number; now: Date },
): Promise<boolean> {
  const { trialDays, credits, now } = grant;
  try {
    const userId = newId();
    await db.transaction(async (tx) => {
      await tx.insert(users).values({
        ...registration,
        id: userId,
        emailKey: emailKey(registration.email),
        trialEndsOn: addDays(calendarDay(now), trialDays),
        credits,
        createdAt: now,
        updatedAt: now,
      });
      await notify(tx, { userId, companyId: null, now }, [welcome()]);
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) return false;
    throw error;
  }
}

/** What a login is checked against. */
export interface StoredLogin {
  id: string;
  passwordHash: string;
  isActive: boolean;
  companyId: string | null;
}

export async function findLogin(db: Db, email: string): Promise<StoredLogin | null> {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
      companyId: companies.id,
    })
    .from(users)
    .leftJoin(companies, eq(companies.ownerId, users.id))
    .where(eq(users.emailKey, emailKey(email)));
  return row ?? null;
}

const userById = prepared((db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      position: users.position,
      tipo: users.tipo,
      photoFileId: users.photoFileId,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_by_id'),
);

export async function getUser(db: Db, userId: string): Promise<User> {
  const [row] = await userById(db).execute({ userId });
  // Deleted since the session was looked at.
  if (!row) throw new AppError('unauthenticated', messages.unauthenticated);
  const { id, name, email, phone, position, tipo, photoFileId, createdAt } = row;
  return {
    id,
    name,
    email,
    phone,
    position,
    tipo,
    photo: photoFileId && fileUrl(photoFileId),
    createdAt: createdAt.toISOString(),
  };
}

/** What an account may still generate with. */
export interface Allowance extends TrialStatus {
  credits: number;
}

const allowanceOfUser = prepared((db) =>
  db
    .select({
      subscription: users.subscription,
      trialEndsOn: users.trialEndsOn,
      credits: users.credits,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('allowance_of_user'),
);

/** @throws AppError `unauthenticated` where the account was deleted meanwhile */
export async function getAllowance(db: Db, userId: string, now: Date): Promise<Allowance> {
  const [row] = await allowanceOfUser(db).execute({ userId });
  // A generation asks again after its request was let in: the account may be gone by then.
  if (!row) throw new AppError('unauthenticated', messages.unauthenticated);
  const { subscription, trialEndsOn, credits } = row;
  if (subscription === 'active') {
    return { subscriptionStatus: 'active', daysRemaining: null, credits };
  }
  const daysRemaining = daysBetween(calendarDay(now), trialEndsOn);
  return daysRemaining < 0
    ? { subscriptionStatus: 'expired', daysRemaining: null, credits }
    : { subscriptionStatus: 'trial', daysRemaining, credits };
}

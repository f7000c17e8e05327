import { asc, eq, max, sql } from 'drizzle-orm';
import { addDays, calendarDay, daysBetween, formatDay } from '#shared/format.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { emailKey } from '../accounts/store.ts';
import type { Db, Tx } from '../db/database.ts';
import { companies, sessions, users } from '../db/schema.ts';
import { forgetCreditNotifications } from '../notifications/store.ts';

/** A command that cannot be done, in one sentence for the operator. */
export class AdminError extends Error {}

const headings = ['e-mail', 'nome', 'desde', 'assinatura', 'créditos', 'ativa', 'empresa', 'visto'];

/** Every account, oldest first, as the rows of a table with its headings. */
export async function listUsers(db: Db, now: Date): Promise<string[][]> {
  const lastSeen = db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt).as('at') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('last_seen');
  const rows = await db
    .select({ user: users, company: companies.name, lastSeenAt: lastSeen.at })
    .from(users)
    .leftJoin(companies, eq(companies.ownerId, users.id))
    .leftJoin(lastSeen, eq(lastSeen.userId, users.id))
    .orderBy(asc(users.id));
  const day = (instant: Date) => formatDay(calendarDay(instant));
  const lines = rows.map(({ user, company, lastSeenAt }) => [
    user.email,
    user.name,
    day(user.createdAt),
    subscriptionOf(user, now),
    String(user.credits),
    user.isActive ? 'sim' : 'não',
    company ?? '–',
    lastSeenAt ? day(lastSeenAt) : '–',
  ]);
  return [headings, ...lines];
}

function subscriptionOf(
  { subscription, trialEndsOn }: { subscription: string; trialEndsOn: string },
  now: Date,
): string {
  if (subscription === 'active') return 'ativa';
  const isOver = daysBetween(calendarDay(now), trialEndsOn) < 0;
  return `${isOver ? 'encerrada em' : 'teste até'} ${formatDay(trialEndsOn)}`;
}

/** Whoever is deactivated is signed out at once. */
export async function setActive(
  db: Db,
  { email, isActive, now }: { email: string; isActive: boolean; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    const userId = await change(tx, email, { isActive, updatedAt: now });
    if (isActive) return `${email} está ativa.`;
    await endSessionsOf(tx, userId);
    return `${email} está desativada e os acessos abertos foram encerrados.`;
  });
}

export async function grantCredits(
  db: Db,
  { email, credits, now }: { email: string; credits: number; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    // Never over what the column holds: a grant too many must not fail inside.
    const sum = sql`least(${users.credits}::bigint + ${credits}, 2147483647)::integer`;
    const userId = await change(tx, email, { credits: sum, updatedAt: now });
    await forgetCreditNotifications(tx, userId);
    const [user] = await tx
      .select({ credits: users.credits })
      .from(users)
      .where(eq(users.id, userId));
    return `${email} tem agora ${user!.credits} créditos.`;
  });
}

export async function activateSubscription(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  await db.transaction((tx) => change(tx, email, { subscription: 'active', updatedAt: now }));
  return `${email} tem assinatura ativa.`;
}

/** A trial that begins today: its last day is in `days` days. */
export async function beginTrial(
  db: Db,
  { email, days, now }: { email: string; days: number; now: Date },
): Promise<string> {
  const trialEndsOn = addDays(calendarDay(now), days);
  await db.transaction((tx) =>
    change(tx, email, { subscription: 'trial', trialEndsOn, updatedAt: now }),
  );
  return `${email} está em período de teste até ${formatDay(trialEndsOn)}.`;
}

type Changes = Parameters<ReturnType<Tx['update']>['set']>[0];

/** @returns the user's id. @throws AdminError where nobody has this e-mail */
async function change(tx: Tx, email: string, changes: Changes): Promise<string> {
  const [user] = await tx
    .update(users)
    .set(changes)
    .where(eq(users.emailKey, emailKey(email)))
    .returning({ id: users.id });
  if (!user) throw new AdminError(`Nenhuma conta tem o e-mail ${email}.`);
  return user.id;
}

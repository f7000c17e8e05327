import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { limits } from '#shared/limits.ts';
import type { Notification } from '#shared/notifications.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { notifications } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { creditSubjects, type Announcement } from './announcements.ts';

export interface Recipient {
  userId: string;
  /** null: it is about the account. */
  companyId: OwnedCompanyId | null;
  now: Date;
}

/** Tells a user what they have not been told yet; the last of the list stands first on the screen. */
export async function notify(
  db: Db | Tx,
  { userId, companyId, now }: Recipient,
  announcements: readonly Announcement[],
): Promise<void> {
  if (announcements.length === 0) return;
  const rows = announcements.map((announcement) => ({
    ...announcement,
    id: newId(),
    userId,
    companyId,
    authorId: userId,
    createdAt: now,
  }));
  // Always in one order, so that two requests that tell the same wait for each other and never mutually.
  rows.sort((one, other) => (one.subject < other.subject ? -1 : 1));
  await db.insert(notifications).values(rows).onConflictDoNothing();
}

/** The credits that were granted may run out again: that will be told again. */
export async function forgetCreditNotifications(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(eq(notifications.userId, userId), inArray(notifications.subject, [...creditSubjects])),
    );
}

const toldOfUser = prepared((db) =>
  db
    .select({ subject: notifications.subject })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        sql`${notifications.subject} = any(${sql.placeholder('subjects')}::text[])`,
      ),
    )
    .prepare('told_of_user'),
);

/** The announcements that a user has not been told yet. */
export async function untold(
  db: Db,
  userId: string,
  announcements: readonly Announcement[],
): Promise<Announcement[]> {
  if (announcements.length === 0) return [];
  const subjects = announcements.map(({ subject }) => subject);
  const rows = await toldOfUser(db).execute({ userId, subjects });
  const told = new Set(rows.map(({ subject }) => subject));
  return announcements.filter(({ subject }) => !told.has(subject));
}

const columns = {
  id: notifications.id,
  title: notifications.title,
  message: notifications.message,
  priority: notifications.priority,
  isRead: notifications.isRead,
  createdAt: notifications.createdAt,
  actionUrl: notifications.actionUrl,
};

const newestOfUser = prepared((db) =>
  db
    .select(columns)
    .from(notifications)
    .where(eq(notifications.userId, sql.placeholder('userId')))
    .orderBy(desc(notifications.id))
    .limit(limits.notifications)
    .prepare('newest_notifications_of_user'),
);

/** The newest `limits.notifications`, newest first. */
export async function listNotifications(db: Db, userId: string): Promise<Notification[]> {
  const rows = await newestOfUser(db).execute({ userId });
  return rows.map(toNotification);
}

/** @throws AppError `not_found`, for another user's too */
export async function readNotification(db: Db, userId: string, id: string): Promise<Notification> {
  const [row] = isId(id)
    ? await db
        .update(notifications)
        .set({ isRead: true })
        .where(and(eq(notifications.userId, userId), eq(notifications.id, id)))
        .returning(columns)
    : [];
  if (!row) throw new AppError('not_found', messages.notificationNotFound);
  return toNotification(row);
}

export async function readAllNotifications(db: Db, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
}

function toNotification(row: Omit<Notification, 'createdAt'> & { createdAt: Date }): Notification {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

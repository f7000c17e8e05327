import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NotificationPriority } from '#shared/vocabulary.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { id, createdAt, authorId } from './columns.ts';
import { users, companies } from './accounts.ts';
import { inCompany } from './owned.ts';
import { documents } from './documents.ts';
import { commitments } from './commitments.ts';

/* What is told to a user, and what is kept of what was done. */

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    /** The document it speaks of: it goes with it. */
    documentId: uuid('document_id'),
    /** The commitment it reminds of: it goes with it. */
    commitmentId: uuid('commitment_id'),
    /** What it is about; unique for a user, so that each is made once however many processes run. */
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    priority: text('priority').$type<NotificationPriority>().notNull(),
    isRead: boolean('is_read').notNull().default(false),
    actionUrl: text('action_url'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_user_subject').on(table.userId, table.subject),
    index('notifications_user').on(table.userId, table.id),
    index('notifications_document').on(table.companyId, table.documentId),
    index('notifications_commitment').on(table.companyId, table.commitmentId),
    inCompany('notifications_document_fk', [table.companyId, table.documentId], documents),
    inCompany('notifications_commitment_fk', [table.companyId, table.commitmentId], commitments),
  ],
);

/** Who did what to whose data: logins, exports, deletions, changes to employees. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action').$type<AuditAction>().notNull(),
    /** The person or thing it was done to, where that is not the user. */
    subjectId: uuid('subject_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_events_company').on(table.companyId, table.id),
    index('audit_events_user').on(table.userId),
  ],
);

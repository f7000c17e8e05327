import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, createdAt, authorId } from './columns.ts';
import { companyId, inCompany } from './owned.ts';
import { employees } from './people.ts';

export const diaryEntries = pgTable(
  'diary_entries',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    description: text('description').notNull(),
    date: instant('date').notNull().defaultNow(),
    createdAt: createdAt(),
    /** The Idempotency-Key it was written with. */
    key: uuid('key'),
    /** How often its text was changed, and when it was last. */
    version: integer('version').notNull().default(0),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('diary_entries_company').on(table.companyId, table.id),
    uniqueIndex('diary_entries_author_key').on(table.companyId, table.authorId, table.key),
    index('diary_entries_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Whom an entry speaks of. `at` is the day of the entry, so that a person's entries are read in their order. */
export const diaryMentions = pgTable(
  'diary_mentions',
  {
    companyId: companyId(),
    authorId: authorId(),
    diaryEntryId: uuid('diary_entry_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    at: instant('at').notNull(),
    /** The leader said so: it stays whatever becomes of the text. */
    chosen: boolean('chosen').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.diaryEntryId, table.employeeId] }),
    index('diary_mentions_employee').on(
      table.companyId,
      table.employeeId,
      table.at,
      table.diaryEntryId,
    ),
    inCompany('diary_mentions_entry_fk', [table.companyId, table.diaryEntryId], diaryEntries),
    inCompany('diary_mentions_employee_fk', [table.companyId, table.employeeId], employees),
  ],
);

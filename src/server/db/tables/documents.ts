import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Source } from '#documents/kit/sources.ts';
import { id, instant, createdAt, updatedAt, authorId, jsonValue } from './columns.ts';
import { users } from './accounts.ts';
import { companyId, inCompany } from './owned.ts';
import { teams, employees } from './people.ts';

/** The AI history: one row a generated document. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    content: jsonValue('content').notNull(),
    /** What was generated, kept at the first edit. */
    originalContent: jsonValue('original_content'),
    brief: jsonb('brief').$type<Record<string, unknown>>().notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull(),
    generator: text('generator').notNull(),
    employeeId: uuid('employee_id'),
    teamId: uuid('team_id'),
    /** Counts the changes: a change names the version that it was made from. */
    version: integer('version').notNull().default(1),
    /** The day it runs until: a PDI's deadline, a feedback's follow-up. */
    dueOn: date('due_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // Ids sort by time, so these serve 'newest first' without a sort. Migration 0026 adds the statistics by which the planner chooses.
  (table) => [
    unique('documents_company').on(table.companyId, table.id),
    index('documents_company_created').on(table.companyId, table.createdAt, table.id),
    index('documents_company_type').on(table.companyId, table.type, table.id),
    index('documents_company_employee').on(table.companyId, table.employeeId, table.id),
    index('documents_company_employee_created').on(
      table.companyId,
      table.employeeId,
      table.createdAt,
      table.id,
    ),
    index('documents_company_employee_type').on(
      table.companyId,
      table.employeeId,
      table.type,
      table.id,
    ),
    index('documents_company_team').on(table.companyId, table.teamId, table.id),
    index('documents_company_team_type').on(table.companyId, table.teamId, table.type, table.id),
    index('documents_company_due')
      .on(table.companyId, table.dueOn)
      .where(sql`${table.dueOn} is not null`),
    inCompany('documents_employee_fk', [table.companyId, table.employeeId], employees),
    // The migration narrows it to `set null (team_id)`, which Drizzle cannot say.
    inCompany('documents_team_fk', [table.companyId, table.teamId], teams).onDelete('set null'),
  ],
);

/**
 * How many documents there are: kept by triggers on `documents`, so that a total costs the same however
 * long the history is. One row for each type, employee and team that occur together.
 */
export const documentCounts = pgTable(
  'document_counts',
  {
    companyId: companyId(),
    type: text('type').notNull(),
    employeeId: uuid('employee_id'),
    teamId: uuid('team_id'),
    total: integer('total').notNull(),
  },
  (table) => [
    unique('document_counts_key')
      .on(table.companyId, table.type, table.employeeId, table.teamId)
      .nullsNotDistinct(),
  ],
);

/** The same for each calendar month of America/Sao_Paulo and type; `month` is its first day. */
export const documentMonths = pgTable(
  'document_months',
  {
    companyId: companyId(),
    month: date('month', { mode: 'string' }).notNull(),
    type: text('type').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month, table.type] })],
);

/**
 * A generation from request to answer: its idempotency, its state and what it used. `key` comes from
 * the client and is unique for a user.
 */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    authorId: authorId(),
    key: uuid('key').notNull(),
    /** SHA-256 of the request: another body under the same key is a conflict. */
    requestHash: text('request_hash').notNull(),
    kind: text('kind').notNull(),
    state: text('state').$type<'running' | 'done' | 'failed' | 'cancelled'>().notNull(),
    /** The process that runs it is alive as long as this keeps moving. */
    aliveAt: instant('alive_at').notNull().defaultNow(),
    documentId: uuid('document_id'),
    generator: text('generator').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    milliseconds: integer('milliseconds'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('generations_user_key').on(table.userId, table.key),
    index('generations_company').on(table.companyId, table.id),
    index('generations_document').on(table.companyId, table.documentId),
    // A handful of rows at any time, among all that there ever were.
    index('generations_running')
      .on(table.id)
      .where(sql`${table.state} = 'running'`),
    // The migration narrows it to `set null (document_id)`.
    inCompany('generations_document_fk', [table.companyId, table.documentId], documents).onDelete(
      'set null',
    ),
  ],
);

/** When the deadlines of all of a company's documents were last read to the end, and told; none: read anew. */
export const deadlineReads = pgTable('deadline_reads', {
  companyId: companyId().primaryKey(),
  readAt: instant('read_at').notNull(),
});

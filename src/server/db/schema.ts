import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Source } from '#documents/kit/sources.ts';
import type { Philosophy, Process } from '#shared/companies.ts';
import type { Experience } from '#shared/employees.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import type { BehavioralProfile, Priority, Tipo } from '#shared/vocabulary.ts';

/*
 * One schema for the embedded database and the server. Ids are UUIDv7, made by the process, so that
 * they sort by time. Every table of a company's data carries company_id, and its indexes lead with it.
 */

const id = () => uuid('id').primaryKey();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Lower case: e-mails compare without case. */
    emailKey: text('email_key').notNull(),
    phone: text('phone').notNull(),
    position: text('position').notNull(),
    tipo: text('tipo').$type<Tipo>().notNull(),
    passwordHash: text('password_hash').notNull(),
    photoFileId: uuid('photo_file_id'),
    /** `trial` or `active`; a trial whose last day has passed is answered as `expired`. */
    subscription: text('subscription').$type<'trial' | 'active'>().notNull().default('trial'),
    trialEndsOn: date('trial_ends_on', { mode: 'string' }).notNull(),
    credits: integer('credits').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    check('users_credits_not_negative', sql`${table.credits} >= 0`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, in hex: the token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Counters of the rate limits, shared by every process. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

export const companies = pgTable(
  'companies',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    cnpj: text('cnpj'),
    description: text('description').notNull(),
    activities: text('activities').notNull(),
    philosophy: jsonb('philosophy').$type<Philosophy>().notNull(),
    processes: jsonb('processes').$type<(Process | string)[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // One company a user, also when two requests race.
  (table) => [uniqueIndex('companies_owner').on(table.ownerId)],
);

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const teams = pgTable(
  'teams',
  {
    id: id(),
    companyId: companyId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    goals: jsonb('goals').$type<string[]>().notNull(),
    managementSettings: jsonb('management_settings').$type<ManagementSettings>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('teams_company_name').on(table.companyId, table.name)],
);

export const employees = pgTable(
  'employees',
  {
    id: id(),
    companyId: companyId(),
    name: text('name').notNull(),
    position: text('position').notNull(),
    tipo: text('tipo').$type<Tipo>().notNull(),
    behavioralProfile: text('behavioral_profile').$type<BehavioralProfile>(),
    objectives: jsonb('objectives').$type<string[]>().notNull(),
    professionalHistory: jsonb('professional_history').$type<Experience[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    photoFileId: uuid('photo_file_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('employees_company_name').on(table.companyId, table.name)],
);

export const employeeTeams = pgTable(
  'employee_teams',
  {
    companyId: companyId(),
    employeeId: uuid('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The order in which the teams were chosen: lists that show one team show the first. */
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.teamId] }),
    index('employee_teams_team').on(table.companyId, table.teamId),
  ],
);

/** What was uploaded; the bytes are in the file store under `id`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    employeeId: uuid('employee_id').references(() => employees.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_company_employee').on(table.companyId, table.employeeId),
    index('files_owner').on(table.ownerId),
  ],
);

export const diaryEntries = pgTable(
  'diary_entries',
  {
    id: id(),
    companyId: companyId(),
    description: text('description').notNull(),
    date: instant('date').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('diary_entries_company_id').on(table.companyId, table.id)],
);

/** The AI history: one row a generated document. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    companyId: companyId(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    /** What was generated, kept at the first edit. */
    originalContent: jsonb('original_content').$type<unknown>(),
    brief: jsonb('brief').$type<Record<string, unknown>>().notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull(),
    generator: text('generator').notNull(),
    employeeId: uuid('employee_id').references(() => employees.id, { onDelete: 'set null' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // Ids sort by time, so these serve 'newest first' without a sort.
  (table) => [
    index('documents_company').on(table.companyId, table.id),
    index('documents_company_created').on(table.companyId, table.createdAt),
    index('documents_company_type').on(table.companyId, table.type, table.id),
    index('documents_company_employee').on(table.companyId, table.employeeId, table.type, table.id),
    index('documents_company_team').on(table.companyId, table.teamId, table.type, table.id),
  ],
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
    key: uuid('key').notNull(),
    /** SHA-256 of the request: another body under the same key is a conflict. */
    requestHash: text('request_hash').notNull(),
    kind: text('kind').notNull(),
    state: text('state').$type<'running' | 'done' | 'failed' | 'cancelled'>().notNull(),
    /** The process that runs it is alive as long as this keeps moving. */
    aliveAt: instant('alive_at').notNull().defaultNow(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    generator: text('generator').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    milliseconds: integer('milliseconds'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('generations_user_key').on(table.userId, table.key),
    index('generations_company').on(table.companyId, table.id),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** What it is about; unique for a user, so that each is made once however many processes run. */
    subject: text('subject').notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    priority: text('priority').$type<Priority | 'normal'>().notNull(),
    isRead: boolean('is_read').notNull().default(false),
    actionUrl: text('action_url'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_user_subject').on(table.userId, table.subject),
    index('notifications_user').on(table.userId, table.id),
  ],
);

/** Who did what to whose data: logins, exports, deletions, changes to employees. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id'),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    createdAt: createdAt(),
  },
  (table) => [index('audit_events_company').on(table.companyId, table.id)],
);

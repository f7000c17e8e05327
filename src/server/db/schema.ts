import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Source } from '#documents/kit/sources.ts';
import type { AuditAction } from '../audit/actions.ts';
import { firstNameKey, inAlphabet } from './accents.ts';
import type { TalkingPointBox } from '#shared/conversations.ts';
import type { Philosophy, Process } from '#shared/companies.ts';
import type { Experience } from '#shared/employees.ts';
import type {
  CommitmentEventKind,
  CommitmentOwner,
  CommitmentSource,
  CommitmentState,
  Recurrence,
} from '#shared/commitments.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import type { BehavioralProfile, NotificationPriority, Tipo } from '#shared/vocabulary.ts';

/*
 * One schema for the embedded database and the server. Ids are UUIDv7, made by the process, so that
 * they sort by time. Every table of a company's data carries company_id, and its indexes lead with it.
 */

const id = () => uuid('id').primaryKey();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();

/**
 * One row, made with the database: a store of files that bears its id holds the files of this database,
 * and of no other.
 */
export const installation = pgTable('installation', { id: id().defaultRandom() });

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

/**
 * Browsers that have logged in as a user. They have a rate limit of their own, so that whoever guesses
 * the password elsewhere does not lock the user out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the cookie's token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('known_devices_user').on(table.userId)],
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
  /** SHA-256 of what is counted, in hex: that holds e-mails and addresses. */
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

/**
 * The user whose row it is. It refers to nothing: a reference would cost an index in every table, and who
 * writes for a company may leave it while what they wrote stays.
 */
const authorId = () => uuid('author_id').notNull();

export const teams = pgTable(
  'teams',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    goals: jsonb('goals').$type<string[]>().notNull(),
    managementSettings: jsonb('management_settings').$type<ManagementSettings>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('teams_company_id').on(table.companyId, table.id),
    index('teams_company_name').on(table.companyId, inAlphabet(table.name), table.id),
  ],
);

export const employees = pgTable(
  'employees',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
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
  (table) => [
    unique('employees_company_id').on(table.companyId, table.id),
    index('employees_company_name').on(table.companyId, inAlphabet(table.name), table.id),
    index('employees_company_first_name').on(table.companyId, firstNameKey(table.name)),
  ],
);

/**
 * A reference within one company. It names the company too, so that it can never lead to another's, and
 * so that what it costs to delete a row does not grow with the other companies.
 */
function inCompany(
  name: string,
  columns: [companyId: AnyPgColumn, id: AnyPgColumn],
  parent: { companyId: AnyPgColumn; id: AnyPgColumn },
) {
  const foreignColumns: [AnyPgColumn, AnyPgColumn] = [parent.companyId, parent.id];
  return foreignKey({ name, columns, foreignColumns }).onDelete('cascade');
}

export const employeeTeams = pgTable(
  'employee_teams',
  {
    companyId: companyId(),
    authorId: authorId(),
    employeeId: uuid('employee_id').notNull(),
    teamId: uuid('team_id').notNull(),
    /** The order in which the teams were chosen: lists that show one team show the first. */
    rank: integer('rank').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.teamId] }),
    index('employee_teams_team').on(table.companyId, table.teamId),
    inCompany('employee_teams_employee_fk', [table.companyId, table.employeeId], employees),
    inCompany('employee_teams_team_fk', [table.companyId, table.teamId], teams),
  ],
);

/**
 * What is counted of the people of a team: kept by triggers on `employee_teams`, `employees` and `documents`,
 * so that suggestions look neither at people nor at their history one by one. One row for each membership.
 */
export const teamPeople = pgTable(
  'team_people',
  {
    companyId: companyId(),
    employeeId: uuid('employee_id').notNull(),
    teamId: uuid('team_id').notNull(),
    /** The name as `inAlphabet` has it. */
    nameKey: text('name_key').notNull(),
    isActive: boolean('is_active').notNull(),
    hasProfile: boolean('has_profile').notNull(),
    /** Of the newest feedback about the person; null: there is none. */
    feedbackAt: instant('feedback_at'),
    pdiAt: instant('pdi_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.teamId] }),
    index('team_people_active')
      .on(table.companyId, table.teamId, table.nameKey, table.employeeId)
      .where(sql`${table.isActive}`),
    foreignKey({
      name: 'team_people_membership_fk',
      columns: [table.companyId, table.employeeId, table.teamId],
      foreignColumns: [employeeTeams.companyId, employeeTeams.employeeId, employeeTeams.teamId],
    }).onDelete('cascade'),
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
    authorId: authorId(),
    employeeId: uuid('employee_id'),
    purpose: text('purpose').$type<'photo' | 'employee' | 'process'>().notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the stored bytes, in hex. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_company_employee').on(table.companyId, table.employeeId),
    index('files_owner').on(table.ownerId),
    inCompany('files_employee_fk', [table.companyId, table.employeeId], employees),
  ],
);

export const diaryEntries = pgTable(
  'diary_entries',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    description: text('description').notNull(),
    date: instant('date').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('diary_entries_company').on(table.companyId, table.id)],
);

/** Whom an entry names. `at` is the day of the entry, so that a person's entries are read in their order. */
export const diaryMentions = pgTable(
  'diary_mentions',
  {
    companyId: companyId(),
    authorId: authorId(),
    diaryEntryId: uuid('diary_entry_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    at: instant('at').notNull(),
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

/** The AI history: one row a generated document. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    /** What was generated, kept at the first edit. */
    originalContent: jsonb('original_content').$type<unknown>(),
    brief: jsonb('brief').$type<Record<string, unknown>>().notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull(),
    generator: text('generator').notNull(),
    employeeId: uuid('employee_id'),
    teamId: uuid('team_id'),
    /** The day it runs until: a PDI's deadline, a feedback's follow-up. */
    dueOn: date('due_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // Ids sort by time, so these serve 'newest first' without a sort.
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

/**
 * What was agreed: one living row a promise. `author_id` is who follows it. A deleted one stays for a moment,
 * so that the deletion can be taken back; every index but those of the references leaves it out.
 */
export const commitments = pgTable(
  'commitments',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    /** Whom it is with or about. */
    employeeId: uuid('employee_id'),
    /** The team it was agreed in: a person who moves later leaves it there. */
    teamId: uuid('team_id'),
    owner: text('owner').$type<CommitmentOwner>().notNull(),
    ownerName: text('owner_name'),
    text: text('text').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    firstDueOn: date('first_due_on', { mode: 'string' }),
    postponed: integer('postponed').notNull().default(0),
    state: text('state').$type<CommitmentState>().notNull().default('open'),
    doneAt: instant('done_at'),
    evidence: text('evidence').notNull().default(''),
    sourceKind: text('source_kind').$type<CommitmentSource>().notNull(),
    documentId: uuid('document_id'),
    conversationId: uuid('conversation_id'),
    diaryEntryId: uuid('diary_entry_id'),
    /** Which promise of its document it is. */
    sourceKey: text('source_key'),
    /** The promise in the document's words: an edit of either is no other promise. */
    sourceText: text('source_text'),
    recurrence: text('recurrence').$type<Recurrence>().notNull().default('none'),
    /** The one that closed and left this as its next; no foreign key, so that each goes by itself. */
    previousId: uuid('previous_id'),
    /** The Idempotency-Key it was made with. */
    key: uuid('key'),
    /** How often its author was reminded of its day: on it, and once more. */
    reminded: integer('reminded').notNull().default(0),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, dueOn, doneAt, id: rowId } = table;
    const isOpen = sql`${table.state} = 'open' and ${table.deletedAt} is null`;
    const isMine = sql`${isOpen} and ${table.owner} = 'leader'`;
    const isTheirs = sql`${isOpen} and ${table.owner} <> 'leader'`;
    const isClosed = sql`${table.state} <> 'open' and ${table.deletedAt} is null`;
    const { employeeId, teamId, state } = table;
    return [
      unique('commitments_company').on(company, rowId),
      unique('commitments_document_key').on(company, table.documentId, table.sourceKey),
      unique('commitments_previous').on(company, table.previousId),
      unique('commitments_author_key').on(company, table.authorId, table.key),
      index('commitments_open').on(company, dueOn, rowId).where(isOpen),
      index('commitments_open_mine').on(company, dueOn, rowId).where(isMine),
      index('commitments_open_theirs').on(company, dueOn, rowId).where(isTheirs),
      index('commitments_open_employee').on(company, employeeId, dueOn, rowId).where(isOpen),
      index('commitments_open_team').on(company, teamId, dueOn, rowId).where(isOpen),
      index('commitments_untold')
        .on(company, dueOn, rowId)
        .where(sql`${isOpen} and ${table.reminded} < 2`),
      index('commitments_closed').on(company, state, doneAt, rowId).where(isClosed),
      index('commitments_closed_employee')
        .on(company, employeeId, state, doneAt, rowId)
        .where(isClosed),
      index('commitments_closed_team').on(company, teamId, state, doneAt, rowId).where(isClosed),
      index('commitments_employee').on(company, employeeId),
      index('commitments_team').on(company, teamId),
      index('commitments_diary_entry').on(company, table.diaryEntryId),
      index('commitments_deleted')
        .on(table.deletedAt)
        .where(sql`${table.deletedAt} is not null`),
      inCompany('commitments_employee_fk', [company, employeeId], employees),
      // The migration narrows these to `set null` of the one column: the promise outlasts where it came from.
      inCompany('commitments_team_fk', [company, teamId], teams).onDelete('set null'),
      inCompany('commitments_document_fk', [company, table.documentId], documents).onDelete(
        'set null',
      ),
      inCompany('commitments_diary_fk', [company, table.diaryEntryId], diaryEntries).onDelete(
        'set null',
      ),
    ];
  },
);

/** What became of a commitment; rows are only ever added. */
export const commitmentEvents = pgTable(
  'commitment_events',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    commitmentId: uuid('commitment_id').notNull(),
    kind: text('kind').$type<CommitmentEventKind>().notNull(),
    /** The value before and after, as far as that is one: a day, a text. */
    from: text('from_value'),
    to: text('to_value'),
    createdAt: createdAt(),
  },
  (table) => [
    index('commitment_events_commitment').on(table.companyId, table.commitmentId, table.id),
    inCompany(
      'commitment_events_commitment_fk',
      [table.companyId, table.commitmentId],
      commitments,
    ),
  ],
);

/** What an author set for their commitments; no row: as it is at first. */
export const commitmentSettings = pgTable(
  'commitment_settings',
  {
    companyId: companyId(),
    authorId: authorId(),
    digest: boolean('digest').notNull().default(true),
    /** SHA-256 of the calendar address's token, in hex: the address itself is stored nowhere. */
    feedTokenHash: text('feed_token_hash').unique('commitment_settings_feed'),
    feedSince: instant('feed_since'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.authorId] })],
);

/** The digest of a week: one row an author and Monday, so that each is sent once however many processes run. */
export const commitmentDigests = pgTable(
  'commitment_digests',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    /** Its Monday. */
    week: date('week', { mode: 'string' }).notNull(),
    /** SHA-256 of the token with which the mail ends the digest; null before it was sent. */
    tokenHash: text('token_hash').unique('commitment_digests_token'),
    /** When a job was last made of it, and when a process began to send it. */
    queuedAt: instant('queued_at'),
    claimedAt: instant('claimed_at'),
    /** It was sent, or there was nothing to say. */
    settledAt: instant('settled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('commitment_digests_week').on(table.companyId, table.authorId, table.week),
    index('commitment_digests_unsettled')
      .on(table.week, table.id)
      .where(sql`${table.settledAt} is null`),
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

/**
 * A talk with a person (1:1): in preparation until it was held. A deleted row stays for a moment, so that it
 * can be taken back.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    employeeId: uuid('employee_id').notNull(),
    plannedOn: date('planned_on', { mode: 'string' }),
    /** null: it is being prepared. */
    heldAt: instant('held_at'),
    /** Written while it was held, for the author alone. */
    notes: text('notes').notNull().default(''),
    outcome: text('outcome').notNull().default(''),
    agreed: text('agreed').notNull().default(''),
    /** The day that was set for the next one. */
    nextOn: date('next_on', { mode: 'string' }),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, employeeId, heldAt, deletedAt } = table;
    const isPrepared = sql`${heldAt} is null and ${deletedAt} is null`;
    return [
      unique('conversations_company').on(company, table.id),
      // One at a time, also when two requests race.
      uniqueIndex('conversations_prepared')
        .on(company, table.authorId, employeeId)
        .where(isPrepared),
      index('conversations_planned').on(company, table.plannedOn, table.id).where(isPrepared),
      index('conversations_employee').on(company, employeeId, heldAt, table.id),
      index('conversations_deleted')
        .on(deletedAt)
        .where(sql`${deletedAt} is not null`),
      inCompany('conversations_employee_fk', [company, employeeId], employees),
    ];
  },
);

/** What is to be talked about with a person: it waits, as itself, for the conversation that treats it. */
export const talkingPoints = pgTable(
  'talking_points',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    employeeId: uuid('employee_id').notNull(),
    box: text('box').$type<TalkingPointBox>().notNull(),
    text: text('text').notNull(),
    /** The conversation that treated it; null: none yet. */
    conversationId: uuid('conversation_id'),
    /** The Idempotency-Key it was made with. */
    key: uuid('key'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, employeeId, conversationId, deletedAt } = table;
    return [
      unique('talking_points_author_key').on(company, table.authorId, table.key),
      index('talking_points_employee').on(company, employeeId, conversationId, table.id),
      index('talking_points_conversation').on(company, conversationId, table.id),
      index('talking_points_deleted')
        .on(deletedAt)
        .where(sql`${deletedAt} is not null`),
      inCompany('talking_points_employee_fk', [company, employeeId], employees),
      inCompany('talking_points_conversation_fk', [company, conversationId], conversations),
    ];
  },
);

/** When the deadlines of all of a company's documents were last read to the end, and told; none: read anew. */
export const deadlineReads = pgTable('deadline_reads', {
  companyId: companyId().primaryKey(),
  readAt: instant('read_at').notNull(),
});

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

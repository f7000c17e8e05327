import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CommitmentEventKind,
  CommitmentOwner,
  CommitmentSource,
  CommitmentState,
  Recurrence,
} from '#shared/commitments.ts';
import { id, instant, createdAt, updatedAt, authorId } from './columns.ts';
import { companyId, inCompany } from './owned.ts';
import { teams, employees } from './people.ts';
import { conversations } from './conversations.ts';
import { diaryEntries } from './diary.ts';
import { documents } from './documents.ts';

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
    /** Which promise of its document it is, or which point or line of its conversation. */
    sourceKey: text('source_key'),
    /** The promise in the document's words, or as it was said: an edit of either is no other promise. */
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
      uniqueIndex('commitments_conversation_key').on(
        company,
        table.conversationId,
        table.sourceKey,
      ),
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
      inCompany(
        'commitments_conversation_fk',
        [company, table.conversationId],
        conversations,
      ).onDelete('set null'),
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
    index('commitment_events_postponed')
      .on(table.companyId, table.createdAt, table.commitmentId)
      .where(sql`${table.kind} = 'postponed'`),
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

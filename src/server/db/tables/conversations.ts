import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TalkingPointBox } from '#shared/conversations.ts';
import { id, instant, createdAt, updatedAt, authorId } from './columns.ts';
import { companyId, inCompany } from './owned.ts';
import { employees } from './people.ts';

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
    /** Lines of what was agreed that will not be followed. */
    declined: jsonb('declined').$type<string[]>().notNull().default([]),
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
      // What was held in a month, of everybody.
      index('conversations_held')
        .on(company, heldAt, employeeId)
        .where(sql`${heldAt} is not null and ${deletedAt} is null`),
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

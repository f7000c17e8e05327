import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { authorId, createdAt, id, instant, updatedAt } from './columns.ts';
import { companyId, inCompany } from './owned.ts';
import { employees } from './people.ts';

/** Questions that were put to several people at once. */
export const rounds = pgTable(
  'rounds',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    questions: jsonb('questions').$type<string[]>().notNull(),
    /** The last day on which answers are taken. */
    closesOn: date('closes_on', { mode: 'string' }).notNull(),
    closedAt: instant('closed_at'),
    /** The Idempotency-Key it was made with. */
    key: uuid('key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('rounds_company').on(table.companyId, table.id),
    unique('rounds_author_key').on(table.companyId, table.authorId, table.key),
  ],
);

/** A person's part in a round: the addresses that open it, and what they answered. It goes with the person. */
export const roundPeople = pgTable(
  'round_people',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    roundId: uuid('round_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    /** SHA-256 of the address's token, in hex: the address itself is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique('round_people_token'),
    /** The same of the address that went with the reminder. */
    reminderHash: text('reminder_hash').unique('round_people_reminder'),
    remindedAt: instant('reminded_at'),
    openedAt: instant('opened_at'),
    answeredAt: instant('answered_at'),
    /** In the order of the questions; '' is none. */
    answers: jsonb('answers').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, roundId, employeeId, answeredAt } = table;
    return [
      unique('round_people_once').on(company, roundId, employeeId),
      index('round_people_employee').on(company, employeeId),
      index('round_people_answered')
        .on(company, employeeId, answeredAt, roundId)
        .where(sql`${answeredAt} is not null`),
      inCompany('round_people_round_fk', [company, roundId], rounds),
      inCompany('round_people_employee_fk', [company, employeeId], employees),
    ];
  },
);

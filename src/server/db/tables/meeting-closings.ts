import { date, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { authorId, createdAt, id, updatedAt } from './columns.ts';
import { documents } from './documents.ts';
import { companyId, inCompany } from './owned.ts';

/** What became of a meeting, in its author's words; one for each script. */
export const meetingClosings = pgTable(
  'meeting_closings',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    documentId: uuid('document_id').notNull(),
    outcome: text('outcome').notNull().default(''),
    decisions: text('decisions').notNull().default(''),
    /** Lines of the decisions that will not be followed. */
    declined: jsonb('declined').$type<string[]>().notNull().default([]),
    nextOn: date('next_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, documentId } = table;
    return [
      unique('meeting_closings_document').on(company, documentId, table.authorId),
      inCompany('meeting_closings_document_fk', [company, documentId], documents),
    ];
  },
);

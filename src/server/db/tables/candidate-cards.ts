import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CriterionMark, Recommendation } from '#shared/candidate-cards.ts';
import { id, instant, createdAt, updatedAt, authorId } from './columns.ts';
import { documents } from './documents.ts';
import { companyId, inCompany } from './owned.ts';

/**
 * What was seen and heard of a candidate, for the author alone. It goes with its script, and a year after
 * its last change. A deleted row stays for a moment, so that it can be taken back.
 */
export const candidateCards = pgTable(
  'candidate_cards',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    /** The interview script. */
    documentId: uuid('document_id').notNull(),
    name: text('name').notNull(),
    marks: jsonb('marks').$type<CriterionMark[]>().notNull().default([]),
    conclusion: text('conclusion').notNull().default(''),
    recommendation: text('recommendation').$type<Recommendation>(),
    /** The Idempotency-Key it was made with. */
    key: uuid('key'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, documentId, deletedAt } = table;
    return [
      unique('candidate_cards_author_key').on(company, table.authorId, table.key),
      index('candidate_cards_document').on(company, documentId, table.id),
      index('candidate_cards_kept').on(table.updatedAt),
      index('candidate_cards_deleted')
        .on(deletedAt)
        .where(sql`${deletedAt} is not null`),
      inCompany('candidate_cards_document_fk', [company, documentId], documents),
    ];
  },
);

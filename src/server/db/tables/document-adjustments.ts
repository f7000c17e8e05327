import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { OfferedChange } from '#documents/kit/adjustments.ts';
import { authorId, createdAt, id } from './columns.ts';
import { documents } from './documents.ts';
import { companyId, inCompany } from './owned.ts';

/** What of a proposal was taken, and the version that came of it. */
export interface TakenUnits {
  units: number[];
  version: number;
}

/** The changes that were proposed to a document: the same wish again gets the same ones, and what is taken is theirs. */
export const documentAdjustments = pgTable(
  'document_adjustments',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    documentId: uuid('document_id').notNull(),
    /** Of the client, for one wish however often it has to ask. */
    key: uuid('key').notNull(),
    instruction: text('instruction').notNull(),
    /** Of the document, as it was proposed for; 0 where an earlier program did not keep it: it is taken no more. */
    version: integer('version').notNull().default(0),
    changes: jsonb('changes').$type<OfferedChange[]>().notNull(),
    note: text('note').notNull(),
    /** Whether it is one of the free ones, or a credit: a model proposed it. */
    isCounted: boolean('is_counted').notNull().default(true),
    taken: jsonb('taken').$type<TakenUnits>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('document_adjustments_key').on(table.companyId, table.documentId, table.key),
    inCompany('document_adjustments_document_fk', [table.companyId, table.documentId], documents),
  ],
);

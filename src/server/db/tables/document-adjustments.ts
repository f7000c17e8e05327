import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ProposedChange } from '#documents/kit/adjustments.ts';
import { authorId, createdAt, id } from './columns.ts';
import { documents } from './documents.ts';
import { companyId, inCompany } from './owned.ts';

/** The changes that a model proposed to a document: the same wish again gets the same ones, and each is counted once. */
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
    changes: jsonb('changes').$type<ProposedChange[]>().notNull(),
    note: text('note').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('document_adjustments_key').on(table.companyId, table.documentId, table.key),
    inCompany('document_adjustments_document_fk', [table.companyId, table.documentId], documents),
  ],
);

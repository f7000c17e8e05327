import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { VersionCause } from '#documents/kit/versions.ts';
import { authorId, createdAt, id, jsonValue } from './columns.ts';
import { documents } from './documents.ts';
import { companyId, inCompany } from './owned.ts';

/**
 * What a document said at each change, the present one too. One that was never changed has no rows: it is its own
 * first version.
 */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    documentId: uuid('document_id').notNull(),
    number: integer('number').notNull(),
    cause: text('cause').$type<VersionCause>().notNull(),
    /** What was asked for, where it was adjusted. */
    instruction: text('instruction'),
    title: text('title').notNull(),
    content: jsonValue('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('document_versions_number').on(table.companyId, table.documentId, table.number),
    inCompany('document_versions_document_fk', [table.companyId, table.documentId], documents),
  ],
);

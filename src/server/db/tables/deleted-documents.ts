import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { authorId, id, instant } from './columns.ts';
import { companyId, inCompany } from './owned.ts';
import { employees } from './people.ts';

/**
 * What a deleted document and all that went with it was, row by row, so that the deletion can be taken back. Nothing
 * refers to it: who reads documents need not know that some are deleted.
 */
export const deletedDocuments = pgTable(
  'deleted_documents',
  {
    id: id(),
    companyId: companyId(),
    /** Who deleted it. */
    authorId: authorId(),
    documentId: uuid('document_id').notNull(),
    /** Whom the row is about: it goes with them. */
    employeeId: uuid('employee_id'),
    /** The table that the row stood in; of a row that stays, it holds the reference that was lost. */
    tableName: text('table_name').notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => {
    const { companyId: company, documentId, employeeId, deletedAt } = table;
    return [
      index('deleted_documents_document').on(company, documentId, table.tableName),
      index('deleted_documents_employee').on(company, employeeId),
      index('deleted_documents_deleted').on(deletedAt),
      inCompany('deleted_documents_employee_fk', [company, employeeId], employees),
    ];
  },
);

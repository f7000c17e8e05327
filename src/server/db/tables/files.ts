import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, createdAt, authorId } from './columns.ts';
import { users, companies } from './accounts.ts';
import { inCompany } from './owned.ts';
import { employees } from './people.ts';

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

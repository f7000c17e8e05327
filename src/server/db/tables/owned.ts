import { foreignKey, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { companies } from './accounts.ts';

/* What a table of a company's data has: company_id, with which its indexes begin. */

export const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/**
 * A reference within one company. It names the company too, so that it can never lead to another's, and
 * so that what it costs to delete a row does not grow with the other companies.
 */
export function inCompany(
  name: string,
  columns: [companyId: AnyPgColumn, id: AnyPgColumn],
  parent: { companyId: AnyPgColumn; id: AnyPgColumn },
) {
  const foreignColumns: [AnyPgColumn, AnyPgColumn] = [parent.companyId, parent.id];
  return foreignKey({ name, columns, foreignColumns }).onDelete('cascade');
}

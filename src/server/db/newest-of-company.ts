import { desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface TableOfCompany {
  companyId: AnyPgColumn;
  id: AnyPgColumn;
}

/**
 * One of one, which says the same as equality with the placeholder `companyId`. After equality the company
 * would be no part of an order, and the planner might as well read everyone's rows by their ids, which takes
 * long where the company has none among the newest. A partitioned table is read in one part all the same.
 */
export function isOfOneCompany({ companyId }: Pick<TableOfCompany, 'companyId'>): SQL {
  return sql`${companyId} = any(array[${sql.placeholder('companyId')}::uuid])`;
}

/** The order of the index of a company's rows by their ids, which sort by time. */
export function newestOfCompany({ companyId, id }: TableOfCompany): SQL[] {
  return [desc(companyId), desc(id)];
}

import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The condition of a join along a reference, within one company: `pointsTo(conversations, 'employeeId', employees)`. */
export function pointsTo<Key extends string>(
  child: Record<Key | 'companyId', AnyPgColumn>,
  reference: Key,
  parent: { companyId: AnyPgColumn; id: AnyPgColumn },
): SQL {
  return and(eq(parent.companyId, child.companyId), eq(parent.id, child[reference]))!;
}

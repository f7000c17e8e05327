import { and, count, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { documentKindValues } from '#documents/labels.ts';
import type { Db } from '../db/database.ts';
import { documentCounts, documentMonths, documents, employees } from '../db/schema.ts';
import {
  equals,
  filteredColumns,
  isOfNoneInactive,
  type Counted,
  type Used,
} from './history-columns.ts';

/** Of everything, or of a type: a hundred counters, where those of people and teams may be thousands. */
function totalOfMonths(db: Db, used: Used) {
  const isOfType = used.includes('type') && eq(documentMonths.type, sql.placeholder('type'));
  return db
    .select({ total: sum(documentMonths.total).mapWith(Number).as('total') })
    .from(documentMonths)
    .where(and(eq(documentMonths.companyId, sql.placeholder('companyId')), isOfType || undefined));
}

/** All but what is about those who are inactive: they are few, and each has seven counters at most in a team. */
function totalOfActive(db: Db, used: Used) {
  const ofTypes = used.includes('type')
    ? eq(documentCounts.type, sql.placeholder('type'))
    : inArray(documentCounts.type, [...documentKindValues]);
  const all = totalOfMonths(db, used).as('all_documents');
  const ofInactive = db
    .select({ total: sum(documentCounts.total).as('total_of_inactive') })
    .from(employees)
    .innerJoin(
      documentCounts,
      and(
        ...equals(documentCounts, ['companyId']),
        ofTypes,
        eq(documentCounts.employeeId, employees.id),
      ),
    )
    .where(
      and(eq(employees.companyId, sql.placeholder('companyId')), eq(employees.isActive, false)),
    )
    .as('of_inactive');
  return db
    .select({ total: sql`${all.total} - coalesce(${ofInactive.total}, 0)`.mapWith(Number) })
    .from(all)
    .crossJoin(ofInactive);
}

/** A sum of counters; only the documents of a day are counted themselves, in their index. */
export function total(db: Db, used: Used) {
  if (used.every((name) => name === 'type')) return totalOfMonths(db, used);
  if (used.every((name) => name === 'type' || name === 'active')) return totalOfActive(db, used);
  const ofFilters = (counted: Counted) => [
    ...equals(counted, ['companyId', ...filteredColumns(used)]),
    used.includes('active') ? isOfNoneInactive(counted) : undefined,
  ];
  if (!used.includes('day')) {
    return db
      .select({ total: sum(documentCounts.total).mapWith(Number) })
      .from(documentCounts)
      .where(and(...ofFilters(documentCounts)));
  }
  const isOfDay = [
    gte(documents.createdAt, sql.placeholder('dayStart')),
    lt(documents.createdAt, sql.placeholder('dayEnd')),
  ];
  return db
    .select({ total: count() })
    .from(documents)
    .where(and(...ofFilters(documents), ...isOfDay));
}

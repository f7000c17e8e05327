import { and, count, eq, gte, lt, sql, sum } from 'drizzle-orm';
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

/**
 * Says nothing, but names the second column of the index of counters, so that a person's are found there
 * without those of all others. Constants: of placeholders the planner does not know how few they are.
 */
const isOfAnyType = sql`${documentCounts.type} = any(${sql.raw(
  `array[${documentKindValues.map((kind) => `'${kind}'`).join(', ')}]`,
)})`;

/** Of everything, or of a type: a hundred counters, where those of people and teams may be thousands. */
function totalOfMonths(db: Db, used: Used) {
  const isOfType = used.includes('type') && eq(documentMonths.type, sql.placeholder('type'));
  return db
    .select({ total: sum(documentMonths.total).mapWith(Number).as('total') })
    .from(documentMonths)
    .where(and(eq(documentMonths.companyId, sql.placeholder('companyId')), isOfType || undefined));
}

/** All but what is about those who are inactive: they are few, and each has a counter a kind at most in a team. */
function totalOfActive(db: Db, used: Used) {
  const ofTypes = used.includes('type')
    ? eq(documentCounts.type, sql.placeholder('type'))
    : isOfAnyType;
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

/**
 * Nameless where it must be planned for the company each time: a plan for any company looks for the inactive
 * of one of 10,000 people among all its counters, for each of them anew.
 */
export const nameOfTotal = (used: Used): string =>
  isOfActiveAlone(used) ? '' : `history_total_${used.join('_')}`;

const isOfActiveAlone = (used: Used) =>
  used.includes('active') && used.every((name) => name === 'type' || name === 'active');

/** A sum of counters; only the documents of a day are counted themselves, in their index. */
export function total(db: Db, used: Used) {
  if (used.every((name) => name === 'type')) return totalOfMonths(db, used);
  if (isOfActiveAlone(used)) return totalOfActive(db, used);
  const ofFilters = (counted: Counted) => [
    ...equals(counted, ['companyId', ...filteredColumns(used)]),
    used.includes('active') ? isOfNoneInactive(counted) : undefined,
  ];
  if (!used.includes('day')) {
    return db
      .select({ total: sum(documentCounts.total).mapWith(Number) })
      .from(documentCounts)
      .where(and(...ofFilters(documentCounts), used.includes('type') ? undefined : isOfAnyType));
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

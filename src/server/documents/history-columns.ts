import { eq, sql, type SQL } from 'drizzle-orm';
import { documents, documentCounts, employees } from '../db/schema.ts';

export type HistoryFilter = 'type' | 'employee' | 'team' | 'active' | 'day';
export type Used = readonly HistoryFilter[];

const filterColumns = { employee: 'employeeId', team: 'teamId', type: 'type' } as const;
type ColumnFilter = keyof typeof filterColumns;
export type Key = 'companyId' | 'employeeId' | 'teamId' | 'type' | 'createdAt' | 'id';
export type Counted = typeof documents | typeof documentCounts;

/** The columns of the index that serves the filters. */
function indexOf(used: Used): Key[] {
  if (used.includes('day')) return ['companyId', 'createdAt', 'id'];
  const person = used.includes('employee') ? 'employee' : 'team';
  const served = ([person, 'type'] as const).filter((name) => used.includes(name));
  return ['companyId', ...served.map((name) => filterColumns[name]), 'id'];
}

/** What orders a page: the last two columns of its index; those before them are the same throughout. */
export function orderOf(used: Used): Key[] {
  return indexOf(used).slice(-2);
}

export function equals(
  counted: Counted,
  columns: readonly Exclude<Key, 'createdAt' | 'id'>[],
): SQL[] {
  return columns.map((column) => eq(counted[column], sql.placeholder(column)));
}

export function filteredColumns(used: Used) {
  const names = (Object.keys(filterColumns) as ColumnFilter[]).filter((name) =>
    used.includes(name),
  );
  return names.map((name) => filterColumns[name]);
}

/** The same for thousands: those who are inactive are gathered once. */
export function isOfNoneInactive({ employeeId }: Counted): SQL {
  return sql`(${employeeId} is null or ${employeeId} not in (select ${employees.id} from ${employees}
    where ${employees.companyId} = ${sql.placeholder('companyId')} and not ${employees.isActive}))`;
}

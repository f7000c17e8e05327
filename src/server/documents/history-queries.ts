import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { limits } from '#shared/limits.ts';
import type { Db } from '../db/database.ts';
import { isOfOneCompany } from '../db/newest-of-company.ts';
import { flatRows } from '../db/flat-rows.ts';
import { prepared } from '../db/prepared.ts';
import { documents, employees } from '../db/schema.ts';
import {
  equals,
  filteredColumns,
  isOfNoneInactive,
  orderOf,
  type Key,
  type Used,
} from './history-columns.ts';
import { nameOfTotal, total } from './history-totals.ts';
import { markOf } from './marks.ts';
import type { DocumentRow } from './store.ts';

/*
 * Every set of filters has an index that begins with its columns and ends with the id, and ids sort by
 * time. A page is a piece of that index. Two columns order it: were it the id alone, the planner might read
 * another index and skip all that others have there. Its ends are rows of both; of the company, which is one,
 * they are the ids in it, so that a partitioned table is read in one part.
 */

type Direction = typeof asc;

/** Between two places, both left out: `after` and `before`, in a day with their instants. */
function isBetween(keys: readonly Key[]): SQL {
  const row = (cell: (key: Key) => unknown) =>
    sql.join(
      keys.map((key) => sql`${cell(key)}`),
      sql`, `,
    );
  const place = (name: 'after' | 'before') => {
    const names: Partial<Record<Key, string>> = { id: name, createdAt: `${name}Instant` };
    return row((key) => sql.placeholder(names[key] ?? key));
  };
  const own = row((key) => documents[key]);
  if (keys[0] === 'companyId') return sql`${isOfOneCompany(documents)} and ${isBetween(['id'])}`;
  return sql`(${own}) > (${place('after')}) and (${own}) < (${place('before')})`;
}

/** Asked of each document of a page; who is nobody is not inactive. */
const isOfActive = sql`coalesce((select ${employees.isActive} from ${employees} where ${employees.companyId}
  = ${documents.companyId} and ${employees.id} = ${documents.employeeId}), true)`;

function matching(used: Used, isActive: SQL): SQL | undefined {
  const order = orderOf(used);
  const fixed = (['companyId', ...filteredColumns(used)] as const).filter(
    (column) => !order.includes(column),
  );
  return and(
    ...equals(documents, fixed),
    isBetween(order),
    used.includes('active') ? isActive : undefined,
  );
}

/**
 * The limit within is a constant: of a placeholder the planner does not know how few rows it stands
 * for. Rows come one by one, so that what lies beyond the outer limit is never read.
 */
function neighbours(db: Db, used: Used, direction: Direction) {
  const keys = orderOf(used);
  const page = db
    .select()
    .from(documents)
    .where(matching(used, isOfActive))
    .orderBy(...keys.map((key) => direction(documents[key])))
    .limit(limits.historyPageMax)
    .as('page');
  return db
    .select({
      ...(Object.fromEntries(
        Object.keys(getTableColumns(documents)).map((name) => [
          name,
          page[name as keyof DocumentRow],
        ]),
      ) as Pick<typeof page, keyof DocumentRow>),
      mark: markOf(page).as('mark'),
    })
    .from(page)
    .orderBy(...keys.map((key) => direction(page[key])))
    .limit(sql.placeholder('limit'));
}

/** What is skipped is counted off in the index; only the rows of the page are fetched. */
function jump(db: Db, used: Used, direction: Direction) {
  const keys = orderOf(used);
  const columns = Object.fromEntries(keys.map((key) => [key, documents[key]]));
  const found = db
    .select(columns as Pick<typeof documents, Key>)
    .from(documents)
    .where(matching(used, isOfNoneInactive(documents)))
    .orderBy(...keys.map((key) => direction(documents[key])))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found');
  const isFound = and(...equals(documents, ['companyId']), eq(documents.id, found.id));
  return db
    .select({ ...getTableColumns(documents), mark: markOf(documents).as('mark') })
    .from(found)
    .innerJoin(documents, isFound)
    .orderBy(...keys.map((key) => direction(found[key])));
}

/** Builds the statement of each set of filters when it is first asked for. */
function eachOnce<Statement>(build: (used: Used, name: string) => Statement) {
  const built = new Map<string, Statement>();
  return (used: Used): Statement => {
    const name = used.join('_');
    const statement = built.get(name) ?? flatRows(build(used, name));
    built.set(name, statement);
    return statement;
  };
}

/** The statements of the history by their filters; those from the oldest answer in ascending order. */
export const historyStatements = prepared((db) => ({
  older: eachOnce((used, name) => neighbours(db, used, desc).prepare(`history_older_${name}`)),
  newer: eachOnce((used, name) => neighbours(db, used, asc).prepare(`history_newer_${name}`)),
  fromNewest: eachOnce((used, name) => jump(db, used, desc).prepare(`history_newest_${name}`)),
  fromOldest: eachOnce((used, name) => jump(db, used, asc).prepare(`history_oldest_${name}`)),
  total: eachOnce((used) => total(db, used).prepare(nameOfTotal(used))),
}));

import type { Db } from './database.ts';
import { flatRows } from './flat-rows.ts';

/**
 * A query that is built once for each database and then only run. Building one costs more than the
 * rest of a small request; for what every screen reads, that is worth a name.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) {
      query = flatRows(build(db));
      built.set(db, query);
    }
    return query;
  };
}

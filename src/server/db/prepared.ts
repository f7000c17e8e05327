import type { Db, Tx } from './database.ts';
import { flatRows } from './flat-rows.ts';

/**
 * A query that is built once for each database and then only run. Building one costs more than the
 * rest of a small request; for what every screen reads, that is worth a name. In a transaction it is built anew.
 */
export function prepared<Query>(build: (db: Db | Tx) => Query): (db: Db | Tx) => Query {
  const built = new WeakMap<Db | Tx, Query>();
  return (db) => {
    let query = built.get(db);
    if (query === undefined) {
      query = flatRows(build(db));
      built.set(db, query);
    }
    return query;
  };
}

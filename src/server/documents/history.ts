import { sql } from 'drizzle-orm';
import type { HistoryQuery, ListedDocument } from '#documents/endpoints.ts';
import type { DocumentMark } from '#documents/labels.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { historyStatements } from './history-queries.ts';
import {
  boundedBy,
  readCursor,
  readSearch,
  type Cursor,
  type HistorySearch,
} from './history-search.ts';
import { findInstant, toItem, type DocumentRow } from './store.ts';

export interface History {
  items: ListedDocument[];
  /** Of all that match, wherever the page is. */
  total: number;
  limit: number;
}

/**
 * One page of the history, newest first: by its neighbour, which costs the same anywhere, or by its
 * number.
 *
 * @throws AppError `invalid_input` where `olderThan` or `newerThan` is no id, or both are given
 */
export async function listDocuments(
  db: Db,
  companyId: OwnedCompanyId,
  query: HistoryQuery,
): Promise<History> {
  const { page = 1, limit = limits.historyPageDefault } = query;
  const cursor = readCursor(query);
  const search = readSearch(companyId, query);
  if (!search) return { items: [], total: 0, limit };
  if (cursor)
    return answer(await readBeside(db, search, cursor), await totalOf(db, search), search);
  if (page > 1) return jumpTo(db, search, page);
  const { used, values } = search;
  const rows = await historyStatements(db)
    .older(used)
    .execute({ ...values, limit });
  return answer(rows, await totalOf(db, search), search);
}

/** A document with what the list says of it. */
type ListedRow = DocumentRow & { mark: DocumentMark | null };

async function readBeside(db: Db, search: HistorySearch, cursor: Cursor): Promise<ListedRow[]> {
  const { used, companyId, day, limit } = search;
  const instant = day ? await findInstant(db, companyId, cursor.id) : null;
  const values = { ...boundedBy(search, cursor, instant), limit };
  const { older, newer } = historyStatements(db);
  if (cursor.side === 'older') return older(used).execute(values);
  return (await newer(used).execute(values)).toReversed();
}

/** For the rest of a transaction: where many are skipped the planner would rather read and sort them all. */
const inIndexOrder = sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan',
  'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort', 'enable_gathermerge', 'enable_mergejoin',
  'enable_material']) as name`;

/**
 * A page by its number, counted off from the nearer end. In a transaction, so that the total it is
 * counted with is that of the same moment.
 */
function jumpTo(db: Db, search: HistorySearch, page: number): Promise<History> {
  const { used, values, limit } = search;
  return db.transaction(
    async (tx) => {
      const total = await totalOf(tx, search);
      const offset = (page - 1) * limit;
      if (offset >= total) return answer([], total, search);
      await tx.execute(inIndexOrder);
      const { fromNewest, fromOldest } = historyStatements(tx);
      if (offset < total / 2) {
        const rows = await fromNewest(used).execute({ ...values, limit, offset });
        return answer(rows, total, search);
      }
      const onPage = Math.min(limit, total - offset);
      const counted = { limit: onPage, offset: total - offset - onPage };
      const rows = await fromOldest(used).execute({ ...values, ...counted });
      return answer(rows.toReversed(), total, search);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function totalOf(db: Db, { used, values, day }: HistorySearch): Promise<number> {
  const [row] = await historyStatements(db)
    .total(used)
    .execute({ ...values, dayStart: day?.start, dayEnd: day?.end });
  return row?.total ?? 0;
}

function answer(rows: ListedRow[], total: number, { limit }: HistorySearch): History {
  return { items: rows.map((row) => ({ ...toItem(row), mark: row.mark })), total, limit };
}

import { sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, Tx } from '../db/database.ts';
import {
  commitments,
  diaryEntries,
  documents,
  employees,
  searchFills,
  searchTexts,
} from '../db/schema.ts';
import type { SearchKind } from './query.ts';
import { rowsOf } from './rows.ts';

/* What was written before there was an index of words, or another one, is indexed beside everything else, a few rows at a time. */

const batchRows = 20;
/** At most so much of the time is spent on it. */
const share = 1 / 2;
const shortestPauseMs = 20;
/** Another process is at it, or it failed. */
const laterMs = 60_000;

/** As the triggers of the migration put it. The row is held, so that nobody changes or deletes it meanwhile. */
const sources: Readonly<Record<SearchKind, (before: SQL) => SQL>> = {
  d: (before) => sql`select company_id, 'd', id, created_at, type, employee_id, team_id,
      search_document_words(company_id, title, content, created_at) as words
    from (select * from ${documents} where ${before} order by id desc limit ${batchRows} for no key update) as batch`,
  n: (before) => sql`select company_id, 'n', id, date, '', null::uuid, null::uuid,
      case when deleted_at is null then search_plain_words(company_id, 'n', description, date) end as words
    from (select * from ${diaryEntries} where ${before} order by id desc limit ${batchRows} for no key update) as batch`,
  c: (before) => sql`select company_id, 'c', id, created_at, state, employee_id, team_id,
      case when deleted_at is null then search_plain_words(company_id, 'c', text || ' ' || evidence, created_at) end as words
    from (select * from ${commitments} where ${before} order by id desc limit ${batchRows} for no key update) as batch`,
  p: (
    before,
  ) => sql`select company_id, 'p', id, created_at, case when is_active then 'active' else 'inactive' end,
      id, null::uuid,
      search_plain_words(company_id, 'p', name || ' ' || position, created_at) as words
    from (select * from ${employees} where ${before} order by id desc limit ${batchRows} for no key update) as batch`,
};

/** Indexes the next few rows. @returns whether all is done; null where another process is at it */
export function fillBatch(db: Db): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [left] = await rowsOf<{ kind: SearchKind; downTo: string }>(
      tx,
      sql`select kind, down_to as "downTo" from ${searchFills} where not is_whole
        order by kind limit 1 for update skip locked`,
    );
    if (left) return fillKind(tx, left.kind, left.downTo);
    const [row] = await rowsOf<{ isDone: boolean }>(
      tx,
      sql`select not exists (select from ${searchFills} where not is_whole) as "isDone"`,
    );
    return row?.isDone === true || null;
  });
}

async function fillKind(tx: Tx, kind: SearchKind, downTo: string): Promise<false> {
  const source = sources[kind](sql`id < ${downTo}::uuid`);
  const [row] = await rowsOf<{ count: number; downTo: string | null }>(
    tx,
    sql`with rows (company_id, kind, item_id, at, state, employee_id, team_id, words) as materialized (${source}),
      put as (insert into ${searchTexts} select * from rows where words is not null
        on conflict (company_id, kind, item_id) do update set words = excluded.words
          where ${searchTexts.words} is distinct from excluded.words)
      select count(*)::int as count, min(item_id::text) as "downTo" from rows`,
  );
  const isWhole = !row || row.count < batchRows;
  await tx.execute(sql`update ${searchFills} set down_to = ${row?.downTo ?? downTo}::uuid,
    is_whole = ${isWhole} where kind = ${kind}`);
  return false;
}

/** Fills until all is done, in the pauses of everything else. @returns what ends it */
export function startFilling(db: Db, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const again = (pause: number) => {
    if (!isOver) timer = setTimeout(() => void next(), pause);
  };
  const next = async () => {
    const began = performance.now();
    try {
      const isDone = await fillBatch(db);
      if (isDone === null) return again(laterMs);
      if (isDone) return;
      const took = performance.now() - began;
      again(Math.max(shortestPauseMs, took / share - took));
    } catch (error) {
      log.warn({ err: error }, 'texts were not indexed');
      again(laterMs);
    }
  };
  again(shortestPauseMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

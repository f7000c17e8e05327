import { sql, type SQL } from 'drizzle-orm';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Tx } from '../db/database.ts';
import { documents, searchTexts } from '../db/schema.ts';
import { earlierOf, type Place } from './query.ts';
import { rowsOf } from './rows.ts';
import type { TypedWord } from './words.ts';

/*
 * The newest documents of a company, each looked at by its key. The index of words reads, of a beginning, all words that
 * begin so, wherever they stand: what is common is found sooner among the newest, and what is rare is seen to be so.
 */

/** So many are looked at; what is in one of fifteen of them fills a page. */
const lookedAt = 300;
/** As many words of the index can be read while one text is looked at, about. */
const wordsPerText = 30;

/** Where a page ended: an instant and an id. */
type Behind = SQL | null;

/** Ids and instants, the newest first. */
function newestOf(companyId: OwnedCompanyId, behind: Behind): SQL {
  const { id, createdAt, companyId: owner } = documents;
  const from = behind ? sql`(${createdAt}, ${id}) < ${behind}` : sql`true`;
  return sql`(select ${id}, ${createdAt} from ${documents} where ${owner} = ${companyId} and ${from}
    order by ${createdAt} desc, ${id} desc limit ${lookedAt})`;
}

interface Wanted {
  companyId: OwnedCompanyId;
  behind: Behind;
  /** What is looked for, as text of the type tsquery. */
  query: string;
  filter: SQL;
}

/** Those of them that hold what is looked for, as `from search_texts` with its order. */
export function amongNewest({ companyId, behind, query, filter }: Wanted): SQL {
  const { companyId: owner, kind, itemId, words } = searchTexts;
  return sql`${newestOf(companyId, behind)} as newest cross join lateral (select * from ${searchTexts}
      where ${owner} = ${companyId} and ${kind} = 'd' and ${itemId} = newest.id and ${words} @@ ${query}::tsquery
        and ${filter} offset 0) as search_texts
    order by newest.created_at desc, newest.id desc`;
}

/** Older than all of them; where there are fewer, nothing is. */
export function behindNewest(companyId: OwnedCompanyId, behind: Behind): SQL {
  return sql`(${searchTexts.at}, ${searchTexts.itemId})
    < (select created_at, id from ${newestOf(companyId, behind)} as newest offset ${lookedAt - 1})`;
}

/**
 * The words before a beginning, to be looked for by the index alone: where they are so rare, and the beginning so
 * common, that looking at each text costs less than reading all words that begin so. Otherwise null.
 */
export async function rareWords(
  tx: Tx,
  companyId: OwnedCompanyId,
  words: readonly TypedWord[],
): Promise<string | null> {
  const place: Place = { companyId, kind: 'd' };
  const earlier = earlierOf(words, place);
  if (earlier === null) return null;
  const { companyId: owner, kind, itemId, words: kept } = searchTexts;
  const held = (query: string) => sql`${kept} @@ ${query}::tsquery`;
  const { id, createdAt, companyId: theirs } = documents;
  const oldest = sql`(select ${id} from ${documents} where ${theirs} = ${companyId}
    order by ${createdAt}, ${id} limit ${lookedAt})`;
  const [seen] = await rowsOf<{ rare: number; common: number }>(
    tx,
    sql`select count(*) filter (where rare)::int as rare, count(*) filter (where common)::int as common
      from (select id from ${newestOf(companyId, null)} as newest union all select id from ${oldest} as oldest) as looked
        cross join lateral (select ${held(earlier.words)} as rare, ${held(earlier.beginning)} as common
          from ${searchTexts} where ${owner} = ${companyId} and ${kind} = 'd' and ${itemId} = looked.id offset 0) as seen`,
  );
  // What is in none of those looked at may be in one of twice as many.
  return seen && (seen.rare + 0.5) * wordsPerText < seen.common ? earlier.words : null;
}

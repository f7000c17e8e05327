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
/** As many rows can be read from the index as one can be looked at, about. */
const indexed = 30;

/** Where a page ended: an instant and an id. */
export type Behind = SQL | null;

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
  const held = (query: string) => sql`count(*) filter (where ${kept} @@ ${query}::tsquery)::int`;
  const [seen] = await rowsOf<{ rare: number; common: number }>(
    tx,
    sql`select ${held(earlier.words)} as rare, ${held(earlier.beginning)} as common
      from ${newestOf(companyId, null)} as newest join ${searchTexts}
        on ${owner} = ${companyId} and ${kind} = 'd' and ${itemId} = newest.id`,
  );
  // What is in none of those looked at may be in one of twice as many.
  return seen && (seen.rare + 0.5) * indexed < seen.common ? earlier.words : null;
}

import { sql, type SQL } from 'drizzle-orm';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { searchTexts } from '../db/schema.ts';
import { amongNewest, behindNewest, rareWords } from './newest.ts';
import { levelsOf, ownerOf, type SearchKind } from './query.ts';
import { rowsOf } from './rows.ts';
import type { TypedWord } from './words.ts';

interface Wanted {
  companyId: OwnedCompanyId;
  kind: SearchKind;
  words: readonly TypedWord[];
  now: Date;
  limit: number;
  /** Further conditions on the rows of `search_texts`. */
  filter?: SQL | undefined;
  /** Where the page before ended. */
  after?: string | undefined;
}

export interface Found {
  id: string;
  /** `after` of what follows. */
  place: string;
}

/**
 * The best first, then the newest: of documents those with a title as it was typed, those with a title that begins so, the
 * rest. Where there are many, those of the newest months are looked for before the others, which are reached only where
 * they do not suffice: a word that is in everything costs no more than a rare one. Before a beginning is looked for in the
 * index, the newest documents are looked at one by one.
 */
export async function findTexts({ tx, large }: Index, wanted: Wanted): Promise<Found[]> {
  const { companyId, kind, words } = wanted;
  const isLarge = large.has(kind);
  const rare = isLarge && kind === 'd' ? await rareWords(tx, companyId, words) : null;
  const statement = branchesOf(wanted, { isLarge, rare });
  return statement ? rowsOf<Found>(tx, statement) : [];
}

export interface Index {
  tx: Tx;
  /** The kinds of which the company has so many that the newest are looked for first. */
  large: ReadonlySet<SearchKind>;
}

const manyTexts = 5_000;

/**
 * For `findTexts`: by its index alone. What it costs to read all words of a table the planner takes for far less than it
 * is, and compiling a plan takes longer than what it saves.
 */
export function byIndex<T>(
  db: Db,
  companyId: OwnedCompanyId,
  work: (index: Index) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(
        sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
      );
      const large = await rowsOf<{ kind: SearchKind }>(
        tx,
        sql`select kind from unnest(array['d', 'n', 'c', 'p']) as kinds (kind)
          where exists (select from ${searchTexts} where ${searchTexts.companyId} = ${companyId}
            and ${searchTexts.kind} = kinds.kind offset ${manyTexts})`,
      );
      return work({ tx, large: new Set(large.map(({ kind }) => kind)) });
    },
    { accessMode: 'read only' },
  );
}

interface Ways {
  isLarge: boolean;
  /** The words that the index is asked for, where the others are looked for in the texts it finds. */
  rare: string | null;
}

function branchesOf(wanted: Wanted, { isLarge, rare }: Ways): SQL | null {
  const { companyId, kind, words, now, limit, filter, after } = wanted;
  const levels = levelsOf(words, { companyId, kind });
  const cursor = readCursor(after);
  const branches = levels.flatMap((level, index) => {
    if (cursor && index < cursor.level) return [];
    const better = levels.slice(0, index).map((each) => `!(${each})`);
    const behind = cursor && index === cursor.level ? instantOf(cursor) : null;
    // A level that begins anew begins with what is new.
    const newest = newestMonths({ companyId, kind }, behind ? cursor!.at : now);
    const isOlder = behind ? sql`(${at}, ${itemId}) < ${behind}` : sql`true`;
    const own = [`(${level})`, ...better].join(' & ');
    if (!isLarge) return [{ index, isOlder, query: own, holds: sql`true`, walk: null }];
    const isWalked = kind === 'd' && level.includes(':*');
    const byWords = rare === null || !isWalked ? own : rare;
    const branch = {
      index,
      isOlder: isWalked ? behindNewest(companyId, behind) : isOlder,
      // The function behind `@@`, which no index is asked for.
      holds: byWords === own ? sql`true` : sql`ts_match_vq(${searchTexts.words}, ${own}::tsquery)`,
    };
    const walk = isWalked ? { companyId, behind, query: own, filter: filter ?? sql`true` } : null;
    return [
      { ...branch, query: `${byWords} & (${newest})`, walk },
      { ...branch, query: `${byWords} & !(${newest})`, walk: null },
    ];
  });
  // Nothing is looked for, or the page before was the last.
  if (branches.length === 0) return null;
  // By the words alone, which are the company's: beside its key they would be found by that, too.
  const found = branches.map(
    (
      { query, holds },
      index,
    ) => sql`${named(index)} as materialized (select ${columns} from ${searchTexts}
      where ${searchTexts.words} @@ ${query}::tsquery and ${holds})`,
  );
  const own = sql`${company} = ${companyId} and ${itsKind} = ${kind} and ${filter ?? sql`true`}`;
  const pages = branches.flatMap(({ index, isOlder, walk }, place) => [
    ...(walk ? [sql`(select ${placed(index)} from ${amongNewest(walk)} limit ${limit})`] : []),
    sql`(select ${placed(index)} from ${named(place)} as search_texts where ${own} and ${isOlder}
      order by ${at} desc, ${itemId} desc limit ${limit})`,
  ]);
  const all = sql.join(pages, sql` union all `);
  return sql`with ${sql.join(found, sql`, `)}
    select id, level || '.' || micros || '.' || id as place from (${all}) as pages limit ${limit}`;
}

const { companyId: company, itemId, at, kind: itsKind, state, employeeId, teamId } = searchTexts;
const columns = sql.join([company, itsKind, itemId, at, state, employeeId, teamId], sql`, `);

const placed = (level: number) => sql`${itemId} as id, ${level}::int as level,
  (extract(epoch from ${at}) * 1000000)::bigint as micros`;

const named = (index: number) => sql.identifier(`found_${index}`);

interface Cursor {
  level: number;
  at: Date;
  micros: string;
  id: string;
}

function readCursor(after: string | undefined): Cursor | null {
  const [level, micros, id] = after?.split('.') ?? [];
  if (level === undefined || micros === undefined || id === undefined) return null;
  return { level: Number(level), at: new Date(Number(micros) / 1_000), micros, id };
}

const instantOf = ({ micros, id }: Cursor) =>
  sql`(to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;

/** The month of an instant, the one before it, and the next, which some clock may have reached. */
function newestMonths(
  { companyId, kind }: Pick<Wanted, 'companyId' | 'kind'>,
  until: Date,
): string {
  const months = [1, 0, -1].map((step) =>
    new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + step))
      .toISOString()
      .slice(0, 7)
      .replace('-', ''),
  );
  return months.map((month) => `'${ownerOf(companyId)}${kind}@${month}'`).join(' | ');
}

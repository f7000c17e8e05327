import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DiaryEntry } from '#shared/diary.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { diaryEntries, diaryMentions, searchTexts } from '../db/schema.ts';
import { isId } from '../ids.ts';
import { byIndex, findTexts } from '../search/found.ts';
import { rowsOf } from '../search/rows.ts';
import { readWords } from '../search/words.ts';
import { peopleOfEntries } from './people.ts';
import { isThere, toEntry } from './store.ts';

interface Wanted {
  companyId: OwnedCompanyId;
  now: Date;
  /** Entries that hold its words in any form. */
  q: string;
  employeeId?: string | undefined;
  /** Where the page before ended. */
  olderThan?: string | undefined;
}

/** An entry, and `olderThan` of those that follow it. */
interface Place {
  id: string;
  place: string;
}

interface Page {
  items: DiaryEntry[];
  next: string | null;
}

/** Newest first, a page at a time: the words come from the index of the search, a person's entries from theirs. */
export async function findEntries(db: Db, wanted: Wanted): Promise<Page> {
  const places =
    wanted.q === ''
      ? await rowsOf<Place>(db, newestPlaces(wanted))
      : await placesByWords(db, wanted);
  const page = places.slice(0, limits.diaryPage);
  const next = places.length > page.length ? page.at(-1)!.place : null;
  const ids = page.map(({ id }) => id);
  return { items: await readEntries(db, wanted.companyId, ids), next };
}

/** The entries of some ids, in their order. */
async function readEntries(
  db: Db,
  companyId: OwnedCompanyId,
  ids: readonly string[],
): Promise<DiaryEntry[]> {
  if (ids.length === 0) return [];
  const { companyId: company, id: entryId } = diaryEntries;
  const wanted = sql.join(
    ids.map((each) => sql`${each}::uuid`),
    sql`, `,
  );
  // One look each: as a list, they would be held against all that the company has.
  const entry = db
    .select()
    .from(diaryEntries)
    .where(and(eq(company, companyId), eq(entryId, sql`wanted.id`)))
    .limit(1)
    .as('entry');
  const { id, description, date, createdAt, editedAt, version } = entry;
  const found = await db
    .select({ id, companyId: entry.companyId, description, date, createdAt, editedAt, version })
    .from(sql`unnest(array[${wanted}]) as wanted (id)`)
    .innerJoinLateral(entry, sql`true`);
  const people = await peopleOfEntries(db, companyId, ids);
  const byId = new Map(found.map((row) => [row.id, toEntry(row, people.get(row.id))]));
  return ids.flatMap((each) => byId.get(each) ?? []);
}

/** One page and one more, so that it is known whether there is a next. */
const most = limits.diaryPage + 1;

async function placesByWords(db: Db, wanted: Wanted): Promise<Place[]> {
  const { companyId, q, employeeId, olderThan, now } = wanted;
  const { companyId: company, employeeId: person, diaryEntryId } = diaryMentions;
  const ofPerson =
    employeeId &&
    sql`${searchTexts.itemId} in (select ${diaryEntryId} from ${diaryMentions}
      where ${company} = ${companyId} and ${person} = ${idOrNobody(wanted)})`;
  const words = await readWords(db, q);
  const asked = {
    companyId,
    kind: 'n' as const,
    words,
    now,
    limit: most,
    filter: ofPerson || undefined,
    after: olderThan && onlyLevel + olderThan,
  };
  const found = await byIndex(db, companyId, (index) => findTexts(index, asked));
  return found.map(({ id, place }) => ({ id, place: place.slice(onlyLevel.length) }));
}

/** Entries have no title that is better than the rest: their places tell of one level. */
const onlyLevel = '0.';

/** What is no id is nobody's. */
const idOrNobody = ({ companyId, employeeId = '' }: Wanted) =>
  isId(employeeId) ? employeeId : companyId;

function newestPlaces(wanted: Wanted): SQL {
  const { companyId, employeeId, olderThan } = wanted;
  const [micros = '', lastId = ''] = olderThan?.split('.') ?? [];
  const place = sql`(extract(epoch from at) * 1000000)::bigint::text || '.' || id as place`;
  if (employeeId === undefined) {
    const before = olderThan ? sql`and ${diaryEntries.id} < ${lastId}::uuid` : sql``;
    return sql`select id, ${place} from (select ${diaryEntries.id}, ${diaryEntries.date} as at
      from ${diaryEntries} where ${diaryEntries.companyId} = ${companyId} and ${isThere} ${before}
      order by ${diaryEntries.companyId} desc, ${diaryEntries.id} desc limit ${most}) as page`;
  }
  const { companyId: company, employeeId: person, diaryEntryId, at } = diaryMentions;
  const before = olderThan
    ? sql`and (${at}, ${diaryEntryId})
        < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${lastId}::uuid)`
    : sql``;
  return sql`select id, ${place} from (select ${diaryEntryId} as id, ${at} as at from ${diaryMentions}
    join ${diaryEntries} on ${diaryEntries.companyId} = ${company} and ${diaryEntries.id} = ${diaryEntryId}
    where ${company} = ${companyId} and ${person} = ${idOrNobody(wanted)} and ${isThere} ${before}
    order by ${at} desc, ${diaryEntryId} desc limit ${most}) as page order by at desc, id desc`;
}

import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FoundDocument, FoundDocuments, HistorySearchQuery } from '#documents/endpoints.ts';
import { addDays, startOfDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { documents, employees, searchTexts } from '../db/schema.ts';
import { isId } from '../ids.ts';
import { byIndex, findTexts } from './found.ts';
import { markWords } from './marks.ts';
import { bestPassage, textsOf } from './read-text.ts';
import { readWords, type TypedWord } from './words.ts';

interface Searched {
  companyId: OwnedCompanyId;
  now: Date;
}

const nothing: FoundDocuments = { items: [], next: null };

/** A page of the documents that hold what is looked for, the best first, with the passage that does. */
export async function findDocuments(
  db: Db,
  { companyId, now }: Searched,
  query: HistorySearchQuery,
): Promise<FoundDocuments> {
  const filter = filterOf(companyId, query);
  if (filter === null) return nothing;
  const words = await readWords(db, query.q);
  const limit = limits.historyPageDefault;
  const { after } = query;
  const wanted = { companyId, kind: 'd' as const, words, now, limit: limit + 1, filter, after };
  const found = await byIndex(db, companyId, (index) => findTexts(index, wanted));
  const page = found.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const next = found.length > limit ? (page.at(-1)?.place ?? null) : null;
  return { items: await describeDocuments(db, { companyId, words, ids }), next };
}

interface Described {
  companyId: OwnedCompanyId;
  words: readonly TypedWord[];
  ids: readonly string[];
}

/** The documents of some ids, in their order, with their words marked. */
export async function describeDocuments(
  db: Db,
  { companyId, words, ids }: Described,
): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const { id, type, title, content, employeeId, createdAt } = documents;
  const rows = await db
    .select({ id, type, title, content, employeeId, createdAt })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), inArray(documents.id, [...ids])));
  const read = new Map(rows.map((row) => [row.id, { ...row, texts: textsOf(row.content) }]));
  const texts = [...read.values()].flatMap((row) => [row.title, ...row.texts]);
  const marksOf = await markWords(db, words, texts);
  return ids.flatMap((each) => {
    const row = read.get(each);
    if (!row) return [];
    const passage = bestPassage(
      row.texts.filter((text) => !text.includes(row.title)),
      marksOf,
    );
    return {
      id: row.id,
      type: row.type as FoundDocument['type'],
      title: row.title,
      marks: marksOf(row.title),
      excerpt: passage.text,
      excerptMarks: passage.marks,
      employeeId: row.employeeId,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** @returns null where nothing can match: what is no id is nobody's */
function filterOf(companyId: OwnedCompanyId, query: HistorySearchQuery): SQL | null {
  const { type, employeeId, teamId, date, tz } = query;
  if ([employeeId, teamId].some((id) => id !== undefined && !isId(id))) return null;
  const { state, employeeId: person, teamId: team, at } = searchTexts;
  const isActive = sql`(${person} is null or ${person} not in (select ${employees.id} from ${employees}
    where ${employees.companyId} = ${companyId} and not ${employees.isActive}))`;
  const filters = [
    type && eq(state, type),
    employeeId && eq(person, employeeId),
    teamId && eq(team, teamId),
    query.activeEmployeesOnly === 'true' && isActive,
    date && sql`${at} >= ${startOfDay(date, tz).toISOString()}::timestamptz`,
    date && sql`${at} < ${startOfDay(addDays(date, 1), tz).toISOString()}::timestamptz`,
  ];
  return and(...filters.flatMap((each) => each || [])) ?? sql`true`;
}

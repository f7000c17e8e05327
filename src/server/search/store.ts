import { and, asc, desc, eq, inArray, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { limits } from '#shared/limits.ts';
import type { SearchResults } from '#shared/search.ts';
import { isThere } from '../commitments/rows.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { anyCasePattern, inAlphabet } from '../db/accents.ts';
import type { Db } from '../db/database.ts';
import { isThere as isEntryThere } from '../diary/store.ts';
import { commitments, diaryEntries, employees, searchTexts, teams } from '../db/schema.ts';
import { describeDocuments } from './documents.ts';
import { excerptAround } from './excerpt.ts';
import { byIndex, findTexts, type Index } from './found.ts';
import { markPatterns, markWords } from './marks.ts';
import type { SearchKind } from './query.ts';
import { readWords, type TypedWord } from './words.ts';

export const nothing: SearchResults = {
  employees: [],
  teams: [],
  diary: [],
  commitments: [],
  documents: [],
};

/** What each further word costs is a look at everyone; what is looked for is in the first few. */
const mostWords = 8;
const most = limits.searchResults;

interface Search {
  companyId: OwnedCompanyId;
  /** One for each word: how names are found, by any part of them. */
  patterns: string[];
  /** How texts are found, by their words in any form. */
  words: readonly TypedWord[];
  now: Date;
}

/**
 * What holds every word of a text: at most `limits.searchResults` of each sort. People and teams by any part of their
 * names first, then people by their words in any form, as everything else is found: the best first, then the newest.
 */
export async function searchCompany(
  db: Db,
  { companyId, now }: Pick<Search, 'companyId' | 'now'>,
  text: string,
): Promise<SearchResults> {
  const typed = [...new Set(text.split(/\s+/u).filter(Boolean))].slice(0, mostWords);
  if (typed.length === 0) return nothing;
  const words = await readWords(db, text);
  const search = { companyId, patterns: typed.map(anyCasePattern), words, now };
  const named = await findNamed(db, search);
  const { found, ...ids } = await byIndex(db, companyId, async (index) => ({
    people: await findIds(index, search, { kind: 'p' }),
    diary: await findIds(index, search, { kind: 'n' }),
    documents: await findIds(index, search, { kind: 'd' }),
    found: await findCommitments(index, search),
  }));
  return {
    employees: await withOthers(db, search, { named, ids: ids.people }),
    teams: await findTeams(db, search),
    diary: await readDiary(db, search, ids.diary),
    commitments: await readCommitments(db, search, found),
    documents: await readDocuments(db, search, ids.documents),
  };
}

interface Asked {
  kind: SearchKind;
  filter?: SQL;
  limit?: number;
}

async function findIds(index: Index, search: Search, asked: Asked): Promise<string[]> {
  return (await findTexts(index, { limit: most, ...search, ...asked })).map(({ id }) => id);
}

/** PostgreSQL's array of texts, written out: the two drivers send a bare array differently. */
function all(patterns: string[]): SQL {
  return sql`all(array[${sql.join(
    patterns.map((pattern) => sql`${pattern}::text`),
    sql`, `,
  )}])`;
}

function holds(column: SQLWrapper, { patterns }: Search): SQL {
  return sql`${column} ~ ${all(patterns)}`;
}

/** True where each word begins a word: 'ana' means Ana rather than Mariana. */
function beginsWords(column: SQLWrapper, { patterns }: Search): SQL {
  return sql`${column} ~ ${all(patterns.map((pattern) => `(^|\\s)${pattern}`))}`;
}

const person = { id: employees.id, name: employees.name, position: employees.position };
interface Person {
  id: string;
  name: string;
  position: string;
}

async function findNamed(db: Db, search: Search): Promise<Person[]> {
  const nameAndPosition = sql`${employees.name} || ' ' || ${employees.position}`;
  return db
    .select(person)
    .from(employees)
    .where(and(eq(employees.companyId, search.companyId), holds(sql`(${nameAndPosition})`, search)))
    .orderBy(
      desc(employees.isActive),
      desc(beginsWords(employees.name, search)),
      asc(inAlphabet(employees.name)),
      asc(employees.id),
    )
    .limit(most);
}

interface Others {
  named: Person[];
  ids: string[];
}

/** Whose name or position holds it, and then those that hold another form of it: 'supervisor' means Supervisora. */
async function withOthers(
  db: Db,
  search: Search,
  { named, ids }: Others,
): Promise<SearchResults['employees']> {
  const marksOf = markPatterns(search.patterns);
  const isNamed = new Set(named.map(({ id }) => id));
  const others = ids.filter((id) => !isNamed.has(id)).slice(0, most - named.length);
  const read = others.length === 0 ? [] : await readPeople(db, search.companyId, others);
  return [...named, ...inOrder(others, read)].map((each) => ({
    ...each,
    marks: marksOf(each.name),
  }));
}

function readPeople(db: Db, companyId: OwnedCompanyId, ids: string[]): Promise<Person[]> {
  return db
    .select(person)
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, ids)));
}

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function findTeams(db: Db, search: Search): Promise<SearchResults['teams']> {
  const marksOf = markPatterns(search.patterns);
  const rows = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.companyId, search.companyId), holds(teams.name, search)))
    .orderBy(desc(beginsWords(teams.name, search)), asc(inAlphabet(teams.name)), asc(teams.id))
    .limit(most);
  return rows.map((row) => ({ ...row, marks: marksOf(row.name) }));
}

async function readDiary(
  db: Db,
  { companyId, words }: Search,
  ids: string[],
): Promise<SearchResults['diary']> {
  if (ids.length === 0) return [];
  const { id, description, date } = diaryEntries;
  const rows = await db
    .select({ id, description, date })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.companyId, companyId), inArray(id, ids), isEntryThere));
  const marksOf = await markWords(
    db,
    words,
    rows.map((row) => row.description),
  );
  return inOrder(ids, rows).map((row) => {
    const { text, marks } = excerptAround(row.description, marksOf);
    return { id: row.id, excerpt: text, date: row.date.toISOString(), marks };
  });
}

/** What is open stands before what is closed. */
async function findCommitments(index: Index, search: Search): Promise<string[]> {
  const isOpen = eq(searchTexts.state, 'open');
  const open = await findIds(index, search, { kind: 'c', filter: isOpen });
  const limit = most - open.length;
  if (limit === 0) return open;
  const filter = ne(searchTexts.state, 'open');
  return [...open, ...(await findIds(index, search, { kind: 'c', filter, limit }))];
}

async function readCommitments(
  db: Db,
  { companyId, words }: Search,
  ids: string[],
): Promise<SearchResults['commitments']> {
  if (ids.length === 0) return [];
  const { id, text, state, dueOn } = commitments;
  const rows = await db
    .select({ id, text, state, dueOn })
    .from(commitments)
    .where(and(eq(commitments.companyId, companyId), inArray(id, ids), isThere));
  const marksOf = await markWords(
    db,
    words,
    rows.map((row) => row.text),
  );
  return inOrder(ids, rows).map((row) => ({ ...row, marks: marksOf(row.text) }));
}

async function readDocuments(
  db: Db,
  { companyId, words }: Search,
  ids: string[],
): Promise<SearchResults['documents']> {
  const found = await describeDocuments(db, { companyId, words, ids });
  return found.map(({ id, type, title, createdAt, marks, excerpt, excerptMarks }) => ({
    id,
    type,
    title,
    createdAt,
    marks,
    excerpt,
    excerptMarks,
  }));
}

import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { limits } from '#shared/limits.ts';
import type { SearchResults } from '#shared/search.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { anyCasePattern, inAlphabet } from '../db/accents.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitments, diaryEntries, documents, employees, teams } from '../db/schema.ts';
import { isThere } from '../commitments/rows.ts';
import { excerptAround } from './excerpt.ts';

/** How many of the newest diary entries and documents are looked through. */
const newest = 2_000;

export const nothing: SearchResults = {
  employees: [],
  teams: [],
  diary: [],
  commitments: [],
  documents: [],
};

/** What each further word costs is a look at everything; what is looked for is in the first few. */
const mostWords = 8;
/** Of a diary entry, so many characters are looked through. */
const entryRead = 2_000;

/**
 * What holds every word of a text, in any case and with or without accents: at most
 * `limits.searchResults` of each sort. Looks through all employees (active first) and teams, and
 * through the newest 2,000 diary entries (the first 2,000 characters of each), 2,000
 * commitments and 2,000 documents, so that its cost has a bound.
 */
export async function searchCompany(
  db: Db,
  companyId: OwnedCompanyId,
  text: string,
): Promise<SearchResults> {
  const words = [...new Set(text.split(/\s+/u).filter(Boolean))].slice(0, mostWords);
  if (words.length === 0) return nothing;
  const search = { companyId, patterns: words.map(anyCasePattern) };
  return {
    employees: await findEmployees(db, search),
    teams: await findTeams(db, search),
    ...(await findInNewest(db, search)),
  };
}

interface Search {
  companyId: OwnedCompanyId;
  /** One for each word. */
  patterns: string[];
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

async function findEmployees(db: Db, search: Search): Promise<SearchResults['employees']> {
  const nameAndPosition = sql`${employees.name} || ' ' || ${employees.position}`;
  return db
    .select({ id: employees.id, name: employees.name, position: employees.position })
    .from(employees)
    .where(and(eq(employees.companyId, search.companyId), holds(sql`(${nameAndPosition})`, search)))
    .orderBy(
      desc(employees.isActive),
      desc(beginsWords(employees.name, search)),
      asc(inAlphabet(employees.name)),
      asc(employees.id),
    )
    .limit(limits.searchResults);
}

async function findTeams(db: Db, search: Search): Promise<SearchResults['teams']> {
  return db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.companyId, search.companyId), holds(teams.name, search)))
    .orderBy(desc(beginsWords(teams.name, search)), asc(inAlphabet(teams.name)), asc(teams.id))
    .limit(limits.searchResults);
}

/** The newest come from an index: without statistics the planner would rather read them all and sort. */
function findInNewest(
  db: Db,
  search: Search,
): Promise<Pick<SearchResults, 'diary' | 'commitments' | 'documents'>> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
        set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`);
      return {
        diary: await findDiaryEntries(tx, search),
        commitments: await findCommitments(tx, search),
        documents: await findDocuments(tx, search),
      };
    },
    { accessMode: 'read only' },
  );
}

async function findDiaryEntries(db: Tx, search: Search): Promise<SearchResults['diary']> {
  const recent = db
    .select({
      id: diaryEntries.id,
      text: sql<string>`left(${diaryEntries.description}, ${entryRead})`.as('text'),
      date: diaryEntries.date,
    })
    .from(diaryEntries)
    .where(eq(diaryEntries.companyId, search.companyId))
    .orderBy(desc(diaryEntries.id))
    .limit(newest)
    .as('recent');
  const rows = await db
    .select()
    .from(recent)
    .where(holds(recent.text, search))
    .orderBy(desc(recent.id))
    .limit(limits.searchResults);
  return rows.map(({ id, text, date }) => ({
    id,
    excerpt: excerptAround(text, search.patterns),
    date: date.toISOString(),
  }));
}

async function findCommitments(db: Tx, search: Search): Promise<SearchResults['commitments']> {
  const recent = db
    .select({
      id: commitments.id,
      text: commitments.text,
      state: commitments.state,
      dueOn: commitments.dueOn,
    })
    .from(commitments)
    .where(and(eq(commitments.companyId, search.companyId), isThere))
    .orderBy(desc(commitments.id))
    .limit(newest)
    .as('recent');
  return db
    .select()
    .from(recent)
    .where(holds(recent.text, search))
    .orderBy(desc(eq(recent.state, 'open')), desc(recent.id))
    .limit(limits.searchResults);
}

async function findDocuments(db: Tx, search: Search): Promise<SearchResults['documents']> {
  const recent = db
    .select({
      id: documents.id,
      type: documents.type,
      title: documents.title,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(eq(documents.companyId, search.companyId))
    .orderBy(desc(documents.id))
    .limit(newest)
    .as('recent');
  const rows = await db
    .select()
    .from(recent)
    .where(holds(recent.title, search))
    .orderBy(desc(recent.id))
    .limit(limits.searchResults);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

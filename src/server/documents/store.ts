import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { HistoryItem, HistoryQuery } from '#documents/endpoints.ts';
import type { DocumentKind } from '#documents/contracts.ts';
import { excerptOf } from '#documents/writing/relevance.ts';
import type { Source } from '#documents/kit/sources.ts';
import { addDays, startOfDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { documents, employees } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';

type Row = typeof documents.$inferSelect;

export interface NewDocument {
  id: string;
  companyId: OwnedCompanyId;
  type: DocumentKind;
  content: Record<string, unknown>;
  brief: Record<string, unknown>;
  sources: Source[];
  generator: string;
  employeeId: string | null;
  teamId: string | null;
  now: Date;
}

export async function insertDocument(tx: Tx, { now, ...document }: NewDocument): Promise<void> {
  const title = titleOf(document.content, document.brief);
  await tx.insert(documents).values({ ...document, title, createdAt: now, updatedAt: now });
}

/** @throws AppError `not_found` */
export async function getDocument(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<HistoryItem> {
  const [row] = isId(id) ? await db.select().from(documents).where(isDocument(companyId, id)) : [];
  if (!row) throw new AppError('not_found', messages.documentNotFound);
  return toItem(row);
}

const isOfInactive = sql`exists (select 1 from ${employees} where ${employees.id} = ${documents.employeeId} and not ${employees.isActive})`;

/** What each filter of the history means; a query names the ones it uses. */
const filters = {
  type: eq(documents.type, sql.placeholder('type')),
  employee: eq(documents.employeeId, sql.placeholder('employeeId')),
  team: eq(documents.teamId, sql.placeholder('teamId')),
  active: sql`not ${isOfInactive}`,
  day: and(
    gte(documents.createdAt, sql.placeholder('dayStart')),
    lt(documents.createdAt, sql.placeholder('dayEnd')),
  ),
};
type Filter = keyof typeof filters;

/** The page and the total of a combination of filters, built when it is first asked for. */
const historyQueries = prepared((db) => {
  const build = (used: Filter[]) => {
    const where = and(
      eq(documents.companyId, sql.placeholder('companyId')),
      ...used.map((name) => filters[name]),
    );
    const name = ['history', ...used].join('_');
    return {
      page: db
        .select()
        .from(documents)
        .where(where)
        .orderBy(desc(documents.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`${name}_page`),
      total: db.select({ total: count() }).from(documents).where(where).prepare(`${name}_total`),
    };
  };
  const built = new Map<string, ReturnType<typeof build>>();
  return (used: Filter[]) => {
    const name = used.join();
    const queries = built.get(name) ?? build(used);
    built.set(name, queries);
    return queries;
  };
});

/** One page of the history, newest first, with the number of all that match. */
export async function listDocuments(
  db: Db,
  companyId: OwnedCompanyId,
  query: HistoryQuery,
): Promise<{ items: HistoryItem[]; total: number; limit: number }> {
  const { page = 1, limit = limits.historyPageDefault, type, employeeId, teamId, date, tz } = query;
  for (const id of [employeeId, teamId]) {
    // What is no id is nobody's: nothing can match.
    if (id !== undefined && !isId(id)) return { items: [], total: 0, limit };
  }
  const used: Record<Filter, boolean> = {
    type: type !== undefined,
    employee: employeeId !== undefined,
    team: teamId !== undefined,
    active: query.activeEmployeesOnly === 'true',
    day: Boolean(date),
  };
  const queries = historyQueries(db)((Object.keys(used) as Filter[]).filter((name) => used[name]));
  const values = {
    companyId,
    type,
    employeeId,
    teamId,
    ...(date && { dayStart: startOfDay(date, tz), dayEnd: startOfDay(addDays(date, 1), tz) }),
  };
  const rows = await queries.page.execute({ ...values, limit, offset: (page - 1) * limit });
  const [matches] = await queries.total.execute(values);
  return { items: rows.map(toItem), total: matches!.total, limit };
}

/**
 * Replaces the content, kept as given; the first edit keeps what was generated.
 *
 * @throws AppError `not_found`
 */
export async function editDocument(
  db: Db,
  companyId: OwnedCompanyId,
  edit: { id: string; content: unknown; now: Date },
): Promise<HistoryItem> {
  const { id, content, now } = edit;
  return db.transaction(async (tx) => {
    const before = await getDocument(tx, companyId, id);
    const [row] = await tx
      .update(documents)
      .set({
        content: sql`${JSON.stringify(content)}::jsonb`,
        originalContent: sql`coalesce(${documents.originalContent}, ${documents.content})`,
        title: titleOf(content, before.brief, before.title),
        updatedAt: now,
      })
      .where(isDocument(companyId, id))
      .returning();
    return toItem(row!);
  });
}

/** The content's title, else its subject, else who a message is for. */
function titleOf(content: unknown, brief: Record<string, unknown>, former?: string): string {
  const { title, subject } = Object(content) as { title?: unknown; subject?: unknown };
  for (const candidate of [title, subject]) {
    if (typeof candidate === 'string' && candidate.trim() !== '') {
      return excerptOf(candidate.trim(), limits.line);
    }
  }
  const recipient = brief['recipientName'];
  if (typeof recipient === 'string' && recipient !== '') return `Mensagem para ${recipient}`;
  return former ?? 'Título não especificado';
}

function isDocument(companyId: OwnedCompanyId, id: string): SQL | undefined {
  return and(eq(documents.companyId, companyId), eq(documents.id, id));
}

function toItem(row: Row): HistoryItem {
  return {
    id: row.id,
    companyId: row.companyId,
    type: row.type as DocumentKind,
    title: row.title,
    content: row.content,
    originalContent: row.originalContent,
    brief: row.brief,
    sources: row.sources,
    generator: row.generator,
    employeeId: row.employeeId,
    teamId: row.teamId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

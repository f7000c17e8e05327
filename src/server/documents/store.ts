import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { HistoryItem, HistoryQuery } from '#documents/endpoints.ts';
import type { DocumentKind } from '#documents/contracts.ts';
import type { Source } from '#documents/kit/sources.ts';
import { addDays, startOfDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
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

/** One page of the history, newest first, with the number of all that match. */
export async function listDocuments(
  db: Db,
  companyId: OwnedCompanyId,
  query: HistoryQuery,
): Promise<{ items: HistoryItem[]; total: number; limit: number }> {
  const { page = 1, limit = limits.historyPageDefault } = query;
  const where = matching(companyId, query);
  if (where === null) return { items: [], total: 0, limit };
  const rows = await db
    .select()
    .from(documents)
    .where(where)
    .orderBy(desc(documents.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [matches] = await db.select({ total: count() }).from(documents).where(where);
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
      return candidate.trim().slice(0, limits.line);
    }
  }
  const recipient = brief['recipientName'];
  if (typeof recipient === 'string' && recipient !== '') return `Mensagem para ${recipient}`;
  return former ?? 'Título não especificado';
}

function isDocument(companyId: OwnedCompanyId, id: string): SQL | undefined {
  return and(eq(documents.companyId, companyId), eq(documents.id, id));
}

/** null where nothing can match. */
function matching(companyId: OwnedCompanyId, query: HistoryQuery): SQL | undefined | null {
  const { type, employeeId, teamId, activeEmployeesOnly, date, tz } = query;
  for (const id of [employeeId, teamId]) if (id !== undefined && !isId(id)) return null;
  const inactive = sql`exists (select 1 from ${employees} where ${employees.id} = ${documents.employeeId} and not ${employees.isActive})`;
  return and(
    eq(documents.companyId, companyId),
    type === undefined ? undefined : eq(documents.type, type),
    employeeId === undefined ? undefined : eq(documents.employeeId, employeeId),
    teamId === undefined ? undefined : eq(documents.teamId, teamId),
    activeEmployeesOnly === 'true' ? sql`not ${inactive}` : undefined,
    date ? gte(documents.createdAt, startOfDay(date, tz)) : undefined,
    date ? lt(documents.createdAt, startOfDay(addDays(date, 1), tz)) : undefined,
  );
}

function toItem(row: Row): HistoryItem {
  return {
    ...row,
    type: row.type as DocumentKind,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

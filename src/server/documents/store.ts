import { and, eq, type SQL } from 'drizzle-orm';
import { dueDay } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { HistoryItem } from '#documents/endpoints.ts';
import { shown } from '#documents/kit/shown.ts';
import type { Source } from '#documents/kit/sources.ts';
import { excerptOf } from '#documents/reading/relevance.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { documents } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';

export type DocumentRow = typeof documents.$inferSelect;

export interface NewDocument {
  id: string;
  companyId: OwnedCompanyId;
  authorId: string;
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
  const { type, content, brief } = document;
  await tx.insert(documents).values({
    ...document,
    title: titleOf(content, brief),
    dueOn: dueDay(type, brief),
    createdAt: now,
    updatedAt: now,
  });
}

/** @throws AppError `not_found` */
export async function getDocument(
  db: Db,
  companyId: OwnedCompanyId,
  id: string,
): Promise<HistoryItem> {
  const [row] = isId(id) ? await db.select().from(documents).where(isDocument(companyId, id)) : [];
  if (!row) throw new AppError('not_found', messages.documentNotFound);
  return toItem(row);
}

/** Of two changes at once the second finds what the first has kept. @throws AppError `not_found` */
export async function holdDocument(
  tx: Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<DocumentRow> {
  const [row] = isId(id)
    ? await tx.select().from(documents).where(isDocument(companyId, id)).for('update')
    : [];
  if (!row) throw new AppError('not_found', messages.documentNotFound);
  return row;
}

/** When a document was made; null where the company has none of this id. */
export async function findInstant(
  db: Db,
  companyId: OwnedCompanyId,
  id: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: documents.createdAt })
    .from(documents)
    .where(isDocument(companyId, id));
  return row?.createdAt ?? null;
}

/** The content's title, else its subject, else who a message is for. */
export function titleOf(content: unknown, brief: Record<string, unknown>, former?: string): string {
  const { title, subject } = Object(content) as { title?: unknown; subject?: unknown };
  for (const candidate of [title, subject]) {
    if (typeof candidate === 'string' && candidate.trim() !== '') {
      return excerptOf(shown(candidate.trim()), limits.line);
    }
  }
  const recipient = brief['recipientName'];
  if (typeof recipient === 'string' && recipient !== '') return `Mensagem para ${recipient}`;
  return former ?? 'Título não especificado';
}

export function isDocument(companyId: OwnedCompanyId, id: string): SQL | undefined {
  return and(eq(documents.companyId, companyId), eq(documents.id, id));
}

/** A row as the API answers it. */
export function toItem(row: DocumentRow): HistoryItem {
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
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

import { and, desc, eq, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { versionNumber } from '#documents/endpoints.ts';
import {
  versionsPerPage,
  type DocumentVersion,
  type VersionCause,
} from '#documents/kit/versions.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { documentVersions } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { getDocument, type DocumentRow } from './store.ts';

/** Whose change it is. */
export interface VersionAuthor {
  companyId: OwnedCompanyId;
  authorId: string;
}

/** A version that is stored. */
interface NewVersion {
  number: number;
  cause: VersionCause;
  instruction?: string | undefined;
  title: string;
  content: unknown;
  createdAt: Date;
}

export async function insertVersions(
  tx: Tx,
  { companyId, authorId }: VersionAuthor,
  documentId: string,
  versions: readonly NewVersion[],
): Promise<void> {
  const rows = versions.map((version) => ({
    ...version,
    id: newId(),
    companyId,
    authorId,
    documentId,
  }));
  await tx.insert(documentVersions).values(rows);
}

/**
 * What a document said before its first change that is kept: what was generated, and the edit of an earlier program,
 * which kept no more than the two.
 */
export function firstVersions(row: DocumentRow): NewVersion[] {
  const { title, content, originalContent, createdAt, updatedAt, version } = row;
  const generated = { cause: 'generated', title, createdAt } as const;
  if (originalContent === null) return [{ ...generated, number: version, content }];
  return [
    { ...generated, number: version - 1, content: originalContent },
    { number: version, cause: 'edited', title, content, createdAt: updatedAt },
  ];
}

/** Newest first. @throws AppError `not_found` */
export async function listVersions(
  db: Db,
  companyId: OwnedCompanyId,
  { documentId, before }: { documentId: string; before?: number | undefined },
): Promise<{ items: DocumentVersion[]; next: number | null }> {
  const { title, version, createdAt } = await getDocument(db, companyId, documentId);
  const { cause, number, instruction } = documentVersions;
  const rows = await db
    .select({
      number,
      cause,
      instruction,
      title: documentVersions.title,
      createdAt: documentVersions.createdAt,
    })
    .from(documentVersions)
    .where(
      and(ofDocument(companyId, documentId), before === undefined ? undefined : lt(number, before)),
    )
    .orderBy(desc(number))
    .limit(versionsPerPage + 1);
  if (rows.length === 0 && before === undefined) {
    const only = {
      number: version,
      cause: 'generated',
      instruction: null,
      title,
      createdAt,
    } as const;
    return { items: [only], next: null };
  }
  const items = rows
    .slice(0, versionsPerPage)
    .map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, next: rows.length > versionsPerPage ? items.at(-1)!.number : null };
}

/** The number of a version as an address has it. @throws AppError `not_found` */
export function readNumber(text: string): number {
  const { success, data } = z.safeParse(versionNumber, /^\d+$/.test(text) ? Number(text) : null);
  if (!success) throw new AppError('not_found', messages.versionNotFound);
  return data;
}

/** @throws AppError `not_found` */
export async function getVersion(
  db: Db,
  companyId: OwnedCompanyId,
  { documentId, number }: { documentId: string; number: number },
): Promise<DocumentVersion & { content: unknown }> {
  const document = await getDocument(db, companyId, documentId);
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(ofDocument(companyId, documentId), eq(documentVersions.number, number)));
  if (row) {
    const { cause, instruction, title, content } = row;
    return { number, cause, instruction, title, content, createdAt: row.createdAt.toISOString() };
  }
  // Of one that was never changed nothing is stored: it is its own first version.
  const { version, title, content, createdAt, originalContent } = document;
  if (number !== version || originalContent !== null) {
    throw new AppError('not_found', messages.versionNotFound);
  }
  return { number, cause: 'generated', instruction: null, title, content, createdAt };
}

function ofDocument(companyId: OwnedCompanyId, documentId: string) {
  return and(
    eq(documentVersions.companyId, companyId),
    eq(documentVersions.documentId, documentId),
  );
}

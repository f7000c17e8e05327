import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import { limits } from '#shared/limits.ts';
import type { ImportRecord } from '#shared/people-imports.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { peopleImports } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import type { ReadSheet } from '../db/tables/people-imports.ts';
import { undoableMs } from './retention.ts';

/** Who imports for which company, and when. */
export interface Importer {
  companyId: OwnedCompanyId;
  authorId: string;
  now: Date;
}

export type ImportRow = typeof peopleImports.$inferSelect;

function isOwn({ companyId, authorId }: Importer) {
  return and(eq(peopleImports.companyId, companyId), eq(peopleImports.authorId, authorId));
}

/** Held, nobody else commits or undoes it meanwhile. @throws AppError `not_found` */
export async function findImport(
  db: Db | Tx,
  importer: Importer,
  { id, held = false }: { id: string; held?: boolean },
): Promise<ImportRow> {
  const query = db
    .select()
    .from(peopleImports)
    .where(and(isOwn(importer), eq(peopleImports.id, id)));
  const [row] = isId(id) ? await (held ? query.for('update') : query) : [];
  if (!row) throw new AppError('not_found', messages.importNotFound);
  return row;
}

/** What was read under this key. */
async function findByKey(db: Db, importer: Importer, key: string): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(peopleImports)
    .where(and(isOwn(importer), eq(peopleImports.key, key)));
  return row ?? null;
}

/**
 * Keeps what was read; under one key the first. Of one that is over no more is known than its file's name.
 *
 * @throws AppError `conflict` where the key read another list
 */
export async function keepDraft(
  db: Db,
  importer: Importer,
  draft: { key: string | null; fileName: string; sheets: ReadSheet[] },
): Promise<ImportRow> {
  const { companyId, authorId, now } = importer;
  const [row] = await db
    .insert(peopleImports)
    .values({ ...draft, id: newId(), companyId, authorId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (row) return row;
  const before = (await findByKey(db, importer, draft.key!))!;
  const { fileName, sheets } = before;
  requireSameWish(
    { fileName, sheets },
    { fileName: draft.fileName, sheets: sheets && draft.sheets },
  );
  return before;
}

/** Those that can be undone, or just were, the newest first. */
export async function listImports(
  db: Db,
  importer: Importer,
  { olderThan }: { olderThan?: string | undefined },
): Promise<{ items: ImportRecord[]; next: string | null }> {
  const last = olderThan === undefined ? null : await findImport(db, importer, { id: olderThan });
  const isOlder =
    last?.doneAt &&
    or(
      lt(peopleImports.doneAt, last.doneAt),
      and(eq(peopleImports.doneAt, last.doneAt), lt(peopleImports.id, last.id)),
    );
  const rows = await db
    .select(recordColumns)
    .from(peopleImports)
    .where(
      and(
        isOwn(importer),
        gt(peopleImports.doneAt, new Date(importer.now.getTime() - undoableMs)),
        isOlder ?? undefined,
      ),
    )
    .orderBy(desc(peopleImports.doneAt), desc(peopleImports.id))
    .limit(limits.importPage + 1);
  const items = rows.slice(0, limits.importPage).map((row) => toRecord(row));
  return { items, next: rows.length > limits.importPage ? items.at(-1)!.id : null };
}

const recordColumns = {
  id: peopleImports.id,
  fileName: peopleImports.fileName,
  state: peopleImports.state,
  counts: peopleImports.counts,
  doneAt: peopleImports.doneAt,
};

export function toRecord(
  row: Pick<ImportRow, 'id' | 'fileName' | 'state' | 'counts' | 'doneAt'>,
): ImportRecord {
  const { id, fileName, state, counts, doneAt } = row;
  const until = state === 'done' && doneAt && new Date(doneAt.getTime() + undoableMs);
  return {
    id,
    fileName,
    state,
    counts,
    doneAt: doneAt && doneAt.toISOString(),
    undoableUntil: until ? until.toISOString() : null,
  };
}

import { and, eq, getTableName, sql, type SQL } from 'drizzle-orm';
import type { HistoryItem, WithDocument } from '#documents/endpoints.ts';
import { handOver } from '../commitments/promises.ts';
import type { Db, Tx } from '../db/database.ts';
import { deletedDocuments, developmentPlans, documents } from '../db/schema.ts';
import { holdEmployee } from '../employees/change-rows.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
import { readDeadlinesAnew } from '../notifications/deadlines.ts';
import type { ChangeAuthor } from './change-document.ts';
import { unlessDeleted } from './deleted-meanwhile.ts';
import {
  goesWith,
  hangingTables,
  lostReferences,
  referencesOf,
  refersTo,
  type OwnedTable,
  type Reference,
} from './hanging-rows.ts';
import { getDocument, isDocument } from './store.ts';

/*
 * A deleted document and all that hangs on it leave their tables, and lie for an hour in `deleted_documents`. So every
 * list, count and search is right by itself; what comes back are the same rows.
 */

/** For so long a deletion can be taken back: the ten seconds of the screen, and the way there. */
const restorableMs = 60_000;

interface Deletion extends ChangeAuthor {
  documentId: string;
}

/** @returns what went with it; asked for again, the same. @throws AppError `not_found` */
export async function deleteDocument(
  db: Db,
  author: ChangeAuthor,
  id: string,
): Promise<WithDocument> {
  const deletion = { ...author, documentId: id };
  return db.transaction(async (tx) => {
    const employeeId = await holdAll(tx, deletion);
    if (employeeId === undefined) return requireDeleted(tx, deletion);
    for (const reference of lostReferences) await keepLink(tx, deletion, reference);
    await handOver(tx, author.companyId, id);
    for (const table of hangingTables.toReversed()) {
      await moveOut(tx, { ...deletion, employeeId }, table);
    }
    // An older one of the same person may be the one that counts now.
    if (employeeId !== null) await readDeadlinesAnew(tx, author.companyId);
    return countWith(tx, deletion);
  });
}

/**
 * Holds whom a document is about, as whoever changes plans does, and then the document.
 *
 * @returns undefined where there is no such document
 */
async function holdAll(
  tx: Tx,
  { companyId, documentId }: Deletion,
): Promise<string | null | undefined> {
  if (!isId(documentId)) return undefined;
  const isIt = isDocument(companyId, documentId);
  const { employeeId } = documents;
  const [found] = await tx.select({ employeeId }).from(documents).where(isIt);
  if (found?.employeeId) await holdEmployee(tx, companyId, found.employeeId);
  const [held] = await tx.select({ employeeId }).from(documents).where(isIt).for('update');
  return held?.employeeId;
}

async function requireDeleted(tx: Tx, deletion: Deletion): Promise<WithDocument> {
  // What is left without the document itself is of one whose person was erased.
  const own = isOf(deletion, documents);
  const isThere = isId(deletion.documentId) && (await tx.$count(deletedDocuments, own));
  if (!isThere) throw new AppError('not_found', messages.documentNotFound);
  return countWith(tx, deletion);
}

const isOf = ({ companyId, documentId }: Deletion, table?: OwnedTable): SQL | undefined =>
  and(
    eq(deletedDocuments.companyId, companyId),
    eq(deletedDocuments.documentId, documentId),
    table && eq(deletedDocuments.tableName, getTableName(table)),
  );

/** What each row that is kept begins with. */
function placeOf({ companyId, authorId, documentId }: Deletion): SQL {
  return sql`gen_random_uuid(), ${companyId}::uuid, ${authorId}::uuid, ${documentId}::uuid`;
}

const columns = sql`id, company_id, author_id, document_id, employee_id, table_name, "row", deleted_at`;

/** A row that stays, with the reference that it is about to lose. */
async function keepLink(tx: Tx, deletion: Deletion, reference: Reference): Promise<void> {
  const { table, column } = reference;
  const row = sql`jsonb_build_object('id', ${table.id}, ${column.name}::text, ${column})`;
  await tx.execute(sql`insert into ${deletedDocuments} (${columns})
    select ${placeOf(deletion)}, null, ${getTableName(table)}::text, ${row}, ${deletion.now.toISOString()}::timestamptz
    from ${table} where ${eq(table.companyId, deletion.companyId)} and ${refersTo(reference, deletion)}`);
}

/** One statement, so that what is kept is what was deleted, whoever changes it meanwhile. */
async function moveOut(
  tx: Tx,
  deletion: Deletion & { employeeId: string | null },
  table: OwnedTable,
): Promise<void> {
  const about = sql`coalesce(${deletion.employeeId}::uuid, (to_jsonb(gone) ->> 'employee_id')::uuid)`;
  await tx.execute(sql`with gone as (delete from ${table} where ${goesWith(table, deletion)} returning *)
    insert into ${deletedDocuments} (${columns})
    select ${placeOf(deletion)}, ${about}, ${getTableName(table)}::text, to_jsonb(gone),
      ${deletion.now.toISOString()}::timestamptz
    from gone`);
}

async function countWith(tx: Tx, deletion: Deletion): Promise<WithDocument> {
  const { tableName, row } = deletedDocuments;
  const isSeen = sql`${row} -> 'deleted_at' is null or ${row} -> 'deleted_at' = 'null'`;
  const found = await tx
    .select({ tableName, rows: sql<number>`count(*) filter (where ${isSeen})::int` })
    .from(deletedDocuments)
    .where(isOf(deletion))
    .groupBy(tableName);
  const total = (name: string) => found.find((each) => each.tableName === name)?.rows ?? 0;
  return {
    candidateCards: total('candidate_cards'),
    levelCheckIns: total('level_checkins'),
    shares: total('shares'),
    closings: total('meeting_closings'),
  };
}

/** One that is there already stays as it is. @throws AppError `not_found`, also where it is too late */
export async function restoreDocument(
  db: Db,
  author: ChangeAuthor,
  id: string,
): Promise<HistoryItem> {
  const deletion = { ...author, documentId: id };
  return unlessDeleted(() =>
    db.transaction(async (tx) => {
      const tables = isId(id) ? await holdDeleted(tx, deletion) : new Set<string>();
      for (const table of hangingTables) {
        if (tables.has(getTableName(table))) await moveIn(tx, deletion, table);
      }
      for (const reference of lostReferences) {
        if (tables.has(getTableName(reference.table))) await giveLinkBack(tx, deletion, reference);
      }
      if (tables.size > 0) {
        await tx.delete(deletedDocuments).where(isOf(deletion));
        await readDeadlinesAnew(tx, author.companyId);
      }
      return getDocument(tx, author.companyId, id);
    }),
  );
}

/** @returns the tables of what is there to be taken back. @throws AppError `not_found` where it is too late */
async function holdDeleted(tx: Tx, deletion: Deletion): Promise<Set<string>> {
  const { tableName, employeeId, deletedAt } = deletedDocuments;
  const own = isOf(deletion, documents);
  const [found] = await tx.select({ employeeId }).from(deletedDocuments).where(own);
  if (!found) return new Set();
  if (found.employeeId) await holdEmployee(tx, deletion.companyId, found.employeeId);
  const rows = await tx
    .select({ tableName, deletedAt })
    .from(deletedDocuments)
    .where(isOf(deletion))
    .for('update');
  const isLate = rows.some(
    (row) => deletion.now.getTime() - row.deletedAt.getTime() > restorableMs,
  );
  if (isLate) throw new AppError('not_found', messages.documentNotFound);
  return new Set(rows.map((row) => row.tableName));
}

async function moveIn(tx: Tx, deletion: Deletion, table: OwnedTable): Promise<void> {
  for (const reference of referencesOf(table)) await forgetWhatIsGone(tx, deletion, reference);
  if (table === (developmentPlans as OwnedTable)) await closeWhereReplaced(tx, deletion);
  // What was told again meanwhile is told.
  await tx.execute(sql`insert into ${table}
    select back.* from ${deletedDocuments}, jsonb_populate_record(null::${table}, ${deletedDocuments.row}) as back
    where ${isOf(deletion, table)} on conflict do nothing`);
}

/** What a row refers to may have been deleted meanwhile: a person it was shared with, the document's team. */
async function forgetWhatIsGone(
  tx: Tx,
  deletion: Deletion,
  { table, column, parent, goes }: Reference,
): Promise<void> {
  const to = sql`(${deletedDocuments.row} ->> ${column.name}::text)::uuid`;
  const isGone = sql`${to} is not null and not exists (
    select from ${parent} where ${eq(parent.companyId, deletion.companyId)} and ${parent.id} = ${to})`;
  const isIt = and(isOf(deletion, table), isGone);
  if (goes) {
    await tx.delete(deletedDocuments).where(isIt);
    return;
  }
  const without = sql`${deletedDocuments.row} || jsonb_build_object(${column.name}::text, null)`;
  await tx.update(deletedDocuments).set({ row: without }).where(isIt);
}

/** Another PDI came into force meanwhile, and stays: this one is back as one that was closed. */
async function closeWhereReplaced(tx: Tx, deletion: Deletion): Promise<void> {
  const { row } = deletedDocuments;
  const { companyId, authorId, employeeId, state } = developmentPlans;
  const isReplaced = sql`${row} ->> 'state' = 'in_progress' and exists (
    select from ${developmentPlans} where ${companyId} = ${deletion.companyId}
      and ${authorId} = (${row} ->> 'author_id')::uuid and ${employeeId} = (${row} ->> 'employee_id')::uuid
      and ${state} = 'in_progress')`;
  const closed = JSON.stringify({ state: 'closed', closed_at: deletion.now.toISOString() });
  await tx
    .update(deletedDocuments)
    .set({ row: sql`${row} || ${closed}::jsonb` })
    .where(and(isOf(deletion, developmentPlans), isReplaced));
}

async function giveLinkBack(
  tx: Tx,
  deletion: Deletion,
  { table, column }: Reference,
): Promise<void> {
  const { row } = deletedDocuments;
  await tx.execute(sql`update ${table} set ${sql.identifier(column.name)} = (${row} ->> ${column.name}::text)::uuid
    from ${deletedDocuments} where ${isOf(deletion, table)}
      and ${eq(table.companyId, deletion.companyId)} and ${table.id} = (${row} ->> 'id')::uuid`);
}

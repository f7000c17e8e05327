import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { promisesOf, readContent, type FormOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { matchPromises, type PromiseInDocument } from '#documents/kit/promises.ts';
import type { Commitment } from '#shared/commitments.ts';
import type { DocumentPromise, DocumentPromises, FollowedPromise } from '#shared/promises.ts';
import type { Named } from '#shared/suggestions.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitments, documents, employees } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import { isId } from '../ids.ts';
import type { Author } from './events.ts';
import { findNamesakes, nameFinder, nameWords } from '../employees/names.ts';
import { messages } from '../messages.ts';
import { isThere } from './rows.ts';
import {
  checkedParty,
  firstTeamOf,
  insertCommitments,
  readCommitments,
  holdEmployee,
  holdInOrder,
} from './store.ts';

/*
 * What a document promises as it stands now, and what is followed of it. Nothing is followed without a click,
 * and one that is followed stays one row, however the document is edited, restored or written again.
 */

type Document = typeof documents.$inferSelect & { type: DocumentKind };

/** @throws AppError `not_found` */
async function findDocument(
  tx: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
  hold = false,
): Promise<Document> {
  if (!isId(id)) throw new AppError('not_found', messages.documentNotFound);
  const isIt = and(eq(documents.companyId, companyId), eq(documents.id, id));
  const query = tx.select().from(documents).where(isIt);
  const [row] = hold ? await query.for('update') : await query;
  if (!row) throw new AppError('not_found', messages.documentNotFound);
  return row as Document;
}

function promisesIn({ type, content, brief }: Document): PromiseInDocument[] {
  const known = readContent(type, content);
  return known === null ? [] : promisesOf(type, known, brief as Partial<FormOf<DocumentKind>>);
}

/** So many of a document's own kind are looked at for the same order. */
const nearestOfKind = 50;

/** The documents that the same order made, the newest first. */
async function listOfOrder(
  tx: Db | Tx,
  { companyId, type, employeeId, teamId, brief }: Document,
): Promise<string[]> {
  const near = tx
    .select({ id: documents.id, brief: documents.brief })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        eq(documents.type, type),
        employeeId === null ? undefined : eq(documents.employeeId, employeeId),
        teamId === null ? undefined : eq(documents.teamId, teamId),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(nearestOfKind)
    .as('near');
  const rows = await tx
    .select({ id: near.id })
    .from(near)
    .where(sql`${near.brief} = ${JSON.stringify(brief)}::jsonb`)
    .orderBy(desc(near.id));
  return rows.map(({ id }) => id);
}

/**
 * What is followed of a document that goes is followed of another that the same order made, where there is one: the
 * steps of a PDI that was written again stay its steps.
 */
export async function handOver(tx: Tx, companyId: OwnedCompanyId, id: string): Promise<void> {
  const document = await findDocument(tx, companyId, id);
  const other = (await listOfOrder(tx, document)).find((each) => each !== id);
  if (other === undefined) return;
  const isFollowed = sql`exists (select from ${commitments} there where there.company_id = ${companyId}
    and there.document_id = ${other} and there.source_key = ${commitments.sourceKey})`;
  await tx
    .update(commitments)
    .set({ documentId: other })
    .where(
      and(
        eq(commitments.companyId, companyId),
        eq(commitments.documentId, id),
        sql`not ${isFollowed}`,
      ),
    );
}

/**
 * What is followed of this document, and of those that the same order made before: a document that was
 * written again promises nothing twice.
 */
async function followedOf(tx: Db | Tx, document: Document) {
  const { companyId, id } = document;
  const ofOrder = await listOfOrder(tx, document);
  const rows = await tx
    .select({
      id: commitments.id,
      documentId: commitments.documentId,
      sourceKey: commitments.sourceKey,
      sourceText: commitments.sourceText,
    })
    .from(commitments)
    .where(
      and(
        eq(commitments.companyId, companyId),
        inArray(commitments.documentId, [...new Set([id, ...ofOrder])]),
        isNotNull(commitments.sourceKey),
        isThere,
      ),
    );
  const followed = rows.map((row) => ({
    ...row,
    sourceKey: row.sourceKey ?? '',
    sourceText: row.sourceText ?? '',
  }));
  // Of one that both have, this document's own counts.
  return followed.toSorted(
    (one, other) => Number(one.documentId === id) - Number(other.documentId === id),
  );
}

/** Who keeps a promise, as far as the document's names are known in the company. */
interface Keeper {
  owner: PromiseInDocument['owner'];
  ownerName: string | null;
  employee: Named | null;
}

/** Words that mean the leader, whoever that is. */
const leaderWords = new Set(['lideranca', 'lider', 'gestor', 'gestora', 'voce', 'eu']);

/** The words of a name; what stands after it in parentheses, as '(a combinar)', is none of it. */
function ownerWords(ownerName: string | null): string[] {
  return nameWords((ownerName ?? '').replaceAll(/(?<=\p{L}\s*)\([^()]*\)/gu, ' '));
}

async function keepersOf(
  tx: Db | Tx,
  { companyId, name }: { companyId: OwnedCompanyId; name: string },
  document: Document,
  promises: readonly PromiseInDocument[],
): Promise<(promise: PromiseInDocument) => Keeper> {
  const about = await personOf(tx, document);
  const firstNames = promises.flatMap(({ ownerName }) => ownerWords(ownerName).slice(0, 1));
  const namedAt = nameFinder(await findNamesakes(tx, companyId, { words: firstNames }));
  const [leader = ''] = nameWords(name);
  return ({ owner, ownerName }) => {
    if (owner === 'leader') return { owner, ownerName: null, employee: about };
    if (owner === 'employee') {
      // A document that names its person in words alone is about somebody whom the company does not have.
      return about
        ? { owner, ownerName: null, employee: about }
        : { owner: 'other', ownerName, employee: null };
    }
    const words = ownerWords(ownerName);
    const found = namedAt(words, 0);
    const [only] = found.people;
    if (only && found.people.length === 1 && found.to === words.length) {
      return { owner: 'employee', ownerName: null, employee: only };
    }
    const isLeader = words.length === 0 || words.some((word) => leaderWords.has(word));
    const isCaller = words[0] === leader && words.every((word) => nameWords(name).includes(word));
    if (isLeader || isCaller) return { owner: 'leader', ownerName: null, employee: about };
    return { owner: 'other', ownerName, employee: about };
  };
}

async function personOf(tx: Db | Tx, { companyId, employeeId }: Document): Promise<Named | null> {
  if (employeeId === null) return null;
  const [person] = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)));
  return person ?? null;
}

interface Reader {
  caller: Caller;
  companyId: OwnedCompanyId;
  now: Date;
}

/** @throws AppError `not_found` */
export async function listPromises(
  db: Db | Tx,
  { caller, companyId, now }: Reader,
  documentId: string,
): Promise<DocumentPromises> {
  const document = await findDocument(db, companyId, documentId);
  const promises = promisesIn(document);
  const followed = await followedOf(db, document);
  const matches = matchPromises(promises, followed);
  const ids = followed.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await readCommitments(db, companyId, inArray(commitments.id, ids), now);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const keeperOf = await keepersOf(db, { companyId, name: caller.name }, document, promises);
  const standing = promises.map((promise): DocumentPromise => {
    const { key, text, dueOn } = promise;
    const commitment = byId.get(matches.get(promise)?.id ?? '') ?? null;
    return { key, text, dueOn, ...keeperOf(promise), commitment };
  });
  const matched = new Set([...matches.values()].map(({ id }) => id));
  // What was followed and stands in the document no more is followed all the same.
  const gone = followed.flatMap(({ id, sourceKey, documentId: of }): DocumentPromise[] => {
    const commitment = byId.get(id);
    if (!commitment || matched.has(id) || of !== document.id) return [];
    const { text, owner, ownerName, employee, dueOn } = commitment;
    return [{ key: sourceKey, text, owner, ownerName, employee, dueOn, commitment }];
  });
  const proposed = standing.filter(({ commitment }) => commitment === null);
  const kept = standing.filter(({ commitment }) => commitment !== null);
  return { promises: [...proposed.toSorted(soonestFirst), ...kept, ...gone] };
}

/** Those without a day last, each in the order of the document. */
function soonestFirst(one: DocumentPromise, other: DocumentPromise): number {
  const last = '9999-12-31';
  return (one.dueOn ?? last) < (other.dueOn ?? last) ? -1 : one.dueOn === other.dueOn ? 0 : 1;
}

/**
 * What is followed of a document, of every writing of it.
 *
 * @throws AppError `not_found`
 */
export async function commitmentsOfDocument(
  db: Db | Tx,
  { companyId, now }: Pick<Reader, 'companyId' | 'now'>,
  documentId: string,
): Promise<Commitment[]> {
  const followed = await followedOf(db, await findDocument(db, companyId, documentId));
  const ids = followed.map(({ id }) => id);
  return ids.length === 0 ? [] : readCommitments(db, companyId, inArray(commitments.id, ids), now);
}

/**
 * Follows promises of a document. One that is followed already stays as it is.
 *
 * @throws AppError `not_found` for an unknown document or person, `conflict` for a promise that the
 * document does not make any more
 */
export async function followPromises(
  db: Db,
  reader: Reader,
  documentId: string,
  chosen: readonly FollowedPromise[],
): Promise<DocumentPromises> {
  const { caller, companyId, now } = reader;
  const author: Author = { companyId, authorId: caller.userId, now };
  return db.transaction(async (tx) => {
    const seen = await findDocument(tx, companyId, documentId);
    const people = [seen.employeeId, ...chosen.map(({ employeeId }) => employeeId)];
    await holdInOrder(tx, companyId, { people });
    // Of two clicks at once the second finds what the first follows.
    const document = await findDocument(tx, companyId, documentId, true);
    const promises = promisesIn(document);
    const followed = await followedOf(tx, document);
    const known = new Set(followed.map(({ sourceKey }) => sourceKey));
    const matches = matchPromises(promises, followed);
    const keeperOf = await keepersOf(tx, { companyId, name: caller.name }, document, promises);
    const list = [];
    for (const choice of chosen) {
      if (known.has(choice.key)) continue;
      const promise = promises.find(({ key }) => key === choice.key);
      if (!promise) throw new AppError('conflict', messages.promiseGone);
      if (matches.has(promise)) continue;
      list.push(
        await commitmentOf(tx, { companyId, document, promise, choice }, keeperOf(promise)),
      );
    }
    await forgetDeleted(
      tx,
      document,
      list.map(({ source }) => source.key),
    );
    await insertCommitments(tx, author, list);
    return listPromises(tx, reader, documentId);
  });
}

/** Whoever follows again what they deleted means a new one. */
async function forgetDeleted(tx: Tx, { companyId, id }: Document, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .delete(commitments)
    .where(
      and(
        eq(commitments.companyId, companyId),
        eq(commitments.documentId, id),
        inArray(commitments.sourceKey, keys),
        isNotNull(commitments.deletedAt),
      ),
    );
}

interface Chosen {
  companyId: OwnedCompanyId;
  document: Document;
  promise: PromiseInDocument;
  choice: FollowedPromise;
}

/** As the document says it, but for what the leader changed. */
async function commitmentOf(
  tx: Tx,
  { companyId, document, promise, choice }: Chosen,
  keeper: Keeper,
) {
  const { owner = keeper.owner, ownerName = keeper.ownerName ?? '' } = choice;
  const person = choice.employeeId === undefined ? keeper.employee?.id : choice.employeeId;
  const employeeId = person ? await holdEmployee(tx, companyId, person) : null;
  return {
    text: choice.text ?? promise.text,
    ...checkedParty({ owner, ownerName, employeeId }),
    teamId: document.teamId ?? (employeeId && (await firstTeamOf(tx, companyId, employeeId))),
    dueOn: choice.dueOn === undefined ? promise.dueOn : choice.dueOn,
    recurrence: choice.recurrence ?? ('none' as const),
    source: {
      kind: 'document' as const,
      documentId: document.id,
      key: promise.key,
      text: promise.words ?? promise.text,
    },
  };
}

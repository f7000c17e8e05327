import { and, eq } from 'drizzle-orm';
import { refusalOfNote } from '#documents/guard/refusal.ts';
import {
  mostCriteria,
  type CandidateCard,
  type CandidateCardPatch,
  type CriterionMark,
} from '#shared/candidate-cards.ts';
import { limits } from '#shared/limits.ts';
import type { Db, Tx } from '../db/database.ts';
import { candidateCards } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { toCard, type CardRow } from './rows.ts';
import { findScript, isOfScript, restorableMs, type Author } from './store.ts';

interface NewCard {
  documentId: string;
  name: string;
  /** The Idempotency-Key: asked again under it, the answer is the one that there is. */
  key: string | null;
}

/**
 * @throws AppError `invalid_input` for a name that the guard refuses; `conflict` where there are too many, or the key
 *   added somebody else
 */
export async function addCard(
  db: Db,
  author: Author,
  { documentId, name, key }: NewCard,
): Promise<CandidateCard> {
  refuse({ name });
  const { companyId, authorId, now } = author;
  return db.transaction(async (tx) => {
    await findScript(tx, author, { id: documentId, held: true });
    const known = key === null ? undefined : await findByKey(tx, author, key);
    if (known) {
      requireSameCard(known, { documentId, name });
      return toCard(known);
    }
    await requireRoom(tx, author, documentId);
    const times = { createdAt: now, updatedAt: now };
    const [row] = await tx
      .insert(candidateCards)
      .values({ id: newId(), companyId, authorId, documentId, name, key, ...times })
      .returning();
    return toCard(row!);
  });
}

/** One that was changed since says no more what was asked. */
function requireSameCard(known: CardRow, { documentId, name }: Omit<NewCard, 'key'>): void {
  if (known.updatedAt > known.createdAt) return;
  requireSameWish(
    { documentId: known.documentId, name: known.name },
    { documentId: documentId.toLowerCase(), name },
  );
}

async function findByKey(
  tx: Tx,
  { companyId, authorId }: Author,
  key: string,
): Promise<CardRow | undefined> {
  const isKey = and(eq(candidateCards.authorId, authorId), eq(candidateCards.key, key));
  const [row] = await tx
    .select()
    .from(candidateCards)
    .where(and(eq(candidateCards.companyId, companyId), isKey));
  return row;
}

async function requireRoom(tx: Tx, author: Author, documentId: string): Promise<void> {
  const count = await tx.$count(candidateCards, isOfScript(author, documentId));
  if (count >= limits.candidateCards) {
    throw new AppError('conflict', messages.tooManyCandidateCards);
  }
}

/** @throws AppError `not_found`; `invalid_input` for what the guard refuses; `conflict` for a criterion that is gone */
export async function updateCard(
  db: Db,
  author: Author,
  { id, patch }: { id: string; patch: CandidateCardPatch },
): Promise<CandidateCard> {
  const { criterion, ...values } = patch;
  const { name, conclusion } = values;
  refuse({ name, conclusion, 'criterion.evidence': criterion?.evidence });
  return changing(db, author, id, async (tx, row) => {
    if (row.deletedAt) throw new AppError('not_found', messages.candidateCardNotFound);
    const updatedAt = author.now;
    if (!criterion) return { ...values, updatedAt };
    if (!row.marks.some((each) => each.criterion === criterion.criterion)) {
      const { criteria } = await findScript(tx, author, { id: row.documentId });
      const isRoom = row.marks.length < mostCriteria;
      if (!criteria.includes(criterion.criterion) || !isRoom) {
        throw new AppError('conflict', messages.criterionGone);
      }
    }
    return { ...values, marks: withMark(row.marks, criterion), updatedAt };
  });
}

/** What says nothing any more goes. */
function withMark(
  marks: readonly CriterionMark[],
  change: NonNullable<CandidateCardPatch['criterion']>,
): CriterionMark[] {
  const { criterion, mark, evidence } = change;
  const before = marks.find((each) => each.criterion === criterion);
  const after: CriterionMark = {
    criterion,
    mark: mark === undefined ? (before?.mark ?? null) : mark,
    evidence: evidence ?? before?.evidence ?? '',
  };
  const all = before ? marks.map((each) => (each === before ? after : each)) : [...marks, after];
  return all.filter((each) => each.mark !== null || each.evidence !== '');
}

/** Asked for again it is still deleted. @throws AppError `not_found` */
export async function deleteCard(db: Db, author: Author, id: string): Promise<void> {
  await changing(db, author, id, (_tx, { deletedAt }) => ({ deletedAt: deletedAt ?? author.now }));
}

/** @throws AppError `not_found` where it is too late, `conflict` where others have taken its place */
export async function restoreCard(db: Db, author: Author, id: string): Promise<CandidateCard> {
  return changing(db, author, id, async (tx, { deletedAt, documentId }) => {
    if (!deletedAt) return {};
    if (author.now.getTime() - deletedAt.getTime() > restorableMs) {
      throw new AppError('not_found', messages.candidateCardNotFound);
    }
    await requireRoom(tx, author, documentId);
    return { deletedAt: null };
  });
}

/** Does something to a card whose script is held, so that of changes at once each finds what the other has done. */
async function changing(
  db: Db,
  author: Author,
  id: string,
  work: (tx: Tx, row: CardRow) => Partial<CardRow> | Promise<Partial<CardRow>>,
): Promise<CandidateCard> {
  return db.transaction(async (tx) => {
    const isThis = and(
      eq(candidateCards.companyId, author.companyId),
      eq(candidateCards.authorId, author.authorId),
      eq(candidateCards.id, id),
    );
    const find = async () => {
      const [row] = isId(id) ? await tx.select().from(candidateCards).where(isThis) : [];
      if (!row) throw new AppError('not_found', messages.candidateCardNotFound);
      return row;
    };
    const { documentId } = await find();
    await findScript(tx, author, { id: documentId, held: true });
    const found = await find();
    const values = await work(tx, found);
    // Nothing to change is no change.
    if (Object.keys(values).length === 0) return toCard(found);
    const [row] = await tx.update(candidateCards).set(values).where(isThis).returning();
    return toCard(row!);
  });
}

/** Every text that is typed passes the guard. @throws AppError `invalid_input` */
function refuse(texts: Readonly<Record<string, string | undefined>>): void {
  const issues = Object.entries(texts).flatMap(([path, text]) => {
    const message = text === undefined ? null : refusalOfNote(text);
    return message === null ? [] : [{ path, message }];
  });
  const [first] = issues;
  if (first) throw new AppError('invalid_input', first.message, { issues });
}

import { createHash } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CommitmentForm } from '#shared/commitments.ts';
import type { Tx } from '../db/database.ts';
import { commitments, conversations, talkingPoints } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';
import type { Author } from './events.ts';
import { holdDocument } from './store.ts';

/*
 * What came of a conversation or a meeting: a point, or a line of what was agreed or decided. Each becomes a
 * commitment once, however often and under whichever Idempotency-Key it is asked for.
 */

/** Where in a talk a commitment came from, and with whom that was; null: with several. */
export interface Agreed {
  employeeId: string | null;
  source: { key: string; text: string } & (
    | { kind: 'conversation'; conversationId: string }
    | { kind: 'document'; documentId: string }
  );
}

/** A line of a talk has its fingerprint for a key. */
const keyOf = (words: string) => createHash('sha256').update(words).digest('hex');

/** The key under which a form's commitment stands in its talk; null: from no talk. */
export function sourceKeyOf(form: CommitmentForm): string | null {
  const { conversationId, talkingPointId, documentId, said, text } = form;
  if (conversationId !== undefined && talkingPointId !== undefined) return talkingPointId;
  return conversationId === undefined && documentId === undefined ? null : keyOf(said || text);
}

/** With whom a conversation is, of whichever is named; undefined: with nobody. */
export async function personOfTalk(
  tx: Tx,
  { companyId }: Author,
  { conversationId: id }: CommitmentForm,
): Promise<string | undefined> {
  if (id === undefined || !isId(id)) return undefined;
  const [row] = await tx
    .select({ employeeId: conversations.employeeId })
    .from(conversations)
    .where(and(eq(conversations.companyId, companyId), eq(conversations.id, id)));
  return row?.employeeId;
}

/**
 * Finds where it came from, which stays until the transaction ends; null: from no talk.
 *
 * @throws AppError `not_found` for a conversation, point or document that is not the author's
 */
export async function findSource(
  tx: Tx,
  author: Author,
  form: CommitmentForm,
): Promise<Agreed | null> {
  const { conversationId, documentId, said, text } = form;
  if (conversationId !== undefined) return agreedIn(tx, author, conversationId, form);
  if (documentId === undefined) return null;
  const words = said || text;
  return {
    employeeId: null,
    source: {
      kind: 'document',
      documentId: await holdDocument(tx, author.companyId, documentId),
      key: keyOf(words),
      text: words,
    },
  };
}

/**
 * Of two taps at once the second waits here.
 *
 * @throws AppError `not_found` for a conversation or point that is not the author's, or of another person
 */
async function agreedIn(
  tx: Tx,
  author: Author,
  conversationId: string,
  { talkingPointId, said, text }: CommitmentForm,
): Promise<Agreed> {
  const { companyId, authorId } = author;
  if (!isId(conversationId)) throw new AppError('not_found', messages.conversationNotFound);
  const [conversation] = await tx
    .select({ id: conversations.id, employeeId: conversations.employeeId })
    .from(conversations)
    .where(
      and(
        eq(conversations.companyId, companyId),
        eq(conversations.id, conversationId),
        eq(conversations.authorId, authorId),
        isNull(conversations.deletedAt),
      ),
    )
    .for('update');
  if (!conversation) throw new AppError('not_found', messages.conversationNotFound);
  const { id, employeeId } = conversation;
  const words =
    talkingPointId === undefined
      ? said || text
      : await wordsOfPoint(tx, author, { talkingPointId, employeeId });
  const key = talkingPointId ?? keyOf(words);
  return {
    employeeId,
    source: { kind: 'conversation', conversationId: id, key, text: words },
  };
}

interface PointOf {
  talkingPointId: string;
  employeeId: string;
}

async function wordsOfPoint(
  tx: Tx,
  { companyId, authorId }: Author,
  { talkingPointId, employeeId }: PointOf,
): Promise<string> {
  if (!isId(talkingPointId)) throw new AppError('not_found', messages.talkingPointNotFound);
  const [point] = await tx
    .select({ text: talkingPoints.text })
    .from(talkingPoints)
    .where(
      and(
        eq(talkingPoints.companyId, companyId),
        eq(talkingPoints.id, talkingPointId),
        eq(talkingPoints.authorId, authorId),
        eq(talkingPoints.employeeId, employeeId),
        isNull(talkingPoints.deletedAt),
      ),
    );
  if (!point) throw new AppError('not_found', messages.talkingPointNotFound);
  return point.text;
}

/** The commitment that it became already; null: none. One that was deleted makes room for a new one. */
export async function findAgreed(
  tx: Tx,
  { companyId }: Author,
  { source }: Agreed,
): Promise<string | null> {
  const isIt = and(
    eq(commitments.companyId, companyId),
    source.kind === 'conversation'
      ? eq(commitments.conversationId, source.conversationId)
      : eq(commitments.documentId, source.documentId),
    eq(commitments.sourceKey, source.key),
  );
  await tx.delete(commitments).where(and(isIt, isNotNull(commitments.deletedAt)));
  const [known] = await tx.select({ id: commitments.id }).from(commitments).where(isIt);
  return known?.id ?? null;
}

import { and, eq, isNull, lt } from 'drizzle-orm';
import type {
  Conversation,
  ConversationClosing,
  ConversationPatch,
  ConversationWithPoints,
} from '#shared/conversations.ts';
import { calendarDay } from '#shared/format.ts';
import type { Db, Tx } from '../db/database.ts';
import { conversations, talkingPoints } from '../db/schema.ts';
import { holdEmployee } from '../employees/change-rows.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { knownTexts } from '../http/known-texts.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import { toConversation, type ConversationRow } from './rows.ts';
import { findPrepared, findRow, restorableMs, withPoints, type Author } from './store.ts';

/*
 * Whoever changes what is talked about with a person holds the person first. So of requests that come at
 * once, or twice, each finds what the one before has done.
 */

/** @throws AppError `not_found` for a person who is not the company's */
export async function prepareConversation(
  db: Db,
  author: Author,
  { employeeId, plannedOn }: { employeeId: string; plannedOn?: string | null | undefined },
): Promise<ConversationWithPoints> {
  return db.transaction(async (tx) => {
    await holdEmployee(tx, author.companyId, employeeId);
    const row = await prepare(tx, author, { employeeId, plannedOn });
    return withPoints(tx, row);
  });
}

/** Of a person who is held: the one that is being prepared, or a new one. */
export async function prepare(
  tx: Tx,
  author: Author,
  { employeeId, plannedOn }: { employeeId: string; plannedOn?: string | null | undefined },
): Promise<ConversationRow> {
  const { companyId, authorId, now } = author;
  const prepared = await findPrepared(tx, author, employeeId);
  if (prepared) {
    const isAsAsked = plannedOn === undefined || plannedOn === prepared.plannedOn;
    return isAsAsked ? prepared : write(tx, author, prepared.id, { plannedOn });
  }
  const times = { createdAt: now, updatedAt: now };
  const [row] = await tx
    .insert(conversations)
    .values({
      id: newId(),
      companyId,
      authorId,
      employeeId,
      plannedOn: plannedOn ?? null,
      ...times,
    })
    .returning();
  return row!;
}

/** @throws AppError `not_found`; `conflict` for the day of one that was held, and for a text that changed elsewhere */
export async function updateConversation(
  db: Db,
  author: Author,
  { id, patch }: { id: string; patch: ConversationPatch },
): Promise<Conversation> {
  return changing(db, author, id, async (tx, row) => {
    requireThere(row);
    if (row.heldAt && patch.plannedOn !== undefined) {
      throw new AppError('conflict', messages.conversationHeld);
    }
    return toConversation(await write(tx, author, row.id, knownTexts(row, patch)));
  });
}

/**
 * Ends a conversation, and prepares the next where its day was set. Ended so already it stays as it is.
 *
 * @throws AppError `not_found`, `invalid_input` for a next day that is over, `conflict` where it was ended otherwise
 */
export async function closeConversation(
  db: Db,
  author: Author,
  { id, closing }: { id: string; closing: ConversationClosing },
): Promise<{ conversation: ConversationWithPoints; next: Conversation | null }> {
  return changing(db, author, id, async (tx, row) => {
    requireThere(row);
    const { employeeId } = row;
    if (row.heldAt) {
      requireSameClosing(row, closing);
      const next = await findPrepared(tx, author, employeeId);
      return { conversation: await withPoints(tx, row), next: next && toConversation(next) };
    }
    const { nextOn } = closing;
    if (nextOn !== null && nextOn < calendarDay(author.now)) {
      throw refusedInput([{ path: 'nextOn', message: 'Escolha um dia de hoje em diante' }]);
    }
    const held = await write(tx, author, row.id, { ...closing, heldAt: author.now });
    const next =
      nextOn === null ? null : await prepare(tx, author, { employeeId, plannedOn: nextOn });
    return { conversation: await withPoints(tx, held), next: next && toConversation(next) };
  });
}

function requireSameClosing(row: ConversationRow, closing: ConversationClosing): void {
  const said = Object.entries(closing).filter(([, value]) => value !== undefined);
  const isSame = said.every(([name, value]) => Reflect.get(row, name) === value);
  if (!isSame) throw new AppError('conflict', messages.conversationHeld);
}

/** What a conversation that was only prepared had ticked waits again. Asked for again it is still deleted. */
export async function deleteConversation(db: Db, author: Author, id: string): Promise<void> {
  await changing(db, author, id, async (tx, row) => {
    if (row.deletedAt) return;
    await write(tx, author, row.id, { deletedAt: author.now });
    if (row.heldAt) return;
    await tx
      .update(talkingPoints)
      .set({ conversationId: null, updatedAt: author.now })
      .where(
        and(
          eq(talkingPoints.companyId, author.companyId),
          eq(talkingPoints.conversationId, row.id),
        ),
      );
  });
}

/** @throws AppError `not_found` where it is too late, `conflict` where another is being prepared by now */
export async function restoreConversation(
  db: Db,
  author: Author,
  id: string,
): Promise<ConversationWithPoints> {
  return changing(db, author, id, async (tx, row) => {
    if (!row.deletedAt) return withPoints(tx, row);
    if (author.now.getTime() - row.deletedAt.getTime() > restorableMs) {
      throw new AppError('not_found', messages.conversationNotFound);
    }
    if (!row.heldAt && (await findPrepared(tx, author, row.employeeId))) {
      throw new AppError('conflict', 'Já há outra conversa em preparação com esta pessoa.');
    }
    if (!row.heldAt) await tickAgain(tx, author, row);
    return withPoints(tx, await write(tx, author, row.id, { deletedAt: null }));
  });
}

/** The points that waited again since the deletion, and that nobody has touched: its moment is theirs. */
async function tickAgain(tx: Tx, { now }: Author, row: ConversationRow): Promise<void> {
  const { companyId, authorId, employeeId, deletedAt } = row;
  if (deletedAt === null) return;
  await tx
    .update(talkingPoints)
    .set({ conversationId: row.id, updatedAt: now })
    .where(
      and(
        eq(talkingPoints.companyId, companyId),
        eq(talkingPoints.authorId, authorId),
        eq(talkingPoints.employeeId, employeeId),
        isNull(talkingPoints.conversationId),
        eq(talkingPoints.updatedAt, deletedAt),
        // A point that was just noted waited already.
        lt(talkingPoints.createdAt, deletedAt),
      ),
    );
}

/** Does something to a conversation whose person is held. */
async function changing<Result>(
  db: Db,
  author: Author,
  id: string,
  work: (tx: Tx, row: ConversationRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { employeeId } = await findRow(tx, author.companyId, id);
    await holdEmployee(tx, author.companyId, employeeId);
    return work(tx, await findRow(tx, author.companyId, id));
  });
}

function requireThere(row: ConversationRow): void {
  if (row.deletedAt) throw new AppError('not_found', messages.conversationNotFound);
}

async function write(
  tx: Tx,
  { companyId, now }: Author,
  id: string,
  values: Partial<ConversationRow> | Omit<ConversationPatch, 'was'>,
): Promise<ConversationRow> {
  const [row] = await tx
    .update(conversations)
    .set({ ...values, updatedAt: now })
    .where(and(eq(conversations.companyId, companyId), eq(conversations.id, id)))
    .returning();
  return row!;
}

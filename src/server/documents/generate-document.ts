import type { FastifyBaseLogger } from 'fastify';
import type { Generated } from '#documents/endpoints.ts';
import type { Source } from '#documents/kit/sources.ts';
import { textsOf } from '#shared/json.ts';
import type { Db, Tx } from '../db/database.ts';
import { rideOut } from '../db/ride-out.ts';
import { enterIfNone } from '../development-plans/change.ts';
import { AppError } from '../http/app-error.ts';
import { newId } from '../ids.ts';
import { ModelError, type ModelUsage } from '../llm/language-model.ts';
import { messages } from '../messages.ts';
import { creditsLeft, documentReady } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';
import { requireAllowance, takeCredit } from './allowance.ts';
import type { Author } from './author.ts';
import { gatherContext } from './context.ts';
import { completeGeneration, failGeneration, isCompleted } from './generation-store.ts';
import { unlessDeleted } from './deleted-meanwhile.ts';
import { sourcesOf } from './sources.ts';
import { insertDocument } from './store.ts';
import type { Order } from './order.ts';
import type { WritingRoom } from './writing-room.ts';

export interface Generation {
  db: Db;
  log: FastifyBaseLogger;
  author: Author;
  room: WritingRoom;
  now: () => Date;
  order: Order;
  generationId: string;
  signal: AbortSignal;
  /** True while someone waits for the answer. */
  isWatched: () => boolean;
  onContext: (sources: Source[]) => void;
  onDelta: (text: string) => void;
}

/**
 * Writes one document: allowance → context → author → one transaction with the debit and the row. While
 * the author writes, no transaction and no connection is held.
 *
 * @throws AppError `payment_required`, `unavailable`, `not_found` where what it is about was deleted
 *   meanwhile; ModelError `aborted`
 */
export async function generateDocument(generation: Generation): Promise<Generated> {
  const { db, author, room, now, order, signal, onContext, onDelta } = generation;
  const owner = order.caller.userId;
  const startedAt = now().getTime();
  const milliseconds = () => Math.max(0, now().getTime() - startedAt);
  let usage: ModelUsage = { inputTokens: null, outputTokens: null };
  try {
    await requireAllowance(db, order.caller, now());
    const context = await gatherContext(db, order.companyId, {
      author: { name: order.caller.name, position: order.caller.position },
      authorId: owner,
      audience: order.audience,
      employeeId: order.employeeId,
      teamId: order.teamId,
      terms: textsOf(order.brief),
      consults: order.consults,
      now: now(),
      select: (diary) => room.ask('select', diary, { owner, signal }),
    });
    const sources = sourcesOf(context);
    onContext(sources);
    const { kind, brief } = order;
    const manuscript = await author.write({ kind, brief, context, owner, signal, onDelta });
    usage = manuscript.usage;
    const answer: Generated = {
      result: manuscript.content,
      aiHistoryId: newId(),
      sources,
      generator: author.name,
    };
    const finished = { generation, answer, usage, milliseconds: milliseconds() };
    await unlessDeleted(() => rideOut((isRepeated) => keep(finished, isRepeated), signal));
    return answer;
  } catch (error) {
    const failed = { usage: usageOf(error) ?? usage, milliseconds: milliseconds() };
    await failGeneration(db, { id: generation.generationId, ...failed }).catch(
      // What went wrong first is what counts; a row left running is taken over when it is asked for.
      (err: unknown) => generation.log.warn({ err }, 'failure not recorded'),
    );
    throw error;
  }
}

interface Finished {
  generation: Generation;
  answer: Generated;
  usage: ModelUsage;
  milliseconds: number;
}

/** Of a commit that was cut off nobody knows whether it came through: then it is looked up. */
async function keep(finished: Finished, isRepeated: boolean): Promise<void> {
  const { db, generationId: id } = finished.generation;
  const documentId = finished.answer.aiHistoryId;
  if (isRepeated && (await isCompleted(db, { id, documentId }))) return;
  await db.transaction((tx) => save(tx, finished));
}

/** The debit, the row and the end of the generation: all of them or none. */
async function save(tx: Tx, { generation, answer, usage, milliseconds }: Finished): Promise<void> {
  const { order, generationId, now, isWatched } = generation;
  const { userId } = order.caller;
  const credits = await takeCredit(tx, order.caller, now());
  await insertDocument(tx, {
    id: answer.aiHistoryId,
    companyId: order.companyId,
    authorId: userId,
    type: order.kind,
    content: answer.result,
    brief: order.brief,
    sources: answer.sources,
    generator: answer.generator,
    employeeId: order.employeeId,
    teamId: order.teamId,
    now: now(),
  });
  const documentId = answer.aiHistoryId;
  if (order.kind === 'pdi' && order.employeeId !== null) {
    const author = { companyId: order.companyId, authorId: userId, now: now() };
    await enterIfNone(tx, author, { documentId, employeeId: order.employeeId });
  }
  if (!(await completeGeneration(tx, { id: generationId, documentId, usage, milliseconds }))) {
    throw new AppError('conflict', messages.cancelled);
  }
  const { companyId, kind } = order;
  const ready = isWatched() ? [] : [documentReady(kind, documentId)];
  await notify(tx, { userId, companyId, now: now() }, [...creditsLeft(credits), ...ready]);
}

function usageOf(error: unknown): ModelUsage | null {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof ModelError ? cause.usage : null;
}

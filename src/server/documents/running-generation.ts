import type { FastifyBaseLogger } from 'fastify';
import type { Generated } from '#documents/endpoints.ts';
import type { Source } from '#documents/kit/sources.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import { documentReady } from '../notifications/announcements.ts';
import { notify } from '../notifications/store.ts';
import type { Author } from './author.ts';
import { generateDocument } from './generate-document.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Order } from './order.ts';
import type { WritingRoom } from './writing-room.ts';

/** What a listener hears while a document is written. */
export interface Listener {
  context?: (sources: Source[]) => void;
  delta?: (text: string) => void;
}

/** Stops listening, and says whether the whole answer went out to whoever listened. */
export type Leave = (isAnswered: boolean) => void;

/** A document being written: it goes on without listeners, until it ends or is cancelled. */
export interface RunningGeneration {
  /** Resolves when the writing begins; rejects when something stands against it. */
  begun: Promise<unknown>;
  result: Promise<Generated>;
  /** Hears what has been written so far, then the rest. */
  listen(listener: Listener): Leave;
}

/** One that this process writes itself. */
export interface OwnGeneration extends RunningGeneration {
  requestHash: string;
  abort: AbortController;
}

/** Begins to write a document that this process has claimed. */
export function beginGeneration(parts: {
  db: Db;
  author: Author;
  room: WritingRoom;
  now: () => Date;
  log: FastifyBaseLogger;
  order: Order;
  generationId: string;
  heartbeat: Heartbeat;
}): OwnGeneration {
  const { db, author, room, now, log, order, generationId, heartbeat } = parts;
  const abort = new AbortController();
  const listeners = new Set<Listener>();
  let sources: Source[] | null = null;
  let begin = () => {};
  const beginning = new Promise<void>((resolve) => (begin = resolve));
  let text = '';
  const leave = heartbeat.join(generationId, () => abort.abort());
  const result = generateDocument({
    db,
    log,
    author,
    room,
    now,
    order,
    generationId,
    signal: abort.signal,
    isWatched: () => listeners.size > 0,
    onContext: (found) => {
      sources = found;
      begin();
      for (const listener of listeners) listener.context?.(found);
    },
    onDelta: (delta) => {
      text += delta;
      for (const listener of listeners) listener.delta?.(delta);
    },
  })
    .catch((error: unknown) => {
      throw abort.signal.aborted ? new AppError('conflict', messages.cancelled) : error;
    })
    .finally(leave);
  const begun = Promise.race([beginning, result]);
  // It goes on when everyone has left: a failure that nobody hears is recorded, not unhandled.
  result.catch(() => undefined);
  begun.catch(() => undefined);
  let isAnswered = false;
  /** The end may come before it is known that the connection is gone: then nobody has been told yet. */
  const announceUnheard = async () => {
    const { aiHistoryId } = await result;
    if (isAnswered || listeners.size > 0) return;
    const { caller, companyId, kind } = order;
    const recipient = { userId: caller.userId, companyId, now: now() };
    await notify(db, recipient, [documentReady(kind, aiHistoryId)]).catch((err: unknown) =>
      log.warn({ err }, 'a document is ready, and nobody was told'),
    );
  };
  return {
    requestHash: order.requestHash,
    abort,
    begun,
    result,
    listen(listener) {
      listeners.add(listener);
      if (sources) listener.context?.(sources);
      if (text !== '') listener.delta?.(text);
      return (wasAnswered) => {
        listeners.delete(listener);
        isAnswered ||= wasAnswered;
        announceUnheard().catch(() => undefined);
      };
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Generated } from '#documents/endpoints.ts';
import type { Source } from '#documents/kit/sources.ts';
import { messages } from '#shared/messages.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import type { LanguageModel } from '../llm/language-model.ts';
import { createAuthor } from './author.ts';
import { cancelGeneration, claimGeneration, keepAlive, type Claim } from './generation-store.ts';
import { generateDocument } from './generate-document.ts';
import type { Order } from './order.ts';

/** How often a running generation says that it lives, and looks whether it was cancelled elsewhere. */
const heartbeatMs = 2_000;
/** How often a request waits for the same generation of another process. */
const pollMs = 500;

/** What a listener hears while a document is written. */
export interface Listener {
  context?: (sources: Source[]) => void;
  delta?: (text: string) => void;
}

/** A document being written: it goes on without listeners, until it ends or is cancelled. */
export interface RunningGeneration {
  /** Resolves when the writing begins; rejects when something stands against it. */
  begun: Promise<unknown>;
  result: Promise<Generated>;
  /** Hears what has been written so far, then the rest. Gives the way to stop listening. */
  listen(listener: Listener): () => void;
}

export interface Generations {
  /**
   * Begins a generation, or joins the one that has the same key.
   *
   * @throws AppError as the answer of the API to what stands against it
   */
  start(order: Order, key: string): Promise<RunningGeneration>;
  /** @throws AppError `not_found` for a key that is not the caller's, `conflict` when it has ended */
  cancel(caller: Caller, key: string): Promise<void>;
  /** Resolves when no generation is running in this process. */
  settle(): Promise<void>;
}

interface Running extends RunningGeneration {
  requestHash: string;
  abort: AbortController;
}

export function createGenerations(parts: {
  db: Db;
  languageModel: LanguageModel | null;
  now: () => Date;
  log: FastifyBaseLogger;
}): Generations {
  const { db, languageModel, now, log } = parts;
  const author = createAuthor(languageModel);
  const running = new Map<string, Running>();

  function run(order: Order, claim: Claim & { state: 'mine' }): Running {
    const abort = new AbortController();
    const listeners = new Set<Listener>();
    let sources: Source[] | null = null;
    let begin = () => {};
    const beginning = new Promise<void>((resolve) => (begin = resolve));
    let text = '';
    const heartbeat = setInterval(() => {
      keepAlive(db, claim.id, now()).then(
        (isAlive) => !isAlive && abort.abort(),
        (error: unknown) => log.warn({ err: error }, 'heartbeat failed'),
      );
    }, heartbeatMs);
    const result = generateDocument({
      db,
      author,
      now,
      order,
      generationId: claim.id,
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
      .finally(() => clearInterval(heartbeat));
    const begun = Promise.race([beginning, result]);
    // It goes on when everyone has left: a failure that nobody hears is recorded, not unhandled.
    result.catch(() => undefined);
    begun.catch(() => undefined);
    return {
      requestHash: order.requestHash,
      abort,
      begun,
      result,
      listen(listener) {
        listeners.add(listener);
        if (sources) listener.context?.(sources);
        if (text !== '') listener.delta?.(text);
        return () => listeners.delete(listener);
      },
    };
  }

  function launch(order: Order, key: string, claim: Claim & { state: 'mine' }): Running {
    const mapKey = `${order.caller.userId}:${key}`;
    const generation = run(order, claim);
    running.set(mapKey, generation);
    const forget = () => running.delete(mapKey);
    generation.result.then(forget, forget);
    return generation;
  }

  return {
    async start(order, key) {
      const mapKey = `${order.caller.userId}:${key}`;
      const known = running.get(mapKey);
      if (known) return sameRequest(known, order);
      const claim = await claimGeneration(db, { order, key, generator: author.name, now: now() });
      if (claim.state === 'done') return answered(Promise.resolve(claim.answer));
      // Another request with this key may have claimed it while this one waited for the database.
      const joined = running.get(mapKey);
      if (joined) return sameRequest(joined, order);
      if (claim.state === 'elsewhere') return following(waitElsewhere(order, key));
      return launch(order, key, claim);
    },
    async cancel(caller, key) {
      await cancelGeneration(db, caller, key);
      running.get(`${caller.userId}:${key}`)?.abort.abort();
    },
    async settle() {
      await Promise.allSettled([...running.values()].map(({ result }) => result));
    },
  };

  /** Another process writes it: waits for its row to end; goes on here where that process died. */
  async function waitElsewhere(order: Order, key: string): Promise<RunningGeneration> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      const claim = await claimGeneration(db, { order, key, generator: author.name, now: now() });
      if (claim.state === 'done') return answered(Promise.resolve(claim.answer));
      if (claim.state === 'mine') return launch(order, key, claim);
    }
  }
}

function sameRequest(known: Running, order: Order): RunningGeneration {
  if (known.requestHash !== order.requestHash) throw new AppError('conflict', messages.keyReused);
  return known;
}

/** A generation that is over has nothing to hear but its end. */
function answered(result: Promise<Generated>): RunningGeneration {
  return { begun: result, result, listen: () => () => undefined };
}

/** A generation that another process writes; who listens hears the rest where it goes on here. */
function following(found: Promise<RunningGeneration>): RunningGeneration {
  const begun = found.then((generation) => generation.begun);
  const result = found.then((generation) => generation.result);
  begun.catch(() => undefined);
  result.catch(() => undefined);
  return {
    begun,
    result,
    listen(listener) {
      let isOver = false;
      let stop = () => {
        isOver = true;
      };
      const join = async () => {
        const generation = await found;
        if (!isOver) stop = generation.listen(listener);
      };
      join().catch(() => undefined);
      return () => stop();
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Generated } from '#documents/endpoints.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Caller } from '../http/route.ts';
import type { LanguageModel } from '../llm/language-model.ts';
import { messages } from '../messages.ts';
import type { LaunchedGeneration } from '../metrics/generation-metrics.ts';
import { createAuthor } from './author.ts';
import { cancelGeneration, claimGeneration, type Claim } from './generation-store.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { Order } from './order.ts';
import {
  beginGeneration,
  type Leave,
  type OwnGeneration,
  type RunningGeneration,
} from './running-generation.ts';
import type { WritingRoom } from './writing-room.ts';

/** How often a request waits for the same generation of another process. */
const pollMs = 500;

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

export function createGenerations(parts: {
  db: Db;
  languageModel: LanguageModel | null;
  room: WritingRoom;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Told of each one that this process writes. */
  onLaunch?: (launched: LaunchedGeneration) => void;
}): Generations {
  const { db, languageModel, room, now, log, onLaunch } = parts;
  const author = createAuthor(languageModel, room);
  const heartbeat = createHeartbeat(db, log);
  const running = new Map<string, OwnGeneration>();

  function launch(order: Order, key: string, claim: Claim & { state: 'mine' }): OwnGeneration {
    const mapKey = `${order.caller.userId}:${key}`;
    const generationId = claim.id;
    const generation = beginGeneration({
      db,
      author,
      room,
      now,
      log,
      order,
      generationId,
      heartbeat,
    });
    running.set(mapKey, generation);
    const forget = () => running.delete(mapKey);
    generation.result.then(forget, forget);
    onLaunch?.({ kind: order.kind, model: author.name, result: generation.result });
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

function sameRequest(known: OwnGeneration, order: Order): RunningGeneration {
  if (known.requestHash !== order.requestHash) throw new AppError('conflict', messages.keyReused);
  return known;
}

/** A generation that is over has nothing to hear but its end. */
function answered(result: Promise<Generated>): RunningGeneration {
  return { begun: result, result, listen: () => () => undefined };
}

/** A generation that another process writes; who listens hears the rest where it goes on here. */
function following(found: Promise<RunningGeneration>): RunningGeneration {
  const result = found.then((generation) => generation.result);
  result.catch(() => undefined);
  return {
    // It has begun elsewhere: a stream opens at once, and says that it is awake while it waits.
    begun: Promise.resolve(),
    result,
    listen(listener) {
      let left: boolean | null = null;
      let leave: Leave = (isAnswered) => {
        left = isAnswered;
      };
      const join = async () => {
        const generation = await found;
        if (left === null) leave = generation.listen(listener);
      };
      join().catch(() => undefined);
      return (isAnswered) => leave(isAnswered);
    },
  };
}

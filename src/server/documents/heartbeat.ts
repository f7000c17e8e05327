import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { keepAlive } from './generation-store.ts';

/** How often running generations say that they live, and are looked at: were they cancelled elsewhere? */
const heartbeatMs = 2_000;

export interface Heartbeat {
  /**
   * Keeps a generation alive. Gives the way to stop that.
   *
   * @param onEnded called when it is no longer running: cancelled, or taken over
   */
  join(id: string, onEnded: () => void): () => void;
}

/** One statement for all that a process runs: hundreds that wait for a model would else fill the pool. */
export function createHeartbeat(db: Db, log: FastifyBaseLogger): Heartbeat {
  const joined = new Map<string, () => void>();
  let timer: NodeJS.Timeout | null = null;
  let isBeating = false;
  const beat = async () => {
    if (isBeating) return;
    isBeating = true;
    const ids = [...joined.keys()];
    try {
      const alive = await keepAlive(db, ids);
      for (const id of ids) if (!alive.has(id)) joined.get(id)?.();
    } catch (error) {
      log.warn({ err: error }, 'heartbeat failed');
    } finally {
      isBeating = false;
    }
  };
  return {
    join(id, onEnded) {
      joined.set(id, onEnded);
      timer ??= setInterval(() => void beat(), heartbeatMs);
      return () => {
        joined.delete(id);
        if (joined.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}

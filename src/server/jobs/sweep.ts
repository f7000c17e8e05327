import type { FastifyBaseLogger } from 'fastify';
import { sweepSessions } from '../accounts/sessions.ts';
import type { Db } from '../db/database.ts';
import { sweepRateLimits } from '../http/rate-limit.ts';

const hourInMs = 3_600_000;

/** Drops every hour what has had its time. Any number of processes may do it at once. */
export function startSweeping(db: Db, log: FastifyBaseLogger): () => void {
  const sweep = async () => {
    const now = new Date();
    await sweepSessions(db, now);
    await sweepRateLimits(db, now);
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'sweep failed'));
  }, hourInMs);
  return () => clearInterval(timer);
}

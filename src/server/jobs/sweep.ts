import type { FastifyBaseLogger } from 'fastify';
import { sweepKnownDevices } from '../accounts/known-devices.ts';
import { sweepResets } from '../accounts/password-resets.ts';
import { sweepSessions } from '../accounts/sessions.ts';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { sweepRateLimits } from '../http/rate-limit.ts';

const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;

/** Where there may be something to sweep. */
export interface Swept {
  database: Pick<Database, 'db' | 'upkeep'>;
  files: FileStore;
}

/** Drops what has had its time. Any number of processes may do it at once. */
export async function sweep({ database, files }: Swept, now: Date): Promise<void> {
  const { db } = database;
  await sweepSessions(db, now);
  await sweepRateLimits(db, now);
  await sweepResets(db, now);
  await sweepKnownDevices(db, now);
  await sweepFiles(db, files, now);
  await database.upkeep();
}

/** Sweeps every hour, and once when the start is over. @returns what ends it */
export function startSweeping(swept: Swept, log: FastifyBaseLogger): () => void {
  const run = () => {
    sweep(swept, new Date()).catch((error: unknown) => log.warn({ err: error }, 'sweep failed'));
  };
  const first = setTimeout(run, minuteInMs);
  const timer = setInterval(run, hourInMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

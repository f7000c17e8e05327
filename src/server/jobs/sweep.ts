import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sweepKnownDevices } from '../accounts/known-devices.ts';
import { sweepResets } from '../accounts/password-resets.ts';
import { sweepSessions } from '../accounts/sessions.ts';
import { sweepCandidateCards } from '../candidate-cards/retention.ts';
import type { Database } from '../db/database.ts';
import { silentGenerationsOf } from '../documents/silent-generations.ts';
import type { FileStore } from '../files/file-store.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { sweepRateLimits } from '../http/rate-limit.ts';
import { sweepPeopleImports } from '../people-imports/retention.ts';
import { sweepDeleted } from './sweep-deleted.ts';

const minuteInMs = 60_000;
const hourInMs = 60 * minuteInMs;
const silentEveryMs = 20_000;

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
  await sweepDeleted(db, now);
  await sweepCandidateCards(db, now);
  await sweepPeopleImports(db, now);
  await sweepFiles(db, files, now);
  await database.upkeep();
}

/** Beyond this one of the two clocks is wrong, and what is young would look old. */
const mostDifferenceMs = 5 * minuteInMs;

/**
 * Sweeps by the clock of this process, unless the database has quite another time.
 *
 * @returns by how many milliseconds the two differ
 */
export async function sweepOnTime(swept: Swept, now: Date): Promise<number> {
  const query = sql`select extract(epoch from clock_timestamp()) * 1000 as now`;
  const { rows } = (await swept.database.db.execute(query)) as { rows: { now: unknown }[] };
  const difference = Math.round(now.getTime() - Number(rows[0]!.now));
  if (Math.abs(difference) <= mostDifferenceMs) await sweep(swept, now);
  return difference;
}

/**
 * Sweeps every hour, and once when the start is over; ends the generations of processes that died.
 *
 * @returns what ends it
 */
export function startSweeping(swept: Swept, log: FastifyBaseLogger): () => void {
  const run = async () => {
    const difference = await sweepOnTime(swept, new Date());
    if (Math.abs(difference) <= mostDifferenceMs) return;
    log.warn(
      { event: 'clock_differs', ms: difference },
      'not swept: the clock is not the database’s',
    );
  };
  const endSilent = silentGenerationsOf(swept.database.db);
  const look = async () => {
    const count = await endSilent();
    if (count > 0) log.warn({ event: 'generations_ended', count }, 'generations had no process');
  };
  const logged = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) => log.warn({ err: error }, 'sweep failed'));
  };
  const timers = [
    setTimeout(logged(run), minuteInMs),
    setInterval(logged(run), hourInMs),
    setInterval(logged(look), silentEveryMs),
  ];
  return () => timers.forEach(clearTimeout);
}

import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgresDatabase } from '#server/db/postgres.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { hashMigrations } from '../../test/migrations.ts';
import { andThen } from '../and-then.ts';
import { isSmallest } from '../extent.ts';
import { size } from './accounts.ts';
import { fill, fillVersion, isFilled, refuseForeign } from './fill.ts';
import type { Run } from './run.ts';

/** Kept from one run to the next: another schema, or another filling, has a folder of its own. */
const dataDir = join(tmpdir(), `leme-bench-scale-${fillVersion}-${hashMigrations()}`);

export interface LargeDatabase {
  url: string;
  stop(): Promise<void>;
}

/**
 * PostgreSQL with the full filling, as an operator runs it: its own defaults, fsync on. Filled first where
 * it is not yet. BENCH_DATABASE_URL names another server's database, which must be empty or filled by this.
 */
export async function openLargeDatabase(): Promise<LargeDatabase> {
  const foreign = process.env['BENCH_DATABASE_URL'];
  if (foreign) {
    await fillOnce(foreign);
    await renewSessions(foreign);
    return { url: foreign, stop: async () => undefined };
  }
  if (isSmallest) {
    const thrownAway = await startPostgres();
    await fillOnce(thrownAway.url);
    return thrownAway;
  }
  if (!(await isFilledFolder())) {
    rmSync(dataDir, { recursive: true, force: true });
    const quick = await startPostgres({ dataDir });
    await andThen(fillOnce(quick.url), quick.stop);
  }
  const { url, stop } = await startPostgres({ dataDir, fsync: true });
  await renewSessions(url);
  return { url, stop };
}

/** A session that nobody has used for a week is over. */
async function renewSessions(url: string): Promise<void> {
  await onConnection(url, async (run) => {
    await run('update sessions set created_at = now(), last_seen_at = now()');
    await run('vacuum analyze sessions');
  });
}

/** `npm run bench -- fill` */
export async function benchFill(): Promise<void> {
  const { url, stop } = await openLargeDatabase();
  await andThen(printSizes(url), stop);
  if (!process.env['BENCH_DATABASE_URL'] && !isSmallest) {
    console.log(`\nKept in ${dataDir}: remove the folder to fill anew.`);
  }
}

async function isFilledFolder(): Promise<boolean> {
  if (!existsSync(join(dataDir, 'PG_VERSION'))) return false;
  const { url, stop } = await startPostgres({ dataDir });
  return andThen(onConnection(url, isFilled), stop);
}

async function fillOnce(url: string): Promise<void> {
  const database = await openPostgresDatabase(url, { max: 2 });
  try {
    await onConnection(url, async (run) => {
      if (await isFilled(run)) return;
      await refuseForeign(run);
      const began = performance.now();
      console.log('Filling the database …');
      // Each statement writes hundreds of megabytes: sorted and indexed in memory where there is room.
      await run(`set maintenance_work_mem = '512MB'; set work_mem = '256MB'`);
      const now = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
      await fill({ run, db: database.db, size, now });
      console.log(`Filled in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
    });
  } finally {
    await database.close();
  }
}

/** One connection for whatever is asked through it. */
export async function onConnection<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work((text) => client.query(text));
  } finally {
    await client.end();
  }
}

async function printSizes(url: string): Promise<void> {
  const { rows } = await onConnection(url, (run) =>
    run(`select relname as name, reltuples::bigint as rows, pg_table_size(oid) / 1048576 as megabytes,
        pg_indexes_size(oid) / 1048576 as indexes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
      order by pg_total_relation_size(oid) desc`),
  );
  console.log('\n| table | rows | MB | of its indexes |\n| --- | ---: | ---: | ---: |');
  for (const { name, rows: count, megabytes, indexes } of rows as Record<string, string>[]) {
    console.log(
      `| \`${name}\` | ${Number(count).toLocaleString('en')} | ${megabytes} | ${indexes} |`,
    );
  }
}

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgresDatabase } from '../db/postgres.ts';
import { createJobs } from '../jobs/jobs.ts';
import { emptyDatabase } from '../../../test/postgres.ts';

// Several programs at once on a machine that may have other things to do.
vi.setConfig({ testTimeout: 120_000 });

const together = 6;

async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  return url;
}

test('processes that start at once on an empty database migrate it once', async () => {
  const url = await anEmptyDatabase();
  const opened = await Promise.all(
    Array.from({ length: together }, () => openPostgresDatabase(url, { max: 2 })),
  );
  onTestFinished(async () => {
    await Promise.all(opened.map(({ close }) => close()));
  });
  const { rows } = await opened[0]!.executeSql(
    'select count(*)::int as applied, count(distinct hash)::int as migrations from drizzle.__drizzle_migrations',
  );
  const [{ applied, migrations }] = rows as [{ applied: number; migrations: number }];
  expect(applied).toBe(migrations);
  const installations = await opened[0]!.executeSql('select * from installation');
  expect(installations.rows).toHaveLength(1);

  // The queue is made when it is first needed: by all of them at once, too.
  const queues = opened.map(({ executeSql }) => createJobs(executeSql));
  await Promise.all(
    queues.map(({ enqueue }) => enqueue('password-reset-mail', { userId: randomUUID() })),
  );
  const jobs = await opened[0]!.executeSql('select * from pgboss.job');
  expect(jobs.rows).toHaveLength(together);
});

test('one waits while another migrates, and a lock that dies with its process is free', async () => {
  const url = await anEmptyDatabase();
  const other = new pg.Client(url);
  await other.connect();
  other.on('error', () => undefined);
  await other.query('select pg_advisory_lock(5363633)');
  let isOpen = false;
  const opening = openPostgresDatabase(url).then((database) => {
    isOpen = true;
    return database;
  });
  const waiting = async () => {
    const { rowCount } = await other.query(
      "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
    );
    return rowCount;
  };
  await expect.poll(waiting).toBe(1);
  const { rowCount } = await other.query("select from pg_tables where tablename = 'users'");
  expect({ isOpen, rowCount }).toEqual({ isOpen: false, rowCount: 0 });
  await other.end();
  const database = await opening;
  expect((await database.executeSql('select * from users')).rows).toEqual([]);
  await database.close();
});

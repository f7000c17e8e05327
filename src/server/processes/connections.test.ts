import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openPostgresDatabase, type PoolOptions } from '../db/postgres.ts';
import { openFolderStore } from '../files/folder-store.ts';
import { createJobs } from '../jobs/jobs.ts';
import { aRegistration } from '../../../test/factories.ts';
import { aGate } from '../../../test/gate.ts';
import { writingRoom } from '../../../test/harness.ts';
import { emptyDatabase } from '../../../test/postgres.ts';
import { rowsOf } from '../../../test/rows.ts';
import { startSilentNetwork } from '../../../test/silent-network.ts';
import { createVisitor } from '../../../test/visitor.ts';

/** As on a busy machine, where it takes long to connect, and to answer. */
const patient: PoolOptions = { max: 2, connectionTimeoutMillis: 60_000, silenceMs: 60_000 };
const hurriedMs = 500;

async function aDatabase() {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  const address = new URL(url);
  const network = await startSilentNetwork(address.hostname, Number(address.port || 5432));
  onTestFinished(network.close);
  address.host = `127.0.0.1:${network.port}`;
  const database = await openPostgresDatabase(address.href, patient);
  onTestFinished(database.close);
  const { pool } = database;
  const sockets: Socket[] = [];
  pool!.on('connect', (client) => {
    sockets.push((client as unknown as pg.Client).connection.stream as Socket);
  });
  /** How long whoever comes from now on waits for a connection. */
  const waitForConnection = (ms: number) => {
    pool!.options.connectionTimeoutMillis = ms;
  };
  /** How long the connections that there are may be silent. */
  const hearSilence = (ms: number) => {
    for (const socket of sockets) socket.setTimeout(ms);
  };
  return { database, network, waitForConnection, hearSilence };
}

/** The application with two connections. */
async function anApplication() {
  const { database, ...rest } = await aDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'leme-connections-'));
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, MAX_EVENT_LOOP_DELAY: '0' }),
    db: database.db,
    files: await openFolderStore(join(dataDir, 'files')),
    jobs: createJobs(database.executeSql),
    room: writingRoom,
    languageModel: null,
    clientFolder: dataDir,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, database, ...rest };
}

test('without a free connection the answer is 503 with Retry-After; with one it goes on', async () => {
  const { app, database, waitForConnection } = await anApplication();
  const visitor = createVisitor(app);
  await visitor.signUp(aRegistration());
  const gate = aGate();
  const taken = aGate();
  let count = 0;
  const holders = Array.from({ length: 2 }, () =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      if ((count += 1) === 2) taken.open();
      await gate.opened;
    }),
  );
  await taken.opened;
  waitForConnection(hurriedMs);
  const refusals = await Promise.all(
    Array.from({ length: 20 }, () => visitor.fail(accountEndpoints.me)),
  );
  for (const { status, headers, body } of refusals) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body.message).toBe(
      'O serviço está indisponível no momento. Tente de novo em instantes.',
    );
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  waitForConnection(patient.connectionTimeoutMillis);
  gate.open();
  await Promise.all(holders);
  await Promise.all(Array.from({ length: 20 }, () => visitor.call(accountEndpoints.me)));
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('a connection lost between two statements fails its transaction, and nothing else', async () => {
  const { database } = await aDatabase();
  const { db } = database;
  await db.execute(sql`create table probe (id int)`);
  const begun = aGate();
  const lost = aGate();
  let row: Record<string, unknown> | undefined;
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`insert into probe values (1)`);
    [row] = await rowsOf(tx, sql`select pg_backend_pid() as pid`);
    begun.open();
    await lost.opened;
    await tx.execute(sql`select 1`);
  });
  transaction.catch(() => undefined);
  await begun.opened;
  await db.execute(sql`select pg_terminate_backend(${row!['pid']}, 10000)`);
  // Its socket has closed once the other side is told; nothing of ours asks for it.
  lost.open();
  await expect(transaction).rejects.toThrow('Failed query');
  // As many as before: the lost one was replaced.
  await Promise.all([1, 2, 3, 4].map(() => db.execute(sql`select 1`)));
  expect(await rowsOf(db, sql`select * from probe`)).toEqual([]);
});

test('a database that answers nothing, and closes nothing, is told of; back, it is used again', async () => {
  const { app, network, waitForConnection, hearSilence } = await anApplication();
  const visitor = createVisitor(app);
  await visitor.signUp(aRegistration());
  network.swallow();
  waitForConnection(hurriedMs);
  hearSilence(hurriedMs);
  const refusals = await Promise.all(
    Array.from({ length: 10 }, () => visitor.fail(accountEndpoints.me)),
  );
  for (const { status, headers } of refusals) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
  }
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  network.pass();
  waitForConnection(patient.connectionTimeoutMillis);
  await visitor.call(accountEndpoints.me);
});

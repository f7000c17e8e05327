import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { aCompanyForm, aRegistration } from '../../../test/factories.ts';
import { startServer, temporaryFolder } from '../../../test/server-process.ts';
import { openEmbeddedDatabase } from './embedded.ts';
import { diaryEntries } from './schema.ts';

test('every commit is synced to the disk before it is acknowledged', async () => {
  const real = fs.fdatasyncSync;
  let syncs = 0;
  fs.fdatasyncSync = (descriptor) => {
    syncs += 1;
    real(descriptor);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fdatasyncSync = real;
    syncBuiltinESMExports();
  });

  const { db, close } = await openEmbeddedDatabase(temporaryFolder());
  await db.execute(sql`create table sync_probe (id int primary key)`);
  for (let id = 1; id <= 50; id += 1) {
    const before = syncs;
    await db.execute(sql`insert into sync_probe values (${id})`);
    expect(syncs - before).toBeGreaterThanOrEqual(1);
  }
  await close();
});

test('a folder left half made by a first start begins anew', async () => {
  const dataDir = temporaryFolder();
  fs.mkdirSync(join(dataDir, 'database.unfinished', 'base'), { recursive: true });
  const { db, close } = await openEmbeddedDatabase(dataDir);
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  await close();
  expect(fs.statSync(dataDir).mode & 0o077).toBe(0);
});

test('ten times killed while it writes, it has every row that it acknowledged', async () => {
  const dataDir = temporaryFolder();
  const registration = aRegistration();
  const acknowledged = new Set<string>();
  let cookie = '';
  let companyId = '';
  for (let round = 1; round <= 10; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    const send = async (path: string, body?: object) => {
      const response = await fetch(`${server.url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
      });
      expect(response.ok, `${path}: ${response.status}`).toBe(true);
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return response.json() as Promise<Record<string, string>>;
    };
    if (round === 1) {
      await send('/api/auth/register', registration);
      await send('/api/auth/login', registration);
      companyId = (await send('/api/companies', aCompanyForm()))['id']!;
    }

    let isKilled = false;
    const write = async () => {
      while (!isKilled) {
        const answer = await send('/api/diary', {
          description: `rodada ${round}`,
          companyId,
        }).catch((error: unknown) => {
          // A connection that the kill cut is no answer; anything else is a failure.
          if (error instanceof TypeError) return null;
          throw error;
        });
        if (answer) acknowledged.add(answer['id']!);
      }
    };
    const writers = Promise.all([write(), write(), write()]);
    const before = acknowledged.size;
    await pause(100 + round * 30);
    while (acknowledged.size < before + 5) await pause(5);
    const killed = server.end('SIGKILL');
    isKilled = true;
    await Promise.all([killed, writers]);
  }

  const { db, close } = await openEmbeddedDatabase(dataDir);
  const rows = await db.select({ id: diaryEntries.id }).from(diaryEntries);
  await close();
  const found = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(50);
}, 120_000);

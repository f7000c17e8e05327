import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../test/server-process.ts';
import { openEmbeddedDatabase } from './embedded.ts';

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

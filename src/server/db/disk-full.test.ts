import { execFileSync } from 'node:child_process';
import fs, { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Company } from '#shared/companies.ts';
import type { DiaryEntry } from '#shared/diary.ts';
import { aCompanyForm, anEmployeeForm, aRegistration } from '../../../test/factories.ts';
import { remoteVisitor } from '../../../test/remote-visitor.ts';
import {
  failToStart,
  startServer,
  temporaryFolder,
  usedDataDir,
} from '../../../test/server-process.ts';
import { openEmbeddedDatabase } from './embedded.ts';

const sentence =
  'O servidor está sem espaço em disco, e nada foi gravado. Avise quem cuida da instalação.';

/** A disk of a few megabytes, where this machine lets us have one; null elsewhere. */
function smallDisk(megabytes: number): string | null {
  const folder = temporaryFolder();
  try {
    const size = `size=${megabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

const canMount = process.getuid?.() === 0 && smallDiskIsToBeHad();

function smallDiskIsToBeHad(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

test.runIf(canMount)(
  'on a full disk changes are refused, nothing is damaged',
  async () => {
    const dataDir = smallDisk(220)!;
    cpSync(await usedDataDir(), dataDir, { recursive: true });
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const visitor = remoteVisitor(server.url);
    const registration = aRegistration();
    await visitor.ask('POST', '/api/auth/register', registration);
    await visitor.ask('POST', '/api/auth/login', registration);
    const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
    const write = (description: string) =>
      visitor.send('POST', '/api/diary', { description, companyId });
    expect((await write('antes')).status).toBe(201);

    const ballast = join(dataDir, 'ballast');
    fillDisk(ballast);
    const refused = await write('durante');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({ message: sentence });
    const form = new FormData();
    form.set('data', JSON.stringify({ ...anEmployeeForm(), companyId }));
    form.append('files', new Blob([new Uint8Array(1_000_000)]), 'grande.bin');
    const upload = await visitor.send('POST', '/api/employees', form);
    expect(upload.status).toBe(503);
    expect(await upload.json()).toMatchObject({ message: sentence });
    const listed = () => visitor.ask<DiaryEntry[]>('GET', `/api/diary?companyId=${companyId}`);
    expect((await listed()).map(({ description }) => description)).toEqual(['antes']);
    expect(readdirSync(join(dataDir, 'files', '.unfinished'))).toEqual([]);
    await server.end('SIGKILL');
    const start = await failToStart({ DATA_DIR: dataDir });
    expect(start.code).toBe(1);
    expect(start.output).toMatch(/^DATA_DIR: não foi possível usar a pasta .* \(ENOSPC\)\.\n$/);

    rmSync(ballast);
    const again = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    visitor.url = again.url;
    expect((await write('depois')).status).toBe(201);
    expect((await listed()).map(({ description }) => description)).toEqual(['depois', 'antes']);
  },
  120_000,
);

/** Writes until there is no room for a single page. */
function fillDisk(path: string): void {
  for (const bytes of [1024 * 1024, 4096]) {
    try {
      for (;;) fs.appendFileSync(path, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    }
  }
}

test('a log that cannot be written is told of at once; what was acknowledged is there', async () => {
  const dataDir = await usedDataDir();
  const snapshot = temporaryFolder();
  let makeRoom = () => {};
  let broken = 0;
  const { db } = await openEmbeddedDatabase(dataDir, () => {
    makeRoom();
    broken += 1;
    // The files as the end of the process leaves them: in a server nothing comes after this.
    if (broken === 1) cpSync(dataDir, snapshot, { recursive: true });
  });
  await db.execute(sql`create table probe (id int primary key)`);
  await db.execute(sql`insert into probe values (1)`);
  makeRoom = failWrites();
  await db.execute(sql`insert into probe values (2)`).catch(() => undefined);
  expect(broken).toBe(1);

  const again = await openEmbeddedDatabase(snapshot);
  expect(await again.db.execute(sql`select * from probe`)).toMatchObject({ rows: [{ id: 1 }] });
  await again.close();
}, 120_000);

/** From now on no file takes a byte more. @returns what ends it */
function failWrites(): () => void {
  const real = fs.writeSync;
  fs.writeSync = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  const restore = () => {
    fs.writeSync = real;
  };
  onTestFinished(restore);
  return restore;
}

test('a start without room says so in one sentence', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'kept'), '');
  const real = fs.statfsSync;
  fs.statfsSync = (() => ({ bavail: 1, bsize: 4096 })) as unknown as typeof fs.statfsSync;
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.statfsSync = real;
    syncBuiltinESMExports();
  });
  await expect(openEmbeddedDatabase(dataDir)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(dataDir)).toEqual(['kept']);
});

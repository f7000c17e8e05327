import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Company } from '#shared/companies.ts';
import type { Employee } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm, aRegistration } from '../../../test/factories.ts';
import { freshDatabase } from '../../../test/postgres.ts';
import { remoteVisitor, type RemoteVisitor } from '../../../test/remote-visitor.ts';
import { runAdmin } from '../../../test/run-admin.ts';
import { startServer, temporaryFolder, usedDataDir } from '../../../test/server-process.ts';
import { backupTables } from '../backup/tables.ts';
import type { Db } from '../db/database.ts';
import { openEmbeddedDatabase } from '../db/embedded.ts';
import { openPostgresDatabase } from '../db/postgres.ts';
import { countedTables } from '../db/tenant-tables.ts';
import * as schema from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFolderStore } from '../files/folder-store.ts';
import { openS3Store } from '../files/s3-store.ts';
import { newId, timeOfId } from '../ids.ts';

/** Programs are built, and databases made, while a test waits. */
const patience = 400_000;
const peopleCount = 6;
const filesEach = 5;

const objects = mkdtempSync(join(tmpdir(), 'leme-objects-'));
const signer = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };
const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
let objectStore: S3rver;
let endpoint = '';

beforeAll(async () => {
  objectStore = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: objects,
    configureBuckets: ['whole', 'cut', 'other'].map((name) => ({ name })),
  });
  endpoint = `http://127.0.0.1:${(await objectStore.run()).port}`;
});

afterAll(async () => {
  await objectStore.close();
  for (const folder of [objects, templateFolder]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

const bucketStore = (bucket: string) => openS3Store({ endpoint, bucket, ...signer });

async function emptyServer(): Promise<string> {
  const { url, drop } = await freshDatabase(async (empty) => {
    const opened = await openPostgresDatabase(empty);
    await opened.close();
  });
  onTestFinished(drop);
  return url;
}

let template: Awaited<ReturnType<typeof fillInstallation>> | undefined;
const templateFolder = mkdtempSync(join(tmpdir(), 'leme-used-'));

/** An embedded installation that somebody has used; its server has ended. Each test has a copy. */
async function usedInstallation() {
  template ??= await fillInstallation(await usedDataDir());
  const dataDir = temporaryFolder();
  cpSync(templateFolder, dataDir, { recursive: true });
  return { dataDir, ...template };
}

async function fillInstallation(dataDir: string) {
  const server = await startServer({ DATA_DIR: dataDir });
  const visitor = remoteVisitor(server.url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  for (let person = 0; person < peopleCount; person += 1) {
    const form = new FormData();
    form.append('data', JSON.stringify({ ...anEmployeeForm(), companyId }));
    for (let file = 0; file < filesEach; file += 1) {
      form.append('files', new Blob([`${person} ${file} ção `.repeat(9_000)]), `anexo ${file}.txt`);
    }
    const { id: employeeId } = await visitor.ask<Employee>('POST', '/api/employees', form);
    const order = { type: 'pdi', prompt: 'Plano — "estudo"\n\u2028', companyId, employeeId };
    await visitor.ask('POST', '/api/ai/generate', order);
  }
  await visitor.ask('POST', '/api/diary', { companyId, description: 'Linha\n\\ "aspas" 🌱' });
  await visitor.ask('GET', '/api/notifications');
  const before = await seen(visitor);
  expect(await server.end('SIGTERM')).toBe(0);
  cpSync(dataDir, templateFolder, { recursive: true });
  return { registration, before };
}

/** What a user sees of an installation. */
async function seen(visitor: RemoteVisitor) {
  const [company] = await visitor.ask<Company[]>('GET', '/api/companies');
  const query = `?companyId=${company!.id}`;
  const employees = await visitor.ask<Employee[]>('GET', `/api/employees${query}`);
  const [file] = employees[0]!.files;
  const download = await visitor.send('GET', file!.fileUrl);
  return {
    company,
    employees,
    me: await visitor.ask('GET', '/api/auth/me'),
    diary: await visitor.ask('GET', `/api/diary${query}`),
    history: await visitor.ask('GET', '/api/ai-history'),
    stats: await visitor.ask('GET', `/api/stats${query}`),
    notifications: await visitor.ask('GET', '/api/notifications'),
    file: await download.text(),
  };
}

/** Every row of every table that is moved, and the counters beside them. */
async function everyRow(db: Db): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of [...backupTables.map((each) => each.table), ...countedTables]) {
    found[getTableName(table)] = await db
      .select({ json: sql`to_jsonb(${table})` })
      .from(table)
      .orderBy(sql`to_jsonb(${table})::text collate "C"`);
  }
  return found;
}

async function everyFile(store: FileStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const id of store.list()) {
    // The mark of whose the store is bears no time, and is each store's own.
    if (timeOfId(id) === null) continue;
    found[id] = (await buffer((await store.get(id))!)).toString('base64');
  }
  return found;
}

async function contentOf(open: ReturnType<typeof openPostgresDatabase>, store: FileStore) {
  const database = await open;
  try {
    return { rows: await everyRow(database.db), files: await everyFile(store) };
  } finally {
    await database.close();
  }
}

const embedded = async (dataDir: string) =>
  contentOf(openEmbeddedDatabase(dataDir), await openFolderStore(join(dataDir, 'files')));

/** Starts a move, and kills it when `now` resolves. */
async function cutMove(environment: Record<string, string>, args: string[], now: Promise<unknown>) {
  const child = spawn(process.execPath, ['dist/server/admin.js', 'move-to', ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([now, ended]);
  child.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5);
}

/** Something of another kind than what is moved stands in the way. */
async function withOtherUser(databaseUrl: string) {
  const { db, close } = await openPostgresDatabase(databaseUrl);
  const registration = { name: 'Outra', email: 'o@x.com', emailKey: 'o@x.com', phone: '1' };
  const rest = { position: '', tipo: 'líder' as const, passwordHash: '', credits: 1 };
  const user = { id: newId(), ...registration, ...rest, trialEndsOn: '2030-01-01' };
  await db.insert(schema.users).values(user);
  await close();
}

test(
  'an installation moves to PostgreSQL and an object store, and its people find everything',
  { timeout: patience },
  async () => {
    const { dataDir, registration, before } = await usedInstallation();
    const here = await embedded(dataDir);
    expect(Object.keys(here.files)).toHaveLength(peopleCount * filesEach);
    const databaseUrl = await emptyServer();
    const args = ['move-to', databaseUrl, '--s3', `${endpoint}/whole`];
    const environment = { DATA_DIR: dataDir, ...keys };
    const moved = await runAdmin(environment, ...args);
    expect(moved).toMatchObject({ code: 0, complained: '' });
    expect(moved.said).toMatch(/^1 conta, \d+ linhas em \d+ tabelas e 30 arquivos \(30 agora\)/);
    const there = await contentOf(openPostgresDatabase(databaseUrl), bucketStore('whole'));
    expect(there).toEqual(here);

    const again = await runAdmin(environment, ...args);
    expect(again).toMatchObject({ code: 0, complained: '' });
    expect(again.said).toContain('30 arquivos (0 agora)');

    const settings = { S3_ENDPOINT: endpoint, S3_BUCKET: 'whole', ...keys };
    const server = await startServer({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: databaseUrl,
      ...settings,
    });
    const visitor = remoteVisitor(server.url);
    const login = await visitor.send('POST', '/api/auth/login', registration);
    expect(login.status).toBe(200);
    expect(await seen(visitor)).toEqual(before);
    await visitor.ask('POST', '/api/diary', {
      companyId: before.company!.id,
      description: 'Já lá',
    });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).not.toContain('another installation');

    // Life went on there: a move would lose it.
    const late = await runAdmin(environment, ...args);
    expect(late).toMatchObject({ code: 1, said: '' });
    expect(late.complained).toMatch(/já tem outros dados/);
    expect(await embedded(dataDir)).toEqual(here);
  },
);

test(
  'killed among the files, then among the rows, it is whole when it is repeated',
  { timeout: patience },
  async () => {
    const { dataDir } = await usedInstallation();
    const here = await embedded(dataDir);
    const databaseUrl = await emptyServer();
    const args = [databaseUrl, '--s3', `${endpoint}/cut`];
    const environment = { DATA_DIR: dataDir, ...keys };
    const rows = async () => {
      const database = await openPostgresDatabase(databaseUrl);
      const counted = await database.db.$count(schema.users);
      await database.close();
      return counted;
    };

    const arrived = () =>
      readdirSync(join(objects, 'cut')).filter((name) => name.endsWith('_object'));
    await cutMove(
      environment,
      args,
      until(() => arrived().length >= 3),
    );
    expect(arrived().length).toBeLessThan(peopleCount * filesEach);
    expect(await rows()).toBe(0);

    // The counters of documents cannot be changed: half the tables are filled when it has to wait.
    const blocker = new pg.Client(databaseUrl);
    await blocker.connect();
    await blocker.query('begin; lock table document_counts in exclusive mode');
    const waits = async () => {
      const { rows: waiting } = await blocker.query(
        `select from pg_locks where not granted and relation = 'document_counts'::regclass`,
      );
      return waiting.length > 0;
    };
    await cutMove(environment, args, until(waits));
    await blocker.end();
    expect(await rows()).toBe(0);

    expect(await runAdmin(environment, 'move-to', ...args)).toMatchObject({ code: 0 });
    const there = await contentOf(openPostgresDatabase(databaseUrl), bucketStore('cut'));
    expect(there).toEqual(here);
  },
);

test(
  'a target that holds something else is refused, and left as it is',
  { timeout: patience },
  async () => {
    const { dataDir } = await usedInstallation();
    const run = (environment: Record<string, string>, ...args: string[]) =>
      runAdmin({ DATA_DIR: dataDir, ...environment }, 'move-to', ...args);
    const free = await emptyServer();
    const taken = await emptyServer();
    await withOtherUser(taken);
    const other = bucketStore('other');
    const stranger = newId();
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, 'de outra instalação');
    await other.put(stranger, path);

    type Refusal = [environment: Record<string, string>, args: string[], sentence: RegExp];
    const refusals: Refusal[] = [
      [{}, [taken], /^O banco de destino já tem outros dados\./],
      [keys, [free, '--s3', `${endpoint}/other`], /já guarda outros arquivos\./],
      [keys, [free, '--s3', `${endpoint}/absent`], /armazenamento de arquivos não está/],
      [{}, [free, '--s3', `${endpoint}/other`], /S3_ACCESS_KEY_ID/],
      [{}, ['mysql://x'], /^DATABASE_URL deve ser/],
      [{}, ['postgres://u:segredo@127.0.0.1:1/x'], /^DATABASE_URL: não foi possível/],
      [{ DATA_DIR: temporaryFolder() }, [free], /^Não há banco embutido em /],
    ];
    for (const [environment, args, sentence] of refusals) {
      const { code, complained } = await run(environment, ...args);
      expect(complained).toMatch(sentence);
      expect(complained).not.toContain('segredo');
      expect(code).toBe(1);
    }
    const { rows } = await contentOf(openPostgresDatabase(free), other);
    expect(Object.values(rows).flat()).toEqual([]);
    expect(Object.keys(await everyFile(other))).toEqual([stranger]);
  },
);

test(
  'without an object store the files stay, and change hands',
  { timeout: patience },
  async () => {
    const { dataDir, registration, before } = await usedInstallation();
    const databaseUrl = await emptyServer();
    const environment = { DATA_DIR: dataDir };
    expect((await runAdmin(environment, 'move-to', databaseUrl)).code).toBe(0);
    const server = await startServer({ ...environment, DATABASE_URL: databaseUrl });
    const visitor = remoteVisitor(server.url);
    await visitor.ask('POST', '/api/auth/login', registration);
    expect(await seen(visitor)).toEqual(before);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).not.toContain('another installation');
    // Whoever starts the old one by mistake is told, and it drops no file of the new one.
    const old = await startServer(environment);
    expect(await old.end('SIGTERM')).toBe(0);
    expect(old.output()).toContain('another installation');
  },
);

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getTableName, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { fillAccount, type FilledAccount } from '../../../test/filled-account.ts';
import { openTestDatabase, testServer } from '../../../test/harness.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { countedTables } from '../db/tenant-tables.ts';
import * as schema from '../db/schema.ts';
import { openFolderStore } from '../files/folder-store.ts';
import { timeOfId } from '../ids.ts';
import { openZip } from '../zip/zip-reader.ts';
import { createZip } from '../zip/zip-writer.ts';
import { backUp, type Place } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { manifestEntry, type Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { backupTables } from './tables.ts';

const server = testServer();
const at = new Date('2026-03-01T12:00:00Z');

async function emptyPlace(): Promise<Place> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return { db: database.db, files: await openFolderStore(temporaryFolder()) };
}

async function backedUp(): Promise<string> {
  const path = join(temporaryFolder(), 'leme.zip');
  await backUp(server, path, at);
  return path;
}

/** Every row of every table, in an order of its own. */
async function everyRow({ db }: Pick<Place, 'db'>): Promise<Record<string, unknown[]>> {
  const tables = [...backupTables.map(({ table }) => table), ...countedTables];
  const read = tables.map(async (table) => {
    const rows = await db
      .select({ json: sql<string>`to_jsonb(${table})` })
      .from(table)
      .orderBy(sql`to_jsonb(${table})::text collate "C"`);
    return [getTableName(table), rows] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

async function everyFile({ files }: Place): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const id of files.list()) {
    // The mark of whose the store is bears no time, and is each store's own.
    if (timeOfId(id) === null) continue;
    found[id] = (await buffer((await files.get(id))!)).toString('base64');
  }
  return found;
}

/** The same zip with the content of one entry replaced. */
async function rewritten(path: string, name: string, content: string): Promise<string> {
  const reader = await openZip(path);
  const zip = createZip(at);
  const bytes = buffer(zip.output);
  for (const entry of reader.names()) {
    await zip.add(entry, entry === name ? only(content) : (await reader.read(entry))!);
  }
  zip.end();
  reader.close();
  const changed = join(temporaryFolder(), 'changed.zip');
  writeFileSync(changed, await bytes);
  return changed;
}

async function* only(content: string) {
  yield content;
}

async function manifestOf(path: string): Promise<Manifest> {
  const reader = await openZip(path);
  const manifest = JSON.parse((await buffer((await reader.read(manifestEntry))!)).toString());
  reader.close();
  return manifest as Manifest;
}

async function expectUntouched(place: Place) {
  expect(Object.values(await everyRow(place)).flat()).toEqual([]);
  expect(await everyFile(place)).toEqual({});
}

const accounts: FilledAccount[] = [];
async function filled(): Promise<FilledAccount> {
  if (accounts.length === 0) {
    for (const marker of ['primeira', 'segunda']) accounts.push(await fillAccount(server, marker));
  }
  return accounts[0]!;
}

test('every table comes after those that it refers to', () => {
  const names = backupTables.map(({ name }) => name);
  for (const [earlier, later] of [
    ['users', 'companies'],
    ['employees', 'files'],
    ['employees', 'documents'],
    ['teams', 'employee_teams'],
    ['documents', 'generations'],
    ['documents', 'notifications'],
  ] as const) {
    expect(names.indexOf(earlier)).toBeGreaterThanOrEqual(0);
    expect(names.indexOf(earlier)).toBeLessThan(names.indexOf(later));
  }
});

test('restored into an empty place, every row and every byte is there again', async () => {
  const account = await filled();
  const path = await backedUp();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(existsSync(`${path}.unfinished`)).toBe(false);

  const place = await emptyPlace();
  const manifest = await restore(place, path);
  expect(manifest.tables['users']!.rows).toBe(2);
  const rows = await everyRow(server);
  expect(await everyRow(place)).toEqual(rows);
  const empty = Object.entries(rows).filter(([, found]) => found.length === 0);
  expect(empty).toEqual([]);
  expect(await everyFile(place)).toEqual(await everyFile(server));
  expect(Object.keys(manifest.files)).toEqual(
    expect.arrayContaining(account.files.map(({ id }) => id)),
  );
});

test('holds no session, no reset link and no limit', async () => {
  await filled();
  const { tables } = await manifestOf(await backedUp());
  for (const name of ['sessions', 'password_resets', 'rate_limits']) {
    expect(tables).not.toHaveProperty(name);
  }
});

test('writes what one moment held, while users go on', async () => {
  const { visitor, companyId } = await filled();
  const going = Array.from({ length: 20 }, () =>
    visitor.call(documentEndpoints.generate, {
      body: { type: 'pdi', prompt: 'Plano de estudo', companyId },
    }),
  );
  const path = await backedUp();
  await Promise.all(going);
  const place = await emptyPlace();
  await restore(place, path);
  // A generation is one transaction of a credit and a document: none is there by half.
  const [user] = await place.db
    .select({ spent: sql<number>`50 - credits`.mapWith(Number) })
    .from(schema.users)
    .where(sql`${schema.users.id} = ${accounts[0]!.userId}`);
  const documents = await place.db.$count(
    schema.documents,
    sql`${schema.documents.companyId} = ${companyId} and ${schema.documents.type} = 'pdi'`,
  );
  expect(documents).toBe(user!.spent);
});

test('a file without bytes is noted, and the rest is there', async () => {
  const account = await fillAccount(server, 'lacuna');
  const lost = account.files[0]!;
  await server.files.delete(lost.id);
  const path = await backedUp();
  const place = await emptyPlace();
  expect(await restore(place, path)).toMatchObject({ missingFiles: [lost.id] });
  expect(await everyFile(place)).toEqual(await everyFile(server));
});

test.each([
  ['tables/diary_entries.ndjson', 'outra coisa\n'],
  ['tables/users.ndjson', ''],
])('a backup whose %s was changed is refused and leaves nothing', async (name, content) => {
  await filled();
  const path = await rewritten(await backedUp(), name, content);
  const place = await emptyPlace();
  await expect(restore(place, path)).rejects.toThrow(`danificado em ${name}`);
  await expectUntouched(place);
});

test('a backup with a changed byte, or cut short, is refused and leaves nothing', async () => {
  await filled();
  const path = await backedUp();
  const bytes = readFileSync(path);
  const place = await emptyPlace();
  for (const damaged of [
    flipped(bytes, 200),
    flipped(bytes, bytes.length >> 1),
    bytes.subarray(0, -500),
  ]) {
    writeFileSync(path, damaged);
    await expect(restore(place, path)).rejects.toThrow(BackupError);
    await expectUntouched(place);
  }
});

function flipped(bytes: Buffer, index: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[index]! ^= 0xff;
  return copy;
}

test('another format and another migration are refused, each in one sentence', async () => {
  await filled();
  const path = await backedUp();
  const manifest = await manifestOf(path);
  const place = await emptyPlace();
  for (const [changes, sentence] of [
    [{ format: 2 }, /não é um backup que esta versão/],
    [{ migration: manifest.migration + 1 }, /versão mais nova/],
    [{ migration: manifest.migration - 1 }, /versão anterior/],
  ] as const) {
    const changed = JSON.stringify({ ...manifest, ...changes });
    const other = await rewritten(path, manifestEntry, changed);
    await expect(restore(place, other)).rejects.toThrow(sentence);
  }
  await expectUntouched(place);
});

test('a database with data is refused and stays as it is', async () => {
  await filled();
  const path = await backedUp();
  const before = await everyRow(server);
  await expect(restore(server, path)).rejects.toThrow(/já tem dados/);
  expect(await everyRow(server)).toEqual(before);
});

test('what was interrupted after the files is done by the next try', async () => {
  await filled();
  const path = await backedUp();
  const place = await emptyPlace();
  // The file store gives up in the middle, as when the process ends there.
  let room = 1;
  const cut = {
    ...place.files,
    put: async (id: string, from: string) => {
      if ((room -= 1) < 0) throw new Error('no space left');
      await place.files.put(id, from);
    },
  };
  await expect(restore({ db: place.db, files: cut }, path)).rejects.toThrow('no space left');
  expect(Object.keys(await everyFile(place))).toHaveLength(1);
  await restore(place, path);
  expect(await everyRow(place)).toEqual(await everyRow(server));
});

test('never takes the place of a file that is there', async () => {
  const path = join(temporaryFolder(), 'leme.zip');
  writeFileSync(path, 'outro');
  await expect(backUp(server, path, at)).rejects.toThrow('já existe');
  expect(readFileSync(path, 'utf8')).toBe('outro');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { fileEndpoints, fileIdOf } from '#shared/files.ts';
import { v4, v7 } from 'uuid';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { aPicture, aText } from '../../../test/file-samples.ts';
import { testServer } from '../../../test/harness.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { employees, users } from '../db/schema.ts';
import { openFolderStore } from './folder-store.ts';
import { claimStore } from './store-owner.ts';
import { sweepFiles } from './sweep-files.ts';

const server = testServer();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

beforeAll(() => claimStore(server.db, server.files));

/** What is made here is of the instant at which the clock of the application stands. */
const sweepAfter = (ms: number) =>
  sweepFiles(server.db, server.files, new Date(server.clock.now.getTime() + ms));
const idOfNow = () => v7({ msecs: server.clock.now.getTime() });

async function bytesOf(id: string): Promise<void> {
  const path = join(tmpdir(), id);
  writeFileSync(path, 'x');
  await server.files.put(id, path);
  rmSync(path);
}

async function uploaded(user: Visitor) {
  return user.call(fileEndpoints.upload, { body: {}, files: { file: [aText()] } });
}

test('bytes without a row go after an hour; what is not ours stays', async () => {
  const [lost, foreign] = [idOfNow(), v4()];
  await bytesOf(lost);
  await bytesOf(foreign);
  await sweepAfter(hour - minute);
  expect((await storedFiles(server)).bytes).toEqual([lost, foreign].toSorted());
  await sweepAfter(hour + minute);
  expect((await storedFiles(server)).bytes).toEqual([foreign]);
  await server.files.delete(foreign);
});

test('of a store that another database marked nothing goes, and nobody else marks it', async () => {
  const lost = idOfNow();
  const folder = mkdtempSync(join(tmpdir(), 'leme-foreign-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const foreign = await openFolderStore(folder);
  const path = join(folder, 'x');
  writeFileSync(path, 'x');
  await foreign.put(v4(), path);
  await foreign.put(lost, path);
  expect(await claimStore(server.db, foreign)).toBe(false);
  await sweepFiles(server.db, foreign, new Date(server.clock.now.getTime() + 2 * day));
  expect(await foreign.get(lost)).not.toBeNull();
});

test('more than a batch of them too', async () => {
  for (let index = 0; index < 501; index += 1) await bytesOf(idOfNow());
  await sweepAfter(2 * hour);
  expect((await storedFiles(server)).bytes).toEqual([]);
});

test('what is in use stays for ever', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const photo = [{ name: 'eu.png', content: await aPicture('png') }];
  const { name, email } = (await user.call(accountEndpoints.me)).user;
  await user.call(accountEndpoints.updateProfile, { body: { name, email }, files: { photo } });
  await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), companyId: company.id },
    files: { photo, files: [aText()] },
  });
  const processes = [{ name: 'Compras', ...(await uploaded(user)) }];
  await user.call(companyEndpoints.update, { params: { id: company.id }, body: { processes } });
  const before = await storedFiles(server);
  expect(before.rows).toHaveLength(4);
  await sweepAfter(400 * day);
  expect(await storedFiles(server)).toEqual(before);
});

test('a process’s file that was never saved goes after a day', async () => {
  const [withCompany, newcomer] = [await server.newUser(), await server.newUser()];
  await aCompany(withCompany);
  const before = await storedFiles(server);
  const ids: string[] = [];
  for (const user of [withCompany, newcomer]) ids.push(fileIdOf((await uploaded(user)).fileUrl));
  await sweepAfter(day - minute);
  expect((await storedFiles(server)).rows).toEqual([...before.rows, ...ids].toSorted());
  await sweepAfter(day + minute);
  expect(await storedFiles(server)).toEqual(before);
});

test('photos that nobody shows go after an hour', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const photo = [{ name: 'eu.png', content: await aPicture('png') }];
  const { id, name, email } = (await user.call(accountEndpoints.me)).user;
  const before = await storedFiles(server);
  await user.call(accountEndpoints.updateProfile, { body: { name, email }, files: { photo } });
  const employee = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), companyId: company.id },
    files: { photo },
  });
  await server.db.update(users).set({ photoFileId: null }).where(eq(users.id, id));
  await server.db.update(employees).set({ photoFileId: null }).where(eq(employees.id, employee.id));
  await sweepAfter(hour - minute);
  expect((await storedFiles(server)).rows).toHaveLength(before.rows.length + 2);
  await sweepAfter(hour + minute);
  expect(await storedFiles(server)).toEqual(before);
});

test('sweeping and saving at once: a file that is saved is there', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  for (let round = 0; round < 5; round += 1) {
    const file = await uploaded(user);
    const body = { processes: [{ name: 'Compras', ...file }] };
    const [saved] = await Promise.all([
      user.send(companyEndpoints.update, { params: { id: company.id }, body }),
      sweepAfter(2 * day),
      sweepAfter(2 * day),
    ]);
    const params = { id: fileIdOf(file.fileUrl) };
    const { statusCode } = await user.send(fileEndpoints.download, { params });
    expect([saved.statusCode, statusCode]).toEqual(
      saved.statusCode === 200 ? [200, 200] : [400, 404],
    );
  }
});

import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test } from 'vitest';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { files } from '../db/schema.ts';

/*
 * The disk as the system tells of it, at the calls of Node: what a disk that is really full does to the
 * embedded database is in `db/disk-full.test.ts`.
 */

const server = testServer();
const real = { ...promises };
const sentence =
  'O servidor está sem espaço em disco, e nada foi gravado. Avise quem cuida da instalação.';

function replace(calls: Partial<typeof promises>): void {
  Object.assign(promises, calls);
  syncBuiltinESMExports();
}

afterEach(() => replace({ statfs: real.statfs, copyFile: real.copyFile }));

test('with little room left nothing is changed, and everything can be read', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const body = { description: 'Conversamos.', companyId: company.id };
  await user.call(diaryEndpoints.create, { body });
  const room = (bytes: number) =>
    replace({
      statfs: (async () => ({ bavail: bytes, bsize: 1 })) as unknown as typeof promises.statfs,
    });

  room(64 * 1024 * 1024);
  const refused = await user.fail(diaryEndpoints.create, { body });
  expect(refused).toMatchObject({ status: 503, body: { message: sentence } });
  expect(refused.headers['retry-after']).toBe('60');
  const entries = await user.call(diaryEndpoints.list, { query: { companyId: company.id } });
  expect(entries).toHaveLength(1);

  // Enough for an entry, too little for a file.
  room(66 * 1024 * 1024);
  await user.call(diaryEndpoints.create, { body });
  const upload = await user.fail(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), companyId: company.id },
    files: { files: [{ name: 'grande.bin', content: Buffer.alloc(1024 * 1024) }] },
  });
  expect(upload).toMatchObject({ status: 503, body: { message: sentence } });
});

test('a file that the disk does not take leaves nothing, and is told of clearly', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const before = await storedFiles(server);
  replace({
    copyFile: () =>
      Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
  });
  const input = {
    body: { ...anEmployeeForm(), companyId: company.id },
    files: { files: [{ name: 'ata.txt', content: Buffer.from('Ata') }] },
  };
  const refused = await user.fail(employeeEndpoints.create, input);
  expect(refused).toMatchObject({ status: 503, body: { message: sentence } });
  expect(await storedFiles(server)).toEqual(before);
  expect(await server.db.select().from(files)).toEqual([]);
  replace({ copyFile: real.copyFile });
  expect((await user.call(employeeEndpoints.create, input)).files).toHaveLength(1);
});

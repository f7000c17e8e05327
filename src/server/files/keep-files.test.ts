import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { employeeEndpoints, type Employee } from '#shared/employees.ts';
import { fileEndpoints, fileIdOf } from '#shared/files.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { aPicture, aText } from '../../../test/file-samples.ts';
import { testServer } from '../../../test/harness.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { files } from '../db/schema.ts';

/** What happens to the store: each call, and which of them fail. */
const calls: string[] = [];
let fails: (call: string) => boolean;
const server = testServer({
  aroundFiles: (store) => ({
    ...store,
    async put(id, path) {
      await store.put(id, path);
      await happen('put');
    },
    async delete(id) {
      await happen('delete');
      await store.delete(id);
    },
  }),
});

async function happen(call: string): Promise<void> {
  calls.push(`${call} beside ${await server.db.$count(files)} rows`);
  if (fails(call)) throw new Error('The disk is full');
}

let user: Visitor;
let companyId: string;
let employee: Employee;
beforeAll(async () => {
  fails = () => false;
  user = await server.newUser();
  ({
    company: { id: companyId },
    employee,
  } = await aCompany(user));
});
beforeEach(() => {
  fails = () => false;
  calls.length = 0;
});

const body = () => ({ ...anEmployeeForm(), companyId });
const threeFiles = { files: [aText('a.txt'), aText('b.txt'), aText('c.txt')] };

test('bytes come before their rows, and go after them', async () => {
  const total = await server.db.$count(files);
  const created = await user.call(employeeEndpoints.create, { body: body(), files: threeFiles });
  expect(calls).toEqual(Array.from({ length: 3 }, () => `put beside ${total} rows`));
  calls.length = 0;
  await user.call(employeeEndpoints.update, {
    params: { id: created.id },
    body: { removeFileIds: [created.files[0]!.id] },
  });
  expect(calls).toEqual([`delete beside ${total + 2} rows`]);
});

test('a store that fails in the middle leaves nothing of the request', async () => {
  const before = await storedFiles(server);
  const { users, employees } = await everything();
  const photo = [{ name: 'eu.png', content: await aPicture('png') }];
  fails = (call) => call === 'put' && calls.length === 2;
  const { name, email } = users;
  const requests = [
    () => user.fail(employeeEndpoints.create, { body: body(), files: threeFiles }),
    () =>
      user.fail(employeeEndpoints.update, {
        params: { id: employee.id },
        body: { name: 'Outro Nome' },
        files: threeFiles,
      }),
    () => {
      fails = (call) => call === 'put';
      return user.fail(accountEndpoints.updateProfile, { body: { name, email }, files: { photo } });
    },
    () => user.fail(fileEndpoints.upload, { body: {}, files: { file: [aText()] } }),
  ];
  for (const request of requests) {
    calls.length = 0;
    const { status, body: answer } = await request();
    expect(status).toBe(500);
    expect(answer.message).not.toContain('disk');
    expect(await storedFiles(server)).toEqual(before);
  }
  expect(await everything()).toEqual({ users, employees });
});

test('a database that refuses the rows leaves no bytes', async () => {
  const before = await storedFiles(server);
  await server.db.execute(sql`alter table audit_events rename to audit_events_away`);
  try {
    const { status } = await user.fail(employeeEndpoints.create, {
      body: body(),
      files: threeFiles,
    });
    expect(status).toBe(500);
  } finally {
    await server.db.execute(sql`alter table audit_events_away rename to audit_events`);
  }
  expect(await storedFiles(server)).toEqual(before);
});

test('bytes that could not be removed do not undo what was done', async () => {
  const created = await user.call(employeeEndpoints.create, { body: body(), files: threeFiles });
  fails = (call) => call === 'delete';
  const changed = await user.call(employeeEndpoints.update, {
    params: { id: created.id },
    body: { removeFileIds: [created.files[1]!.id] },
  });
  expect(changed.files.map(({ fileName }) => fileName)).toEqual(['a.txt', 'c.txt']);
  await user.call(employeeEndpoints.erase, { params: { id: created.id } });
  const { bytes, rows } = await storedFiles(server);
  const left = created.files.map(({ fileUrl }) => fileIdOf(fileUrl));
  expect(bytes).toEqual(expect.arrayContaining(left));
  expect(rows).not.toEqual(expect.arrayContaining([left[0]]));
});

async function everything() {
  return {
    users: (await user.call(accountEndpoints.me)).user,
    employees: await user.call(employeeEndpoints.list, { query: { companyId } }),
  };
}

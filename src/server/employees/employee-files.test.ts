import { beforeAll, expect, test } from 'vitest';
import { employeeEndpoints, type Employee } from '#shared/employees.ts';
import { fileEndpoints } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { aPicture, aText, scriptInSvg } from '../../../test/file-samples.ts';
import { testServer } from '../../../test/harness.ts';
import type { TestFiles } from '../../../test/multipart-body.ts';
import { storedBytes, storedFiles } from '../../../test/stored-files.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer();
let user: Visitor;
let companyId: string;

beforeAll(async () => {
  user = await server.newUser();
  companyId = (await aCompany(user)).company.id;
});

const photoOf = async () => [{ name: 'renata.png', content: await aPicture('png') }];
const register = (files: TestFiles) =>
  user.call(employeeEndpoints.create, { body: { ...anEmployeeForm(), companyId }, files });
const change = (id: string, body: object, files: TestFiles = {}) =>
  user.call(employeeEndpoints.update, { params: { id }, body, files });

async function listed(id: string): Promise<Employee | undefined> {
  const list = await user.call(employeeEndpoints.list, { query: { companyId } });
  return list.find((employee) => employee.id === id);
}

/** The store holds what has a row, and the other way round. */
async function expectAgreement(): Promise<void> {
  const { bytes, rows } = await storedFiles(server);
  expect(bytes).toEqual(rows);
}

test('an employee comes with a photo and files, in the order they were chosen', async () => {
  const files = [aText('currículo – março.txt'), aText('contrato.txt'), aText('contrato.txt')];
  const employee = await register({ photo: await photoOf(), files });
  expect(employee.photo).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
  expect(employee.files.map(({ fileName }) => fileName)).toEqual(files.map(({ name }) => name));
  expect(employee.files[0]!.fileUrl).toBe(`/api/files/${employee.files[0]!.id}`);
  expect(await listed(employee.id)).toEqual(employee);
  for (const { fileUrl } of employee.files) {
    expect(String(await storedBytes(server, fileUrl))).toBe(files[0]!.content);
  }
  await expectAgreement();
});

test('an update adds and removes files, and leaves the rest', async () => {
  const employee = await register({
    photo: await photoOf(),
    files: [aText('a.txt'), aText('b.txt')],
  });
  const [first, second] = employee.files;
  const changed = await change(
    employee.id,
    { removeFileIds: [first!.id, first!.id] },
    { files: [aText('c.txt')] },
  );
  expect(changed).toMatchObject({ name: employee.name, photo: employee.photo });
  expect(changed.files.map(({ fileName }) => fileName)).toEqual(['b.txt', 'c.txt']);
  expect(changed.files[0]).toEqual(second);
  const gone = await user.fail(fileEndpoints.download, { params: { id: first!.id } });
  expect(gone.status).toBe(404);
  expect(await change(employee.id, { position: 'Gerente' })).toMatchObject({
    files: changed.files,
  });
  await expectAgreement();
});

test('a new photo takes the place of the old one, whose bytes go', async () => {
  const employee = await register({ photo: await photoOf() });
  const changed = await change(employee.id, {}, { photo: await photoOf() });
  expect(changed.photo).not.toBe(employee.photo);
  await expect(storedBytes(server, employee.photo!)).rejects.toThrow('Nothing is stored');
  await expectAgreement();
});

test('a photo can be taken away, and a new one wins over that', async () => {
  const employee = await register({ photo: await photoOf() });
  const kept = await change(employee.id, { removePhoto: false }, {});
  expect(kept.photo).toBe(employee.photo);
  const replaced = await change(employee.id, { removePhoto: true }, { photo: await photoOf() });
  expect(replaced.photo).not.toBe(employee.photo);
  expect(replaced.photo).not.toBeNull();
  const bare = await change(employee.id, { removePhoto: true }, {});
  expect(bare.photo).toBeNull();
  await expect(storedBytes(server, replaced.photo!)).rejects.toThrow('Nothing is stored');
  expect((await change(employee.id, { removePhoto: true }, {})).photo).toBeNull();
  await expectAgreement();
});

test('files that are not this employee’s are not there, and nothing changes', async () => {
  const [employee, colleague] = [
    await register({ photo: await photoOf(), files: [aText('minha.txt')] }),
    await register({ files: [aText('dela.txt')] }),
  ];
  const stranger = await server.newUser();
  const other = await aCompany(stranger);
  const theirs = await stranger.call(employeeEndpoints.update, {
    params: { id: other.employee.id },
    body: {},
    files: { files: [aText('alheia.txt')] },
  });
  const before = await storedFiles(server);
  const photoId = employee.photo!.split('/').at(-1)!;
  for (const id of [colleague.files[0]!.id, theirs.files[0]!.id, photoId, newId(), 'nada', '']) {
    const { status, body } = await user.fail(employeeEndpoints.update, {
      params: { id: employee.id },
      body: { name: 'Outro Nome', removeFileIds: [employee.files[0]!.id, id] },
      files: { photo: await photoOf(), files: [aText('nova.txt')] },
    });
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: messages.fileNotFound,
    });
  }
  expect(await listed(employee.id)).toEqual(employee);
  expect(await storedFiles(server)).toEqual(before);
});

test('whatever refuses an employee leaves no bytes and no row', async () => {
  const employee = await register({});
  const before = await storedFiles(server);
  const files = { files: [aText()], photo: await photoOf() };
  const body = { ...anEmployeeForm(), companyId };
  const { create, update } = employeeEndpoints;
  const params = { id: employee.id };
  const badPhoto = { ...files, photo: [{ name: 'a.png', content: scriptInSvg }] };
  const answers = [
    await user.fail(create, { body: { ...body, teamIds: [newId()] }, files }),
    await user.fail(create, { body: { ...body, companyId: newId() }, files }),
    await user.fail(create, { body: { ...body, name: 'A' }, files }),
    await user.fail(create, { body, files: badPhoto }),
    await user.fail(update, { params, body: { teamIds: ['nada'] }, files }),
    await user.fail(update, { params: { id: newId() }, body: {}, files }),
    await user.fail(update, { params, body: {}, files: badPhoto }),
  ];
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 400, 415, 404, 404, 415]);
  expect(answers[3]!.body.message).toBe(messages.photoType);
  expect(await storedFiles(server)).toEqual(before);
});

test('a photo of an employee may be larger than 5 MB', async () => {
  const content = Buffer.concat([await aPicture('png'), Buffer.alloc(limits.photoBytes + 1)]);
  const employee = await register({ photo: [{ name: 'grande.png', content }] });
  expect((await storedBytes(server, employee.photo!)).length).toBeLessThan(20_000);
});

test('an employee may have 100 files, however they come', async () => {
  const employee = await register({});
  const twenty = Array.from({ length: limits.filesPerRequest }, (_, index) =>
    aText(`${index}.txt`),
  );
  for (let sent = 0; sent < limits.filesPerEmployee; sent += twenty.length) {
    await change(employee.id, {}, { files: twenty });
  }
  const { files } = (await listed(employee.id))!;
  expect(files).toHaveLength(limits.filesPerEmployee);
  const one = { files: [aText('mais-um.txt')] };
  const { status, body } = await user.fail(employeeEndpoints.update, {
    params: { id: employee.id },
    body: {},
    files: one,
  });
  expect({ status, path: body.issues?.[0]?.path }).toEqual({ status: 400, path: 'files' });
  const exchanged = await change(employee.id, { removeFileIds: [files[0]!.id] }, one);
  expect(exchanged.files).toHaveLength(limits.filesPerEmployee);
  await expectAgreement();
});

test('requests that race leave rows and bytes that agree', async () => {
  const employee = await register({ photo: await photoOf(), files: [aText('a.txt')] });
  const removeFileIds = [employee.files[0]!.id];
  const photo = await photoOf();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      user.send(employeeEndpoints.update, {
        params: { id: employee.id },
        body: { removeFileIds },
        files: { photo, files: [aText(`${index}.txt`)] },
      }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
  const { files, photo: address } = (await listed(employee.id))!;
  expect(files).toHaveLength(1);
  expect((await storedBytes(server, address!)).length).toBeGreaterThan(0);
  await expectAgreement();
});

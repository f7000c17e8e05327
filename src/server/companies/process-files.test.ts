import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { fileEndpoints, fileUrl } from '#shared/files.ts';
import { aCompany, aCompanyForm } from '../../../test/factories.ts';
import { aText } from '../../../test/file-samples.ts';
import { testServer } from '../../../test/harness.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { companies } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer();

const uploaded = (user: Visitor, name = 'compras.txt') =>
  user.call(fileEndpoints.upload, { body: {}, files: { file: [aText(name)] } });
const setProcesses = (user: Visitor, id: string, processes: object[]) =>
  user.send(companyEndpoints.update, { params: { id }, body: { processes } });

test('a process leads to its file; one that is left out goes', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const before = await storedFiles(server);
  const [purchases, sales] = [await uploaded(user), await uploaded(user, 'vendas.txt')];
  const processes = [
    { name: 'Compras', ...purchases },
    { name: 'Vendas', ...sales },
    { name: 'Caixa' },
  ];
  const changed = await user.call(companyEndpoints.update, {
    params: { id: company.id },
    body: { processes },
  });
  expect(changed.processes).toEqual(processes);
  expect((await storedFiles(server)).bytes).toHaveLength(before.bytes.length + 2);

  await user.call(companyEndpoints.update, { params: { id: company.id }, body: { name: 'Outro' } });
  expect((await storedFiles(server)).bytes).toHaveLength(before.bytes.length + 2);

  expect((await setProcesses(user, company.id, processes.slice(1))).statusCode).toBe(200);
  const after = await storedFiles(server);
  expect(after.bytes).toHaveLength(before.bytes.length + 1);
  expect(after.rows).toEqual(after.bytes);
  const id = purchases.fileUrl.split('/').at(-1)!;
  expect((await user.fail(fileEndpoints.download, { params: { id } })).status).toBe(404);
});

test('a company may be registered with files that were stored before', async () => {
  const user = await server.newUser();
  const processes = [{ name: 'Compras', ...(await uploaded(user)) }];
  const body = { ...aCompanyForm(), processes };
  expect(await user.call(companyEndpoints.create, { body })).toMatchObject({ processes });
});

test('a file that is not the user’s own, or of no process, is refused like an unknown one', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const stranger = await server.newUser();
  const foreign = await uploaded(stranger);
  const changed = await user.call(employeeEndpoints.update, {
    params: { id: employee.id },
    body: {},
    files: { files: [aText()] },
  });
  const own = await uploaded(user);
  const none = `/api/files/${'-'.repeat(36)}`;
  for (const url of [foreign.fileUrl, changed.files[0]!.fileUrl, fileUrl(newId()), none]) {
    const processes = [
      { name: 'Boa', ...own },
      { name: 'Compras', fileUrl: url },
    ];
    const refusal = await setProcesses(user, company.id, processes);
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json()).toEqual({
      success: false,
      message: `${messages.invalidInput} ${messages.fileNotFound}.`,
      issues: [{ path: 'processes.1.fileUrl', message: messages.fileNotFound }],
    });
    const body = { ...aCompanyForm(), processes: [{ name: 'Compras', fileUrl: url }] };
    const newcomer = await server.newUser();
    expect((await newcomer.fail(companyEndpoints.create, { body })).status).toBe(400);
    expect(await newcomer.call(companyEndpoints.list)).toEqual([]);
  }
  const [unchanged] = await user.call(companyEndpoints.list);
  expect(unchanged!.processes).toEqual(company.processes);
  const download = { params: { id: foreign.fileUrl.split('/').at(-1)! } };
  expect((await stranger.send(fileEndpoints.download, download)).statusCode).toBe(200);
});

test('what was stored in other days does not stand in the way', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  await server.db
    .update(companies)
    .set({ processes: ['Compras', { name: 'Vendas', fileUrl: `/api/files/${'-'.repeat(36)}` }] })
    .where(eq(companies.id, company.id));
  expect((await setProcesses(user, company.id, [{ name: 'Caixa' }])).statusCode).toBe(200);
});

test('two updates that race leave the files of the one that came last', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const files = [await uploaded(user, 'a.txt'), await uploaded(user, 'b.txt')];
  const answers = await Promise.all(
    files.map((file) => setProcesses(user, company.id, [{ name: 'Compras', ...file }])),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [{ processes } = { processes: [] }] = await user.call(companyEndpoints.list);
  const id = processes[0]!.fileUrl!.split('/').at(-1)!;
  expect((await user.send(fileEndpoints.download, { params: { id } })).statusCode).toBe(200);
  const { bytes, rows } = await storedFiles(server);
  expect(bytes).toEqual(rows);
});

import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { companyEndpoints } from '#shared/companies.ts';
import { messages } from '#shared/messages.ts';
import { aCompany, aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { companies } from '../db/schema.ts';

const server = testServer();

test('a user registers one company and reads it back as typed', async () => {
  const user = await server.newUser();
  expect(await user.call(companyEndpoints.list)).toEqual([]);
  const form = { ...aCompanyForm(), description: 'linha um\r\nlinha “dois”\t— ção 👩🏽‍🍳' };
  const company = await user.call(companyEndpoints.create, { body: form });
  expect(company).toMatchObject(form);
  expect(await user.call(companyEndpoints.list)).toEqual([company]);
});

test('a name is enough; what is absent is empty', async () => {
  const user = await server.newUser();
  const company = await user.call(companyEndpoints.create, { body: { name: ' Padaria Sol ' } });
  expect(company).toMatchObject({
    name: 'Padaria Sol',
    cnpj: null,
    description: '',
    philosophy: { mission: '', vision: '', values: [] },
    processes: [],
  });
});

test('the second company is refused, also when two requests race', async () => {
  const user = await server.newUser();
  const responses = await Promise.all(
    [1, 2, 3].map(() => user.send(companyEndpoints.create, { body: aCompanyForm() })),
  );
  const statuses = responses.map((response) => response.statusCode);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
});

test('partial updates leave the rest as it is', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const params = { id: company.id };
  const philosophy = { mission: 'M', vision: 'V', values: ['a', ' ', 'b'] };
  const changed = await user.call(companyEndpoints.update, { params, body: { philosophy } });
  expect(changed).toMatchObject({
    name: company.name,
    philosophy: { mission: 'M', vision: 'V', values: ['a', 'b'] },
    processes: company.processes,
  });
  const again = await user.call(companyEndpoints.update, {
    params,
    body: { processes: [{ name: 'Compras' }, { name: 'Vendas', fileName: 'vendas.pdf' }] },
  });
  expect(again.processes).toEqual([
    { name: 'Compras' },
    { name: 'Vendas', fileName: 'vendas.pdf' },
  ]);
  expect(again.philosophy.mission).toBe('M');
});

test('the cnpj is set at registration alone', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const params = { id: company.id };
  const { status, body } = await user.fail(companyEndpoints.update, {
    params,
    body: { cnpj: '00.000.000/0001-91', name: 'Outro' },
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual([{ path: 'cnpj', message: messages.cnpjFixed }]);
  const kept = await user.call(companyEndpoints.update, {
    params,
    body: { cnpj: company.cnpj, name: 'Mercado Novo' },
  });
  expect(kept).toMatchObject({ cnpj: company.cnpj, name: 'Mercado Novo' });
});

test('processes that are plain strings, as they once were, are read', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  await server.db
    .update(companies)
    .set({ processes: ['Compras'] })
    .where(eq(companies.id, company.id));
  const [read] = await user.call(companyEndpoints.list);
  expect(read!.processes).toEqual([{ name: 'Compras' }]);
});

test('counts employees, teams and the documents of the month', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  expect(await user.call(companyEndpoints.stats, { query: { companyId: company.id } })).toEqual({
    totalEmployees: 1,
    activeTeams: 1,
    aiUsage: 0,
  });
});

test('another user’s company is not there, nor one whose id is malformed', async () => {
  const owner = await server.newUser();
  const { company } = await aCompany(owner);
  const stranger = await server.newUser();
  await aCompany(stranger);
  const unknown = ['0197a5b0-0000-7000-8000-000000000000', 'nada', "' or 1=1 --", 'x'.repeat(500)];
  for (const id of [company.id, ...unknown]) {
    const { status, body } = await stranger.fail(companyEndpoints.update, {
      params: { id },
      body: { name: 'Invasão' },
    });
    expect({ status, body }).toEqual({
      status: 404,
      body: { success: false, message: 'Empresa não encontrada' },
    });
  }
  expect(await owner.call(companyEndpoints.list)).toEqual([company]);
});

test('the file of a process is one of our own store, never an address of elsewhere', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  for (const fileUrl of ['javascript:alert(1)', 'https://mal.exemplo/x.pdf', '//mal.exemplo']) {
    const { status } = await user.fail(companyEndpoints.update, {
      params: { id: company.id },
      body: { processes: [{ name: 'Compras', fileUrl }] },
    });
    expect(status).toBe(400);
  }
});

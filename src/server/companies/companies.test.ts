import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { documentEndpoints } from '#documents/endpoints.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { addDays, calendarDay, startOfDay } from '#shared/format.ts';
import { aCompany, aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { companies } from '../db/schema.ts';
import { messages } from '../messages.ts';

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
  const vision = await user.call(companyEndpoints.update, {
    params,
    body: { philosophy: { vision: 'Nova' } },
  });
  const { description, activities } = company;
  expect(vision).toMatchObject({
    description,
    activities,
    philosophy: { mission: 'M', vision: 'Nova', values: ['a', 'b'] },
  });
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

test('counts active employees, all teams and the documents of the calendar month', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const companyId = company.id;
  await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'Davi Souza', isActive: false, companyId },
  });
  const generate = async () => {
    const body = { type: 'pdi' as const, prompt: '{}', companyId, employeeId: employee.id };
    return (await user.call(documentEndpoints.generate, { body })).aiHistoryId;
  };
  const start = server.clock.now;
  // A minute before the month began in São Paulo, and eleven months and a minute before.
  const month = calendarDay(start).slice(0, 7);
  const monthStart = startOfDay(`${month}-01`);
  const yearAgo = startOfDay(addDays(calendarDay(monthStart), -330).slice(0, 7) + '-01');
  for (const moment of [monthStart, yearAgo]) {
    server.clock.now = new Date(moment.getTime() - 60_000);
    await generate();
  }
  server.clock.now = start;
  await generate();
  await generate();
  const { byMonth, ...figures } = await user.call(companyEndpoints.stats, { query: { companyId } });
  expect(figures).toEqual({ totalEmployees: 1, activeTeams: 1, aiUsage: 2 });
  expect(byMonth).toHaveLength(12);
  expect(byMonth[0]).toEqual({ month: calendarDay(yearAgo).slice(0, 7), counts: {} });
  expect(byMonth[10]?.counts).toEqual({ pdi: 1 });
  expect(byMonth[11]).toEqual({ month, counts: { pdi: 2 } });
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

import { beforeEach, expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer();
let user: Visitor;
let companyId: string;
let employeeId: string;

/** Eleven o'clock in São Paulo on a day of November. */
const on = (date: number) => new Date(`2026-11-${String(date).padStart(2, '0')}T14:00:00Z`);

beforeEach(async () => {
  server.clock.now = on(10);
  user = await server.newUser();
  const { company, employee } = await aCompany(user);
  companyId = company.id;
  employeeId = employee.id;
});

const note = (text: string, form: object = {}) =>
  user.call(commitmentEndpoints.create, {
    body: { text, companyId, dueOn: '2026-11-12', ...form },
  });

/** What the bell says of commitments, newest first. */
async function told(date: number): Promise<string[]> {
  server.clock.now = on(date);
  const list = await user.call(notificationEndpoints.list, { query: {} });
  return list.flatMap(({ title, message }) =>
    /ombinado/.test(title) ? [`${title}: ${message}`] : [],
  );
}

const onDay = (text: string, day = '12/11/2026') => `Dia de um combinado: ${text}. É para ${day}.`;
const late = (text: string, day = '12/11/2026') => `Combinado atrasado: ${text}. Era para ${day}.`;

test('on the day, once more after three days, then no more', async () => {
  const { id } = await note('Rever a escala');
  expect(await told(11)).toEqual([]);
  expect(await told(12)).toEqual([onDay('Rever a escala')]);
  expect(await told(12)).toEqual([onDay('Rever a escala')]);
  expect(await told(14)).toEqual([onDay('Rever a escala')]);
  const both = [late('Rever a escala'), onDay('Rever a escala')];
  expect(await told(15)).toEqual(both);
  expect(await told(20)).toEqual(both);
  const list = await user.call(notificationEndpoints.list, { query: {} });
  expect(list.find(({ title }) => title === 'Combinado atrasado')?.actionUrl).toBe(
    `/combinados?item=${id}`,
  );
});

test('who comes late is told once, as late', async () => {
  await note('Rever a escala');
  expect(await told(16)).toEqual([late('Rever a escala')]);
  expect(await told(17)).toEqual([late('Rever a escala')]);
});

test('one that is closed is not told of; one that was put off is, of its new day', async () => {
  const done = await note('Feito');
  await user.call(commitmentEndpoints.done, { params: { id: done.id }, body: {} });
  const gone = await note('Excluído');
  await user.call(commitmentEndpoints.erase, { params: { id: gone.id } });
  const { id } = await note('Adiado');
  expect(await told(12)).toEqual([onDay('Adiado')]);
  await user.call(commitmentEndpoints.update, { params: { id }, body: { dueOn: '2026-11-16' } });
  expect(await told(15)).toEqual([onDay('Adiado')]);
  expect(await told(16)).toEqual([onDay('Adiado', '16/11/2026'), onDay('Adiado')]);
});

test('it says whose it is', async () => {
  await note('mandar o relatório', { owner: 'employee', employeeId });
  await note('pintar a faixa', { owner: 'other', ownerName: 'Fornecedor' });
  await note('rever a meta', { employeeId });
  const list = await told(12);
  expect(list.toSorted()).toEqual(
    [
      onDay('Renata Lopes: mandar o relatório'),
      onDay('Fornecedor: pintar a faixa'),
      onDay('Com Renata Lopes: rever a meta'),
    ].toSorted(),
  );
  // A person’s name goes with the person.
  await user.call(employeeEndpoints.erase, { params: { id: employeeId } });
  expect(await told(12)).toEqual([onDay('Fornecedor: pintar a faixa')]);
});

test.each([
  ['feedback', /^\/colaboradores\?id=[0-9a-f-]{36}&conversa=antes$/],
  ['meeting', /^\/combinados\?item=/],
] as const)('one that came from a %s opens where it is dealt with', async (kind, place) => {
  const form = {
    feedback: {
      ...documentContracts.feedback.emptyForm(),
      employeeId,
      employeeName: 'Renata Lopes',
      context: 'Atrasos na abertura da loja',
      improvementPoints: ['Chegar no horário combinado'],
      includeActionPlan: true,
    },
    meeting: {
      ...documentContracts.meeting.emptyForm(),
      title: 'Campanha de dezembro',
      objective: 'Fechar a escala das lojas',
      topics: ['Escala de dezembro', 'Metas da campanha'],
    },
  }[kind];
  const { aiHistoryId: id } = await user.call(documentEndpoints.generate, {
    body: { type: kind, prompt: JSON.stringify(form), companyId, employeeId },
  });
  const { promises } = await user.call(promiseEndpoints.list, { params: { id } });
  const { key } = promises[0]!;
  await user.call(promiseEndpoints.follow, {
    params: { id },
    body: { promises: [{ key, dueOn: '2026-11-12' }] },
  });
  expect(await told(12)).toHaveLength(1);
  const list = await user.call(notificationEndpoints.list, { query: {} });
  expect(list.find(({ title }) => title === 'Dia de um combinado')?.actionUrl).toMatch(place);
});

test('twenty looks at once tell each once', async () => {
  for (let index = 0; index < 5; index += 1) await note(`n${index}`);
  await Promise.all(Array.from({ length: 20 }, () => told(12)));
  expect(await told(12)).toHaveLength(5);
});

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { aCompany, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer();
let user: Visitor;
let companyId: string;

beforeAll(async () => {
  // A Wednesday.
  server.clock.now = new Date('2026-11-25T14:00:00Z');
  user = await server.newUser();
  companyId = (await aCompany(user)).company.id;
  for (const name of ['Letícia Prado', 'João Ávila', 'Ana Lima', 'Ana Reis']) {
    await user.call(employeeEndpoints.create, { body: { ...anEmployeeForm(), name, companyId } });
  }
});

async function read(line: string, isPromise = false) {
  const body = { companyId, line, isPromise };
  const { reading } = await user.call(commitmentEndpoints.readLine, { body });
  if (reading === null) return null;
  const { text, owner, employee, candidates, dueOn } = reading;
  return [text, owner, employee?.name ?? candidates.map(({ name }) => name).join(' ou '), dueOn];
}

test.each([
  [
    'Combinei com Letícia rever a proposta até 30/11',
    ['Rever a proposta', 'employee', 'Letícia Prado', '2026-11-30'],
  ],
  [
    'A loja encheu hoje. Letícia Prado ficou de mandar o relatório na sexta.',
    ['Mandar o relatório', 'employee', 'Letícia Prado', '2026-11-27'],
  ],
  [
    'Combinei com o João que eu falo com o fornecedor amanhã',
    ['Falo com o fornecedor', 'leader', 'João Ávila', '2026-11-26'],
  ],
  ['Fiquei de rever a escala', ['Rever a escala', 'leader', '', null]],
  [
    'Prometi à Letícia o novo crachá em 2 semanas',
    ['O novo crachá', 'leader', 'Letícia Prado', '2026-12-09'],
  ],
  [
    'Combinamos com Ana medir a espera',
    ['Medir a espera', 'employee', 'Ana Lima ou Ana Reis', null],
  ],
  ['Ana Reis ficou de medir a espera', ['Medir a espera', 'employee', 'Ana Reis', null]],
  [
    'Hoje combinei com Letícia pintar a faixa',
    ['Pintar a faixa', 'employee', 'Letícia Prado', null],
  ],
])('%j', async (line, wanted) => {
  expect(await read(line)).toEqual(wanted);
});

test.each(['A loja encheu hoje', 'Letícia atendeu bem', '', ' ', 'Combinei', 'descombinado'])(
  '%j is no promise',
  async (line) => {
    expect(await read(line)).toBeNull();
  },
);

test('where the leader says so, any line is one', async () => {
  expect(await read('ligar para o fornecedor amanhã', true)).toEqual([
    'Ligar para o fornecedor',
    'leader',
    '',
    '2026-11-26',
  ]);
  expect(await read('combinar com leticia a nova escala sexta', true)).toEqual([
    'A nova escala',
    'employee',
    'Letícia Prado',
    '2026-11-27',
  ]);
});

test('whatever is typed is answered, and what is read fits a commitment', async () => {
  const words = fc.constantFrom(
    'Combinei',
    'com',
    'Letícia',
    'Ana',
    'que',
    'eu',
    'ficou de',
    'até',
    '30/11',
    'sexta',
    '\n',
    '.',
    '“',
    "' or 1=1 --",
    '<b>',
    '\u{1f331}',
    'de',
    'x'.repeat(600),
  );
  const lines = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((each) => each.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 300 }).map((each) => each.replaceAll('\0', '')),
  );
  await fc.assert(
    fc.asyncProperty(lines, fc.boolean(), async (line, isPromise) => {
      const reading = await read(line, isPromise);
      if (reading === null) return;
      expect(String(reading[0]).length).toBeGreaterThan(0);
      expect(String(reading[0]).length).toBeLessThanOrEqual(limits.commitment);
    }),
    { numRuns: 60 },
  );
});

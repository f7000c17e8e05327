import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { companyFormSchema } from './companies.ts';
import { employeeFormSchema } from './employees.ts';
import { limits } from './limits.ts';
import { speakPortuguese } from './validation-messages.ts';

beforeAll(speakPortuguese);

const said = (schema: z.core.$ZodType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ message }) => message);

test('a field without a sentence of its own says its limit, in Portuguese', () => {
  const long = 'x'.repeat(limits.paragraph + 1);
  expect(said(companyFormSchema, { name: 'x', description: long, cnpj: 7 })).toEqual([
    'Use pelo menos 2 caracteres',
    'Deve ser um texto',
    'Use no máximo 20.000 caracteres',
  ]);
  expect(said(companyFormSchema, {})).toEqual(['Campo obrigatório']);
  const processes = Array.from({ length: limits.listItems + 1 }, () => ({ name: 'Compras' }));
  expect(said(companyFormSchema, { name: 'Bom Vizinho', processes })).toEqual([
    'Use no máximo 200 itens',
  ]);
});

test('what the specification says stands', () => {
  expect(said(employeeFormSchema, { name: 'x', position: 'y', tipo: 'chefe' })).toEqual([
    'Nome deve ter pelo menos 2 caracteres',
    'Função deve ter pelo menos 2 caracteres',
    'Selecione o tipo',
  ]);
});

const kinds: [string, z.core.$ZodType, unknown, string][] = [
  ['a number too large', z.number().check(z.maximum(100)), 101, 'O maior valor é 100'],
  ['a number too small', z.number().check(z.minimum(1)), 0, 'O menor valor é 1'],
  ['no whole number', z.int(), 1.5, 'Deve ser um número inteiro'],
  ['another step', z.number().check(z.multipleOf(5)), 7, 'Deve ser múltiplo de 5'],
  ['no list', z.array(z.string()), 'x', 'Deve ser uma lista'],
  ['no object', z.object({}), 'x', 'Deve ser um objeto com campos'],
  ['no switch', z.boolean(), 'x', 'Deve ser true ou false'],
  ['one item', z.array(z.string()).check(z.minLength(1)), [], 'Use pelo menos 1 item'],
  ['a blank text', z.string().check(z.minLength(1)), '', 'Campo obrigatório'],
  ['another value', z.enum(['pdf', 'docx']), 'txt', 'Escolha um destes valores: pdf, docx'],
  ['unknown keys', z.strictObject({}), { x: 1 }, 'Campos desconhecidos: x'],
  ['a pattern', z.string().check(z.regex(/^a$/)), 'b', 'O formato não é válido'],
  ['a rule', z.string().check(z.refine(() => false)), 'b', 'Valor inválido'],
  ['one of two', z.union([z.enum(['a']), z.literal('')]), 'b', 'Escolha um destes valores: a'],
];

test.each(kinds)('%s', (_what, schema, value, sentence) => {
  expect(said(schema, value)).toEqual([sentence]);
});

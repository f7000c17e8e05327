import { expect, test } from 'vitest';
import { formatCnpj, isCnpj, maskCnpj } from './cnpj.ts';

test.each(['11.222.333/0001-81', '11222333000181', '00.000.000/0001-91'])(
  'the numeric %s holds',
  (cnpj) => expect(isCnpj(cnpj)).toBe(true),
);

// The example that the Receita Federal publishes for the alphanumeric format.
test.each(['12.ABC.345/01DE-35', '12abc34501de35'])('the alphanumeric %s holds', (cnpj) =>
  expect(isCnpj(cnpj)).toBe(true),
);

test.each([
  ['a wrong second digit', '11.222.333/0001-80'],
  ['a wrong first digit', '11.222.333/0001-91'],
  ['a wrong alphanumeric digit', '12.ABC.345/01DE-36'],
  ['letters for check digits', '12.ABC.345/01DE-AB'],
  ['one character all along', '00.000.000/0000-00'],
  ['too short', '11.222.333/0001-8'],
  ['too long', '11.222.333/0001-811'],
  ['nothing', ''],
])('%s does not hold', (_, cnpj) => expect(isCnpj(cnpj)).toBe(false));

test.each([
  ['11222333000181', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['11.222.333/0001-81', '11.222.333/0001-81'],
  ['em abertura', 'em abertura'],
])('%s is shown as %s', (typed, shown) => expect(formatCnpj(typed)).toBe(shown));

test.each([
  ['1', '1'],
  ['11', '11'],
  ['112', '11.2'],
  ['11.', '11'],
  ['11222333', '11.222.333'],
  ['112223330', '11.222.333/0'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['11.222.333/0001-817', '11.222.333/0001-81'],
  ['CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
  ['CNPJ 12abc34501de35 (matriz)', '12.ABC.345/01DE-35'],
])('typed as %s it reads %s', (typed, shown) => expect(maskCnpj(typed)).toBe(shown));

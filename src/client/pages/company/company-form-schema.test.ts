import { expect, test } from 'vitest';
import { joinRow, removeRow, splitRow } from '../../ui/list-edits.ts';
import { companyPageSchema, withNames } from './company-form-schema.ts';

const compras = { name: 'Compras', fileName: 'c.pdf', fileUrl: '/api/files/c' };
const vendas = { name: 'Vendas' };
const caixa = { name: 'Caixa', fileName: 'x.txt' };
const before = [compras, vendas, caixa];
const names = before.map(({ name }) => name);

test('a renamed process keeps its file', () => {
  expect(withNames(before, ['Compras e estoque', 'Vendas', 'Caixa'])).toEqual([
    { ...compras, name: 'Compras e estoque' },
    vendas,
    caixa,
  ]);
});

test('a new row has none, wherever it opens', () => {
  expect(withNames(before, splitRow(names, 0, 7)!.rows)).toEqual([
    compras,
    { name: '' },
    vendas,
    caixa,
  ]);
  expect(withNames(before, splitRow(names, 0, 0)!.rows)).toEqual([
    { name: '' },
    compras,
    vendas,
    caixa,
  ]);
  expect(withNames([], ['Compras'])).toEqual([{ name: 'Compras' }]);
});

test('a removed row takes its own file alone', () => {
  expect(withNames(before, removeRow(names, 0).rows)).toEqual([vendas, caixa]);
  expect(withNames(before, removeRow(names, 2).rows)).toEqual([compras, vendas]);
  expect(withNames([compras], [])).toEqual([]);
});

test('of two that are joined the file stays', () => {
  expect(withNames(before, joinRow(names, 2)!.rows)).toEqual([
    compras,
    { ...caixa, name: 'VendasCaixa' },
  ]);
});

test('equal names are told apart by their place', () => {
  const twins = [compras, { name: 'Compras' }];
  expect(withNames(twins, ['Compras', 'Compras', 'Compras'])[0]).toEqual(compras);
  expect(withNames(twins, ['Compras', 'Outra'])).toEqual([compras, { name: 'Outra' }]);
});

test('blank names are ignored', () => {
  const form = { name: 'Sol', processes: [{ name: ' ' }, { ...caixa, name: ' Caixa ' }] };
  expect(companyPageSchema.parse(form).processes).toEqual([caixa]);
});

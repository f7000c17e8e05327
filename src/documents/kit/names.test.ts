import { expect, test } from 'vitest';
import { firstName, isGroup, speaksOf } from './names.ts';

test.each([
  ['Ana entregou o relatório.', true],
  ['O relatório da ana veio cedo.', true],
  ['Falei com Bruno, Ana e Carla.', true],
  ['Ana, entregue o relatório.', false],
  ['Oi Ana, tudo bem?', false],
  ['Obrigado, Ana!', false],
  ['bom dia ana tudo bem? Segue a lista', false],
  ['A semana foi boa.', false],
  ['Ana', false],
])('%j speaks of Ana: %s', (text, speaks) => {
  expect(speaksOf(text, 'Ana Souza')).toBe(speaks);
});

test('a title is no name', () => {
  expect(speaksOf('A dra. chegou.', 'Dra. Lúcia')).toBe(false);
  expect(speaksOf('A lucia chegou.', 'Dra. Lúcia')).toBe(true);
});

test.each([
  ['toda a equipe', true],
  ['Ana e Bruno', true],
  ['Ana, Bruno', true],
  ['Educadores', true],
  ['Todos', true],
  ['Todos da recepção', true],
  ['os motoristas da noite', true],
  ['TODAS as meninas', true],
  ['João/RH', false],
  ['Equipar Ferramentas', false],
  ['Toda', false],
  ['Timóteo', false],
  ['pessoal da loja', true],
  ['Equipe de Vendas', true],
  ['Ana Beatriz', false],
  ['Eduardo', false],
  ['<b>João</b>', false],
  ['Geraldo Teixeira', false],
  ['', false],
])('%s is a group: %s', (recipient, group) => {
  expect(isGroup(recipient)).toBe(group);
});

test.each([
  ['Ana Beatriz Souza', 'Ana'],
  ['Dra. Lúcia Prado', 'Dra. Lúcia'],
  ['  ', ''],
])('the first name of %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

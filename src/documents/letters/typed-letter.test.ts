import { expect, test } from 'vitest';
import { contextWith } from '../../../test/sample-context.ts';
import type { Pieces } from '../../../test/sample-context.ts';
import { beginsWithGreeting, endsWithSignOff, typedLetter } from './typed-letter.ts';

test.each([
  ['Oi, tudo bem?', true],
  ['olá Ana! A entrega mudou', true],
  ['Bom dia, pessoal. Segue a escala.', true],
  ['Ana, a entrega mudou', true],
  ['Ana Beatriz, a entrega mudou', true],
  ['Equipe, a entrega mudou', true],
  ['Ana entregou o relatório, e bem', false],
  ['Oitenta caixas chegaram', false],
  ['A equipe de vendas, ontem, bateu a meta', false],
  ['', false],
])('%j begins with a greeting: %s', (text, greets) => {
  expect(beginsWithGreeting(text, 'Ana Beatriz')).toBe(greets);
});

test.each([
  ['Segue a escala.\n\nAbraço,\nMarcos', true],
  ['Segue a escala. Abs, Marcos', true],
  ['Segue a escala.\nAtenciosamente,\nMarcos Vieira\nGerente', true],
  ['Segue a escala.\nMarcos', true],
  ['Falem com Marcos', false],
  ['Abraços são bem-vindos na festa de sábado da equipe inteira', false],
  ['', false],
])('%j ends with a sign-off: %s', (text, signsOff) => {
  expect(endsWithSignOff(text, 'Marcos Vieira')).toBe(signsOff);
});

function read(form: object, known: Pieces = { employee: null }) {
  return typedLetter(form, contextWith(known));
}

test.each([
  ['Ana Beatriz', 'Ana'],
  ['Dra. Lúcia Prado', 'Dra. Lúcia'],
  ['Dona Cleide Reis', 'Dona Cleide'],
  ['Cliente Solar', 'Cliente Solar'],
  ['<b>João</b>', '<b>João</b>'],
  ['João / RH', 'João / RH'],
  ['Ana e Bruno', 'Ana e Bruno'],
  ['Educadores', ''],
  ['Motoristas e ajudantes', ''],
  ['toda a equipe', ''],
  ['Colaborador', ''],
])('%s is called %j', (recipientName, called) => {
  expect(read({ recipientName }).calledBy).toBe(called);
});

test('a slash in a name makes nobody many', () => {
  expect(read({ recipientName: '<b>João</b>' }).many).toBe(false);
});

test('the name is written as it is registered', () => {
  const employee = { name: 'Renata Lopes' };
  expect(read({ recipientName: 'renata  lopes' }, { employee }).calledBy).toBe('Renata');
  expect(read({}, { employee }).calledBy).toBe('Renata');
  expect(read({ recipientName: 'Ana' }, { employee }).calledBy).toBe('Ana');
});

test('additional information may be for the leader alone, and is no part of the message', () => {
  const additionalInfo = 'Ser breve. Não mencionar o valor da obra.';
  const { text, asides } = read({ context: 'A obra começa na segunda.', additionalInfo });
  expect(text).toBe('A obra começa na segunda.');
  expect(asides).toBe(additionalInfo);
});

const toAna = { recipientName: 'Ana Souza' };
const toAll = { recipientName: 'Educadores' };
const order = { purpose: 'instrucoes' };

test.each([
  ['A entrega mudou para sexta.', toAna, 'text'],
  ['Você pode falar com a Ana do RH.', toAna, 'text'],
  ['Avisar que a entrega mudou', toAna, 'saying'],
  ['Parabenizar pelos dez anos', toAna, 'saying'],
  ['pedir para mandar a lista até sexta', { ...toAna, ...order }, 'saying'],
  ['avisar a Ana que a entrega mudou', toAna, 'note'],
  ['Preciso que ele me ligue', toAna, 'note'],
  ['Meus sentimentos pelo seu pai. Ele era querido por todos.', toAna, 'text'],
  ['Agradecer a ajuda. Pedir para contar na reunião.', toAna, 'saying'],
  ['A ajuda foi boa. E pedir para contar na reunião.', toAna, 'note'],
  ['Avisar o Bruno que a entrega mudou', toAna, 'note'],
  ['Avisar o Bruno que a entrega mudou', { ...toAna, ...order }, 'text'],
  ['Informar o RH até sexta', { ...toAna, ...order }, 'text'],
  ['pedir pros educadores mudarem o roteiro', toAll, 'saying'],
  ['Ela muda de sala, e eles de horário.', toAll, 'text'],
  ['Escreva uma mensagem convidando para o almoço', {}, 'note'],
  ['Preciso avisar o Ricardo que a colheita começa dia 2', {}, 'note'],
])('%j, %j, is a %s', (context, form, use) => {
  expect(read({ context, ...form }).use).toBe(use);
});

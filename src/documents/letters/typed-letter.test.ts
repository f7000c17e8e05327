import { expect, test } from 'vitest';
import { letterContext } from './sample.ts';
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

function read(form: object, known = {}) {
  return typedLetter(form, letterContext(known));
}

test.each([
  ['Ana Beatriz', 'Ana'],
  ['Dra. Lúcia Prado', 'Dra. Lúcia'],
  ['Cliente Solar', 'Cliente Solar'],
  ['<b>João</b>', '<b>João</b>'],
  ['João / RH', 'João / RH'],
  ['Ana e Bruno', 'Ana e Bruno'],
  ['toda a equipe', ''],
  ['Colaborador', ''],
])('%s is called %j', (recipientName, called) => {
  expect(read({ recipientName }).calledBy).toBe(called);
});

test('a slash in a name makes nobody many', () => {
  expect(read({ recipientName: '<b>João</b>' }).many).toBe(false);
});

test('the name is written as it is registered', () => {
  const employee = {
    name: 'Renata Lopes',
    position: 'Supervisora',
    behavioralProfile: null,
    objectives: [],
    professionalHistory: [],
  };
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

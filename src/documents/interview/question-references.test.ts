import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReference, referenceTo } from './question-references.ts';
import { parseReserve, reserveLine } from './reserve.ts';
import { parseScale } from './scale.ts';

test.each([
  ['Pergunta 1', [1], '', ''],
  ['Perguntas 2 a 4, com o apoio de probes', [2, 3, 4], '', ', com o apoio de probes'],
  ['Fazer as perguntas 2, 4 e 5.', [2, 4, 5], 'Fazer as ', '.'],
  ['Perguntas 2-4', [2, 3, 4], '', ''],
  ['perguntas 3 até 5', [3, 4, 5], '', ''],
  ['Perguntas 7 e 2', [7, 2], '', ''],
])('%s', (line, numbers, before, after) => {
  expect(parseReference(line)).toEqual({ numbers, before, after });
});

test.each(['Explicar as etapas', 'Pergunta de reserva', 'Perguntas da pessoa candidata', ''])(
  '%j names no question',
  (line) => expect(parseReference(line)).toBeNull(),
);

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      expect(parseReference(referenceTo(numbers))?.numbers).toEqual(sorted);
    }),
  );
  expect(referenceTo([])).toBe('');
  expect(referenceTo([3, 2])).toBe('Perguntas 2 e 3');
});

test('a reserve question is taken apart again; other suggestions are not', () => {
  const question = {
    area: 'Comunicação',
    question: 'Conte um caso. E depois?',
    expected: 'Avisa.',
  };
  expect(parseReserve(reserveLine(question))).toEqual(question);
  expect(parseReserve('Pergunta de reserva: Conte um caso.')).toEqual({
    area: '',
    question: 'Conte um caso.',
    expected: '',
  });
  expect(parseReserve('Levar em conta: “sábados”.')).toBeNull();
});

test('a scale is read in its steps, whatever stands between figure and words', () => {
  const texts = (scale: string) => parseScale(scale)?.map(({ text }) => text) ?? null;
  expect(texts('1 Não demonstrou; 2 Vago; 3 Completo')).toEqual([
    'Não demonstrou',
    'Vago',
    'Completo',
  ]);
  expect(texts('1 - Não\n2 - Vago\n3 - Bom')).toEqual(['Não', 'Vago', 'Bom']);
  expect(texts('1: Não; 2: Vago')).toEqual(['Não', 'Vago']);
  expect(texts('De 1 a 5, conforme a clareza')).toBeNull();
  expect(texts('2 Vago; 1 Não')).toBeNull();
  expect(texts('')).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

test('sentences end with a point, a semicolon or a line', () => {
  expect(splitSentences('Uma frase. Outra; mais uma!\n- um item\n2) outro item')).toEqual([
    'Uma frase.',
    'Outra;',
    'mais uma!',
    'um item',
    'outro item',
  ]);
});

test.each([
  'Trabalha à noite (12x36; troca de turno às 19h).',
  'Falar com o Dr. Paulo e a Sra. Lima sobre o plano',
  'Usa listas [pedidos; devoluções] todo dia',
  'Atende até as 18h; (sem fim',
])('%s', (text) => {
  const pieces = splitSentences(text);
  expect(pieces.join(' ')).toBe(text);
  expect(pieces).toHaveLength(text.includes('; (sem') ? 2 : 1);
});

test('no word is lost, whatever the brackets', () => {
  const text = fc.stringMatching(/^[a-z ;.()[\]\n]{0,80}$/);
  fc.assert(
    fc.property(text, (typed) => {
      const letters = (value: string) => value.replace(/[^a-z]/gu, '');
      expect(letters(splitSentences(typed).join(''))).toBe(letters(typed));
    }),
  );
});

test('nothing typed is no sentence', () => {
  expect(splitSentences(undefined)).toEqual([]);
  expect(splitSentences(' \n ')).toEqual([]);
});

import { expect, test } from 'vitest';
import { questionNumbers } from './question-numbers.ts';

test.each([
  ['Pergunta 1', [1]],
  ['Perguntas 2 a 4, com o apoio de casos', [2, 3, 4]],
  ['Fazer as perguntas 2, 4 e 5.', [2, 4, 5]],
  ['Perguntas 2-4', [2, 3, 4]],
  ['perguntas 3 até 5', [3, 4, 5]],
  ['Pergunta de reserva', []],
  ['Perguntas da pessoa candidata', []],
])('%s', (line, numbers) => expect(questionNumbers(line)).toEqual(numbers));

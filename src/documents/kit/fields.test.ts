import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addedFields, level, list, text, textList, textOrEmpty, textOrNothing } from './fields.ts';

test.each([
  ['  oi ', 'oi'],
  [12, '12'],
  ['', 'vazio'],
  ['   ', 'vazio'],
  [null, 'vazio'],
  [{}, 'vazio'],
  [undefined, 'vazio'],
])('text: %j → %s', (value, expected) => {
  expect(z.parse(text('vazio'), value)).toBe(expected);
});

test.each([
  [' oi ', 'oi'],
  ['', ''],
  ['  ', ''],
  [null, 'vazio'],
  [undefined, 'vazio'],
])('text or empty: %j → %s', (value, expected) => {
  expect(z.parse(textOrEmpty('vazio'), value)).toBe(expected);
});

test.each([
  [3, 3],
  ['4', 4],
  ['nível 4', 1],
  [9, 5],
  [0, 1],
  [2.6, 3],
  [null, 1],
  [Number.NaN, 1],
])('level: %j → %i', (value, expected) => {
  expect(z.parse(level(1), value)).toBe(expected);
});

test('a list keeps what fits and takes a lone item', () => {
  expect(z.parse(textList(), ['a', '', null, ' b ', {}])).toEqual(['a', 'b']);
  expect(z.parse(textList(), 'só um')).toEqual(['só um']);
  expect(z.parse(textList(), undefined)).toEqual([]);
  expect(z.parse(list(z.object({ name: text('sem nome') })), [{}, 'x'])).toEqual([
    { name: 'sem nome' },
  ]);
});

test('what is left out where it is missing', () => {
  expect(z.parse(textOrNothing(), '')).toBeUndefined();
  expect(z.parse(z.object(addedFields), { isEdited: 'sim', editedContent: 'novo' })).toEqual({
    isEdited: undefined,
    editedContent: 'novo',
  });
});

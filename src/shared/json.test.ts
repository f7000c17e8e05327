import { expect, test } from 'vitest';
import { isJsonObject, textsOf } from './json.ts';

test.each([null, [], 'a', 1, true, undefined])('%j is no object', (value) => {
  expect(isJsonObject(value)).toBe(false);
});

test('every text inside a value, in order', () => {
  expect(isJsonObject({})).toBe(true);
  expect(textsOf({ a: 'um', b: [2, 'dois', { c: ['três', null] }], d: true, e: '' })).toEqual([
    'um',
    'dois',
    'três',
    '',
  ]);
  expect(textsOf('só um')).toEqual(['só um']);
});

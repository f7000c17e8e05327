import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lines, optionalText, textOfAtLeast, tipoSchema } from './fields.ts';
import { limits } from './limits.ts';

test('text keeps everything but its ends', () => {
  expect(z.parse(textOfAtLeast(2, 20), '  a\r\n\tb  c ')).toBe('a\r\n\tb  c');
  expect(z.safeParse(textOfAtLeast(2, 20), ' a ').success).toBe(false);
  expect(z.safeParse(textOfAtLeast(2, 3), 'abcd').success).toBe(false);
});

test.each([undefined, null, '', '   '])('optional text: %j means none', (value) => {
  expect(z.parse(optionalText(5), value)).toBe('');
});

test('optional text is still text, of a length', () => {
  expect(z.parse(optionalText(5), ' abc ')).toBe('abc');
  expect(z.safeParse(optionalText(5), 'abcdef').success).toBe(false);
  expect(z.safeParse(optionalText(5), 7).success).toBe(false);
});

test('of lines the blank ones are dropped; too long or too many are refused', () => {
  expect(z.parse(lines(), [' a ', '', '  ', 'b'])).toEqual(['a', 'b']);
  expect(z.safeParse(lines(3), ['abcd']).success).toBe(false);
  const many = Array.from({ length: limits.listItems + 1 }, () => 'a');
  expect(z.safeParse(lines(), many).success).toBe(false);
  expect(z.safeParse(lines(), many.slice(1)).success).toBe(true);
});

test('lider is read as líder; nothing else is', () => {
  expect(z.parse(tipoSchema('x'), 'lider')).toBe('líder');
  expect(z.parse(tipoSchema('x'), 'líder')).toBe('líder');
  expect(z.safeParse(tipoSchema('x'), 'Líder').success).toBe(false);
});

import { expect, test } from 'vitest';
import { mask, wholeYear } from './date-field.tsx';

function type(keys: string): string {
  return [...keys].reduce((text, key) => mask(text + key, text), '');
}

test('slashes come by themselves, and typing them does no harm', () => {
  expect(type('31052027')).toBe('31/05/2027');
  expect(type('31/05/2027')).toBe('31/05/2027');
  expect(type('1/5/2027')).toBe('1/5/2027');
});

test('erasing takes away what was typed, slash included', () => {
  expect(mask('31/0', '31/05')).toBe('31/0');
  expect(mask('31', '31/')).toBe('31');
});

test('a pasted date is understood in either order', () => {
  expect(mask('2027-05-31', '')).toBe('31/05/2027');
  expect(mask('31052027', '')).toBe('31/05/2027');
  expect(mask('31/05/2027', '')).toBe('31/05/2027');
});

test('a year of two figures is one of this century', () => {
  expect(wholeYear('30/04/27')).toBe('30/04/2027');
  expect(wholeYear('30/04/2027')).toBe('30/04/2027');
  expect(wholeYear('30/04')).toBe('30/04');
});

test('other text stays as it was typed', () => {
  expect(mask('amanhã', 'amanh')).toBe('amanhã');
});

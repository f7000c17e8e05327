import { expect, test } from 'vitest';
import { anyNumber, dayAfter, nextDay, numberOf } from './told-days.ts';

test.each([
  ['90', 90],
  ['tres', 3],
  ['doze', 12],
])('%s is a number', (told, count) => {
  expect(new RegExp(`^${anyNumber}$`, 'u').test(told)).toBe(true);
  expect(numberOf(told)).toBe(count);
});

test.each(['', 'ultimas'])('“%s” is none', (told) => expect(numberOf(told)).toBeNaN());

test.each([
  [10, 'dias', '2026-12-03'],
  [2, 'semanas', '2026-12-07'],
  [3, 'meses', '2027-02-23'],
  [1, 'ano', '2027-11-23'],
])('%i %s after 23/11/2026', (count, unit, day) => {
  expect(dayAfter(count, unit, '2026-11-23')).toBe(day);
});

test('a day without a year is the next to come; one that no calendar has is none', () => {
  expect(nextDay({ day: '4', month: '1', year: undefined }, '2026-11-23')).toBe('2027-01-04');
  expect(nextDay({ day: '31', month: '2', year: undefined }, '2026-11-23')).toBeNull();
});

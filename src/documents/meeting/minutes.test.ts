import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitMinutes } from './minutes.ts';

test.each([
  [[5, 25, 20], 30, [4, 14, 12]],
  [[10, null, 20], 60, [14, 20, 26]],
  [[null, null], 30, [15, 15]],
  [[1, 100, 1], 60, [15, 30, 15]],
])('%j in %i minutes', (wanted, total, fitted) => {
  expect(fitMinutes(wanted, total, total / 2)).toEqual(fitted);
});

const anything = fc.array(fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constant(null)), {
  minLength: 3,
  maxLength: 20,
});

test('whole minutes that add up, at least one each, none beyond the most', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom(30, 60, 90, 120), (weights, total) => {
      const minutes = fitMinutes(weights, total, total / 2);
      expect(minutes.reduce((sum, next) => sum + next, 0)).toBe(total);
      expect(minutes.every((each) => Number.isInteger(each) && each >= 1)).toBe(true);
      expect(Math.max(...minutes)).toBeLessThanOrEqual(total / 2);
    }),
  );
});

test('what is wanted more gets more', () => {
  const [small = 0, middle = 0, large = 0] = fitMinutes([5, 10, 30], 60);
  expect(small).toBeLessThan(middle);
  expect(middle).toBeLessThan(large);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantsFor } from './variants.ts';

const pairs = ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}1`, `${name}2`]);
const flavour = (seed: string) => {
  const variants = variantsFor(seed);
  return pairs.map((pair) => variants.take(pair)).join(' ');
};

test('five pools of two give many documents, not two', () => {
  const flavours = new Set(Array.from({ length: 400 }, (_, index) => flavour(`Pessoa ${index}`)));
  expect(flavours.size).toBe(2 ** pairs.length);
});

test('either way of a pair is taken about as often, also of the first pool', () => {
  for (const at of pairs.keys()) {
    const taken = Array.from(
      { length: 1000 },
      (_, index) => flavour(`tema ${index}`).split(' ')[at],
    );
    const first = taken.filter((way) => way?.endsWith('1')).length;
    expect(first).toBeGreaterThan(420);
    expect(first).toBeLessThan(580);
  }
});

test('the same seed says the same; no way comes again before all are used', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 6 }), (seed, size) => {
      const ways = Array.from({ length: size }, (_, index) => index);
      const [one, other] = [variantsFor(seed), variantsFor(seed)];
      const round = ways.map(() => one.take(ways));
      expect(new Set(round).size).toBe(size);
      expect(one.usedUp(ways)).toBe(true);
      expect(ways.map(() => other.take(ways))).toEqual(round);
    }),
  );
});

test('a pool without ways is refused', () => {
  expect(() => variantsFor('x').take([])).toThrow(RangeError);
});

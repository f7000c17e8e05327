import { expect, test } from 'vitest';
import { documentKindValues } from '#documents/labels.ts';
import { figuresOf, longMonthOf, shortMonthOf } from './chart-figures.ts';

const each = Object.fromEntries(documentKindValues.map((kind, index) => [kind, index + 1]));

test('parts stand on one another, and add up to the month', () => {
  const { months, total } = figuresOf([
    { month: '2026-10', counts: {} },
    { month: '2026-11', counts: each },
  ]);
  expect(months.map((month) => month.total)).toEqual([0, 28]);
  expect(total).toBe(28);
  const parts = months[1]!.parts;
  expect(parts.map(({ below, count }) => [below, count])).toEqual([
    [0, 1],
    [1, 2],
    [3, 3],
    [6, 4],
    [10, 5],
    [15, 6],
    [21, 7],
  ]);
});

test('no two kinds look alike, also without colour within their group', () => {
  const { series } = figuresOf([{ month: '2026-11', counts: each }]);
  const looks = series.map(({ group, texture }) => `${group} ${texture}`);
  expect(new Set(looks).size).toBe(documentKindValues.length);
});

test('a kind without documents, and one that nobody knows, is not drawn', () => {
  const { series, total } = figuresOf([{ month: '2026-11', counts: { pdi: 2, poem: 9 } }]);
  expect(series.map(({ label }) => label)).toEqual(['PDI']);
  expect(total).toBe(2);
});

test('a month by its name, whatever the zone of the reader', () => {
  expect(shortMonthOf('2026-01')).toBe('jan');
  expect(longMonthOf('2026-01')).toBe('janeiro de 2026');
});

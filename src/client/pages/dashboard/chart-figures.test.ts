import { expect, test } from 'vitest';
import { documentKindValues } from '#documents/labels.ts';
import { figuresOf, longMonthOf, shortMonthOf } from './chart-figures.ts';

test('parts stand on one another, and add up to the month', () => {
  const { months, total } = figuresOf([
    { month: '2026-10', counts: {} },
    { month: '2026-11', counts: { action_plan: 1, message: 2, pdi: 3, feedback: 4 } },
  ]);
  expect(months.map((month) => month.total)).toEqual([0, 10]);
  expect(total).toBe(10);
  const parts = months[1]!.parts;
  expect(parts.map(({ below, count }) => [below, count])).toEqual([
    [0, 1],
    [1, 2],
    [3, 3],
    [6, 4],
  ]);
});

test('no two kinds look alike, also without colour within their group', () => {
  const counts = Object.fromEntries(documentKindValues.map((kind) => [kind, 1]));
  const { series } = figuresOf([{ month: '2026-11', counts }]);
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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const rows = read('docs/faults.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:fault|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(
    ([, fault = '', seen = '', lost = '', shown = '']) => [fault, { seen, lost, shown }] as const,
  );

test('there are rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});

test.each(rows)('%s: what is seen, what is lost, and tests that are there', (_fault, row) => {
  expect(row.seen).not.toBe('');
  expect(row.lost).toMatch(/nothing|same/);
  const tests = [...row.shown.matchAll(/`([^`]+) › ([^`]+)`/g)];
  expect(tests.length).toBeGreaterThan(0);
  for (const [, file = '', title = ''] of tests) {
    expect(read(file).replaceAll("\\'", "'")).toContain(title);
  }
});

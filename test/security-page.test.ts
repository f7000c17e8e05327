import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const page = read('docs/security.md');

/** The requirements of ASVS 5.0.0 that the page must speak of. */
const required =
  `1.2.4 1.3.1 1.3.4 1.3.6 2.2.1 2.2.2 2.3.3 2.3.4 2.4.1 3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4
  3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.3 5.2.1 5.2.2 5.2.3 5.3.1 5.3.2 5.4.1 5.4.2 5.4.3 6.2.1
  6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.12 6.3.1 6.4.3 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2
  7.4.3 7.5.1 7.5.2 8.2.1 8.2.2 8.2.3 8.3.1 8.4.1 11.4.2 13.2.4 13.3.1 14.2.1 14.2.3 14.3.1 14.3.2 15.1.2
  15.2.2 15.3.1 15.3.3 15.3.6 16.2.5 16.3.1 16.3.2 16.5.1 16.5.2 16.5.3`.split(/\s+/);

const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id = '', , how = '', shown = '']) => [id, how, shown] as const);

test('every requirement has its row', () => {
  expect(rows.map(([id]) => id)).toEqual(required);
});

test.each(rows)('%s says how, and names tests that are there', (_id, how, shown) => {
  expect(how).toMatch(/^(?:✓|[◐✗–] \S+ \S+ \S+)/);
  const tests = [...shown.matchAll(/`([^`]+) › ([^`]+)`/g)];
  expect(tests.length > 0 || !how.startsWith('✓')).toBe(true);
  for (const [, file = '', title = ''] of tests) {
    expect(read(file).replaceAll("\\'", "'")).toContain(title);
  }
});

import { expect, test } from 'vitest';
import { scoreSheet } from './score-sheet.ts';

test('every area that is judged has a line, with room to write in each of its columns', () => {
  const { columns, rows } = scoreSheet(['Comunicação', 'Liderança']);
  expect(rows.map(([criterion]) => criterion)).toEqual(['Comunicação', 'Liderança', 'Exercício']);
  for (const row of rows) expect(row).toEqual([expect.any(String), '', '']);
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
});

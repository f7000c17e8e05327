import { expect, test } from 'vitest';
import { scaleAnchors } from '../knowledge/interview/ruler.ts';
import { scoreSheet } from './score-sheet.ts';

test('every area that is judged has a line, with room to write in each of its columns', () => {
  const { columns, rows } = scoreSheet(['Comunicação', 'Liderança']);
  expect(rows.map(([criterion]) => criterion)).toEqual(['Comunicação', 'Liderança', 'Exercício']);
  for (const row of rows) expect(row).toEqual([expect.any(String), '', '']);
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
});

test('it is marked on the scale of the script, from 1 to 5', () => {
  expect(scaleAnchors).toHaveLength(5);
  expect(scoreSheet(['Comunicação']).columns).toContain(`Nota de 1 a ${scaleAnchors.length}`);
});

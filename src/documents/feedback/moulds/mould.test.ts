import { expect, test } from 'vitest';
import { nothingKnown } from '../good-answers.ts';
import { readTalk } from '../talk.ts';
import { correction } from './correction.ts';
import { recognition } from './recognition.ts';

test('a correction leaves a sheet to write on, with the day to meet again; praise asks for none', () => {
  const talk = readTalk({ feedbackType: 'corretivo', followUpDate: '2026-12-11' }, nothingKnown);
  const [sheet] = correction(talk).ready ?? [];
  expect(sheet?.rows.at(-1)).toContain('11/12/2026');
  expect(sheet?.rows.every((row) => row.length === sheet.columns.length)).toBe(true);
  expect(recognition(talk).ready).toBeUndefined();
});

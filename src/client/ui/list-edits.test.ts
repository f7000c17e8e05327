import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addRow, joinRow, pasteRows, removeRow, splitRow } from './list-edits.ts';

test('Enter at the end opens an empty row, in the middle it splits', () => {
  expect(splitRow(['a', 'b'], 0, 1)).toEqual({ rows: ['a', '', 'b'], focus: { row: 1, caret: 0 } });
  expect(splitRow(['abcd'], 0, 2)?.rows).toEqual(['ab', 'cd']);
});

test('Enter on a blank row adds none', () => {
  expect(splitRow(['a', ''], 1, 0)).toBeNull();
  expect(splitRow(['  '], 0, 2)).toBeNull();
});

test('Backspace at the start joins with the row above, with the caret between', () => {
  expect(joinRow(['ab', 'cd'], 1)).toEqual({ rows: ['abcd'], focus: { row: 0, caret: 2 } });
  expect(joinRow(['ab'], 0)).toBeNull();
});

const written = fc.string().filter((text) => text.trim() !== '');

test('joining undoes splitting, wherever the caret was', () => {
  fc.assert(
    fc.property(fc.array(written, { minLength: 1 }), fc.nat(), fc.nat(), (rows, at, caret) => {
      const row = at % rows.length;
      const position = caret % ((rows[row] ?? '').length + 1);
      const split = splitRow(rows, row, position);
      expect(joinRow(split!.rows, row + 1)).toEqual({ rows, focus: { row, caret: position } });
    }),
  );
});

test('the focus stays on a row that exists', () => {
  expect(removeRow(['a', 'b'], 1).focus).toEqual({ row: 0, caret: 1 });
  expect(removeRow(['a', 'b'], 0).focus).toEqual({ row: 0, caret: 1 });
  expect(addRow(['a'])).toEqual({ rows: ['a', ''], focus: { row: 1, caret: 0 } });
});

test('a pasted list becomes rows, a pasted line stays text', () => {
  const at = { row: 0, start: 2, end: 2 };
  expect(pasteRows(['xy', 'z'], at, '- um\n\n• dois\r\n três ')?.rows).toEqual([
    'xyum',
    'dois',
    'três',
    'z',
  ]);
  expect(pasteRows(['xy'], at, 'só uma linha\n')).toBeNull();
});

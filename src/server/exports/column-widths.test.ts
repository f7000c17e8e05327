import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

const room = 400;
const widths = (rows: string[][]) =>
  columnWidths(rows, room, {
    widestCell: room / 2,
    widestWord: room / 4,
    widthOf: (text) => text.length * 5,
  }).widths.map(Math.round);

test('columns to write in share the room evenly, those with numbered lines too', () => {
  const rows = ['1.', '2.', '3.'].map((line) => [line, '', '']);
  const [first, ...others] = widths([['Tarefa', 'Responsável', 'Prazo'], ...rows]);
  expect(others).toEqual([first, first]);
});

test('a column to write in is no narrower than one that says something', () => {
  const steps = 'Comunicação: passo 1; Delegação: passos 1 e 2';
  const [day, said, ...toFill] = widths([
    ['Conversa', 'Passos até lá', 'O que travou', 'Combinado'],
    ['18/12/2026', steps, '', '______'],
  ]);
  expect(toFill[0]).toBe(toFill[1]);
  expect(toFill[0]).toBeGreaterThanOrEqual(Math.max(day!, said!));
});

test('the numbers of lines that say something need no room', () => {
  const rows = ['1.', '2.'].map((line) => [line, 'Ouvir quem separa e quem confere', 'Ana']);
  const [numbers, said] = widths([['Nº', 'Tarefa', 'Quem'], ...rows]);
  expect(numbers).toBeLessThan(said! / 3);
});

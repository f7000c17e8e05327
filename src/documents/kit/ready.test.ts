import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readyField } from './fields.ts';
import { outlineText } from './outline.ts';
import { readyBlocks, readyOutline } from './ready.ts';
import { richText } from './rich-text.ts';

const read = (value: unknown) => z.parse(readyField, value);
const ready = (piece: object) => read([{ title: 'Folha', ...piece }])[0]!;

test('whatever a model holds becomes pieces that can be used, or none', () => {
  expect(read(undefined)).toEqual([]);
  expect(read('um recado')).toEqual([]);
  expect(read([{ title: 'Só o título' }, { rows: [['', null]] }, { columns: ['Hora'] }])).toEqual(
    [],
  );
  expect(read({ title: 'Recado', lines: 'Oi!' })).toEqual([
    { title: 'Recado', lines: ['Oi!'], columns: [], rows: [] },
  ]);
  expect(read([{ columns: ['A', 7], rows: [['x', null, {}], 'solta', [3]] }])).toEqual([
    { title: '', lines: [], columns: ['A', '7'], rows: [['x', '', ''], ['solta'], ['3']] },
  ]);
});

test('rows to write in are a sheet where columns say what goes into them', () => {
  const sheet = { title: '', lines: [], columns: ['Nome', 'Dúvida'], rows: [['', '']] };
  expect(read([sheet, { ...sheet, columns: ['Nome'] }])).toEqual([sheet]);
  expect(readyBlocks(sheet)).toEqual([
    { type: 'table', head: ['Nome', 'Dúvida'], rows: [['', '']] },
  ]);
});

test('a text is paragraphs, a checklist items, marked or not', () => {
  const types = (lines: string[]) => readyBlocks(ready({ lines })).map(({ type }) => type);
  expect(types(['Oi, Ana!', 'Pode ser às 9h?', 'Abraço'])).toEqual(Array(3).fill('paragraph'));
  expect(types(['Reservar a sala', 'Levar a folha'])).toEqual(['list']);
  expect(types(['Abraço'])).toEqual(['paragraph']);
  expect(readyBlocks(ready({ lines: ['Antes:', '☐ Sala.', '[ ] Folha.', 'Depois.'] }))).toEqual([
    { type: 'paragraph', text: 'Antes:' },
    { type: 'list', items: ['Sala.', 'Folha.'] },
    { type: 'paragraph', text: 'Depois.' },
  ]);
});

test('a ragged table is as wide as its widest row; one column is a list', () => {
  expect(
    readyBlocks(ready({ columns: ['Hora'], rows: [['17h', '12', 'x'], [], ['18h']] })),
  ).toEqual([
    {
      type: 'table',
      head: ['Hora', '', ''],
      rows: [
        ['17h', '12', 'x'],
        ['', '', ''],
        ['18h', '', ''],
      ],
    },
  ]);
  expect(readyBlocks(ready({ columns: ['Item'], rows: [['a'], [''], ['b']] }))).toEqual([
    { type: 'paragraph', text: 'Item' },
    { type: 'list', items: ['a', 'b'] },
  ]);
  expect(readyBlocks(ready({ rows: [['a', 'b']] }))).toEqual([
    { type: 'table', head: [], rows: [['a', 'b']] },
  ]);
});

test('as text a line a row, as HTML a table; without pieces nothing', () => {
  const blocks = readyOutline([ready({ columns: ['Hora', 'Fila'], rows: [['17h', '<b>']] })]);
  const outline = { title: 'Plano', blocks };
  expect(outlineText(outline)).toBe('Plano\n\nFolha\nHora | Fila\n17h | <b>');
  expect(richText(outline)).toContain(
    '<thead><tr><th>Hora</th><th>Fila</th></tr></thead><tbody><tr><td>17h</td><td>&lt;b&gt;</td></tr></tbody>',
  );
  expect(readyOutline([])).toEqual([]);
});

test('as HTML what is said is quoted, each line a paragraph', () => {
  const blocks = [{ type: 'quote', text: '“Oi, <b>.\nTudo bem?”' }] as const;
  expect(richText({ title: '', blocks })).toBe(
    '<blockquote><p>“Oi, &lt;b&gt;.</p><p>Tudo bem?”</p></blockquote>',
  );
});

import { readFile } from 'node:fs/promises';
import { limits } from '#shared/limits.ts';
import type { ReadSheet } from '../db/tables/people-imports.ts';
import { messages } from '../messages.ts';
import { FileRefused } from './file-refused.ts';
import { decodeText, looksBinary, readTable } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';

/** What is read: a file that lies there, or cells that were pasted. */
export type ReadingTask = { path: string } | { text: string };

/** Titles and what stands above them are no people. */
const mostLines = limits.importedPeople + 50;

/** @returns the sheets that hold something. @throws FileRefused */
export async function readPeopleFile(task: ReadingTask): Promise<ReadSheet[]> {
  const tables = 'path' in task ? await tablesOfFile(task.path) : [textTable(task.text)];
  const sheets = tables.map(({ name, rows }) => ({ name, rows: numbered(rows) }));
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new FileRefused(messages.importEmpty);
  const taken = filled.filter(({ rows }) => rows.length <= mostLines);
  if (taken.length === 0) throw new FileRefused(messages.importTooManyPeople);
  const cells = taken.flatMap(({ rows }) => rows.flat());
  const size = cells.reduce<number>((sum, cell) => sum + String(cell).length, 0);
  if (size > limits.importText) throw new FileRefused(messages.importTooHeavy);
  return taken;
}

interface Table {
  name: string;
  rows: unknown[][];
}

async function tablesOfFile(path: string): Promise<Table[]> {
  const bytes = await readFile(path);
  const begins = (...values: number[]) => values.every((value, at) => bytes[at] === value);
  if (begins(0x50, 0x4b)) return readWorkbook(path);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) throw new FileRefused(messages.importProtected);
  const text = decodeText(bytes);
  if (
    begins(0x25, 0x50, 0x44, 0x46) ||
    looksBinary(text) ||
    /^\s*<(?:!doctype|html|\?xml|table|!--)/i.test(text)
  ) {
    throw new FileRefused(messages.importOtherKind);
  }
  return [textTable(text)];
}

function textTable(text: string): Table {
  return { name: '', rows: readTable(text.replace(/^\ufeff/, '')) };
}

/** Lines that hold something, with the numbers they have in the file. @throws FileRefused */
function numbered(rows: readonly unknown[][]): ReadSheet['rows'] {
  const lines: ReadSheet['rows'] = [];
  rows.forEach((row, at) => {
    const cells = row.map(cellText);
    while (cells.length > 0 && cells.at(-1) === '') cells.pop();
    if (cells.length > limits.importColumns) throw new FileRefused(messages.importTooManyColumns);
    if (cells.length > 0) lines.push([at + 1, ...cells]);
  });
  return lines;
}

/** What a cell shows, as text that can be stored. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayText(value);
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'string') return '';
  return (
    value
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- they cannot be stored, or are seen by nobody
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\u2060\ufeff]/g, '')
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .trim()
  );
}

/** A workbook's days are midnight in UTC: in any other zone it would be the day before. */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  return date.toISOString().slice(0, 10).split('-').toReversed().join('/');
}

/** A number of a telephone stays one: no exponent, no separators. */
function numberText(value: number): string {
  return Number.isSafeInteger(value) ? value.toFixed(0) : String(value);
}

import Papa from 'papaparse';
import type { ReadSheet } from '../db/tables/people-imports.ts';
import { peopleRows, type Rejected } from './plan.ts';
import { letterOf } from './view.ts';

/** The lines that stay out, each with its number and what has to be mended; the titles first. */
export function rejectedTable(
  sheet: ReadSheet,
  headerRow: number | null,
  rejected: readonly Rejected[],
): string[][] {
  const titles = sheet.rows.find(([number]) => number === headerRow)?.slice(1) as
    | string[]
    | undefined;
  const width = Math.max(0, ...peopleRows(sheet, headerRow).map(({ length }) => length - 1));
  const header = Array.from({ length: width }, (_, at) => titles?.[at] || `Coluna ${letterOf(at)}`);
  const lines = rejected.map(({ row, cells, flaws }) => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? ''),
    String(row),
    [...new Set(flaws.map(({ column, repair }) => `${column}: ${repair}`))].join('; '),
  ]);
  return [[...header, 'Linha', 'O que corrigir'], ...lines];
}

/** With the mark that has Excel read UTF-8. What a spreadsheet would run as a formula stays text. */
export function writeCsv(lines: readonly string[][]): string {
  const cells = lines.map((line) => line.map(asText));
  return `\ufeff${Papa.unparse(cells, { delimiter: ';', newline: '\r\n' })}\r\n`;
}

/** A telephone in its usual form runs as nothing, and is read again as it is. */
function asText(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^\+[\d\s().-]+$/.test(cell) ? `'${cell}` : cell;
}

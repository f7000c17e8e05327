import type { ImportTable, ImportView } from '#shared/people-imports.ts';
import type { ReadSheet } from '../db/tables/people-imports.ts';
import { guessColumns, guessHeaderRow, knownTitles } from './guess-columns.ts';
import { peopleRows } from './plan.ts';
import { toRecord, type ImportRow } from './store.ts';

/** What of a list is to be looked at: as it was chosen last, or as it is guessed. */
export interface Wanted {
  sheet?: number | undefined;
  /** null: no line has titles. */
  headerRow?: number | null | undefined;
}

const shownRows = 6;
const shownSamples = 3;
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export function toView(row: ImportRow, wanted: Wanted = {}): ImportView {
  const { sheets } = row;
  return { ...toRecord(row), table: sheets && tableOf(row, sheets, wanted) };
}

function tableOf({ mapping }: ImportRow, sheets: ReadSheet[], wanted: Wanted): ImportTable {
  const chosen = wanted.sheet ?? mapping?.sheet ?? likelySheet(sheets);
  const at = chosen < sheets.length ? chosen : 0;
  const sheet = sheets[at]!;
  const isChosen = mapping?.sheet === at;
  const guessedRow = isChosen ? mapping.headerRow : guessHeaderRow(sheet.rows);
  const headerRow = wanted.headerRow === undefined ? guessedRow : wanted.headerRow;
  const rows = peopleRows(sheet, headerRow);
  const titles = sheet.rows.find(([number]) => number === headerRow)?.slice(1) as
    | string[]
    | undefined;
  const isAsChosen = isChosen && mapping.headerRow === headerRow;
  const fields = isAsChosen
    ? new Map(mapping.columns.map((column) => [column.at, column.field]))
    : guessColumns(titles ?? [], rows);
  const width = Math.max(0, ...rows.map(({ length }) => length - 1));
  const columns = Array.from({ length: width }, (_, column) => ({
    at: column,
    letter: letterOf(column),
    title: short(titles?.[column] ?? ''),
    samples: samplesOf(rows, column),
    field: fields.get(column) ?? null,
  })).filter(({ samples }) => samples.length > 0);
  return {
    sheet: at,
    sheets: sheets.map(({ name, rows: { length } }) => ({ name, rows: length })),
    headerRow: titles ? headerRow : null,
    firstRows: sheet.rows.slice(0, shownRows).map(([number, ...cells]) => ({
      number,
      text: short(cells.filter(Boolean).join(' · ')),
    })),
    columns,
    people: rows.length,
    createTeams: mapping?.createTeams ?? false,
  };
}

/** The one whose first lines name most fields, else the first. */
function likelySheet(sheets: readonly ReadSheet[]): number {
  const known = sheets.map(({ rows }) =>
    Math.max(0, ...rows.slice(0, 10).map(([, ...cells]) => knownTitles(cells))),
  );
  return known.indexOf(Math.max(...known));
}

function samplesOf(rows: ReadSheet['rows'], column: number): string[] {
  const samples: string[] = [];
  for (const row of rows) {
    const value = row[column + 1];
    if (value) samples.push(short(String(value)));
    if (samples.length === shownSamples) break;
  }
  return samples;
}

/** 0 → A, 25 → Z, 26 → AA. */
export function letterOf(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

import { isBlankCell, isUnsaidRow } from '#documents/kit/outline.ts';

/*
 * How wide the columns of a table are: as what stands in them asks for. Columns to write in by hand share what they
 * get evenly, and get no less than any other, although nothing stands in them.
 */

export interface ColumnMeasures {
  /** What is wider is set in several lines. */
  widestCell: number;
  /** A word that is wider is broken where there is no room for it. */
  widestWord: number;
  /** The width of a text on one line. */
  widthOf: (text: string, row: number) => number;
}

/** A column to write in is at least so many times as wide as its head. */
const roomToWrite = 2;

interface Column {
  least: number;
  natural: number;
  isToWriteIn: boolean;
}

/** Widths that fill the room, in its unit, and whether every word has room. */
export function columnWidths(
  rows: readonly (readonly string[])[],
  room: number,
  { widestCell, widestWord, widthOf }: ColumnMeasures,
): { widths: number[]; hasRoom: boolean } {
  const typed = rows[0]!.map((_, column): Column => {
    const cells = rows.map((each, row) => ({ text: each[column] ?? '', row }));
    const whole = Math.max(0, ...cells.map(({ text, row }) => widthOf(text, row)));
    const words = cells.flatMap(({ text, row }) =>
      text.split(/\s+/u).map((word) => widthOf(word, row)),
    );
    const least = Math.min(widestWord, Math.max(0, ...words)) + 1;
    const isBlank = isToWriteIn(rows, column);
    const asked = isBlank ? roomToWrite * whole : whole + 1;
    const natural = Math.max(least, Math.min(widestCell, asked));
    return { least, natural, isToWriteIn: isBlank };
  });
  const measured = withRoomToWrite(typed, room);
  const least = sum(measured.map((each) => each.least));
  const natural = sum(measured.map((each) => each.natural));
  const widths = measured.map((each) => {
    if (natural <= room) return (each.natural * room) / natural;
    if (least >= room) return (each.least * room) / least;
    return each.least + ((each.natural - each.least) * (room - least)) / (natural - least);
  });
  return { widths, hasRoom: least <= room };
}

/** Each column to write in asks for as much as the one that asks for most, as far as the words of all have room. */
function withRoomToWrite(columns: readonly Column[], room: number): Column[] {
  const most = {
    least: Math.max(...columns.map(({ least }) => least)),
    natural: Math.max(...columns.map(({ natural }) => natural)),
  };
  const even = columns.map((each) => (each.isToWriteIn ? { ...each, ...most } : each));
  if (sum(even.map(({ least }) => least)) <= room) return even;
  return columns.map((each) => (each.isToWriteIn ? { ...each, natural: most.natural } : each));
}

/** Nothing stands in it below its head. */
function isToWriteIn(rows: readonly (readonly string[])[], column: number): boolean {
  const below = rows.slice(1);
  const isFree = (cells: readonly string[]) =>
    isUnsaidRow(cells) || isBlankCell(cells[column] ?? '');
  return below.length > 0 && below.every(isFree);
}

/** Someone is to write in a row in which a cell is blank: it is as high as a hand needs. */
export function isRowToWriteIn(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() === '');
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, each) => all + each, 0);
}

/*
 * How wide the columns of a table are: as what stands in them asks for. A column of blank cells is there to be
 * written in by hand, so that it takes room although nothing stands in it.
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

/** Widths that fill the room, in its unit, and whether every word has room. */
export function columnWidths(
  rows: readonly (readonly string[])[],
  room: number,
  { widestCell, widestWord, widthOf }: ColumnMeasures,
): { widths: number[]; hasRoom: boolean } {
  const measured = rows[0]!.map((_, column) => {
    const cells = rows.map((each, row) => ({ text: each[column] ?? '', row }));
    const whole = Math.max(0, ...cells.map(({ text, row }) => widthOf(text, row)));
    const words = cells.flatMap(({ text, row }) =>
      text.split(/\s+/u).map((word) => widthOf(word, row)),
    );
    const least = Math.min(widestWord, Math.max(0, ...words)) + 1;
    const asked = isToWriteIn(rows, column) ? roomToWrite * whole : whole + 1;
    return { least, natural: Math.max(least, Math.min(widestCell, asked)) };
  });
  const least = sum(measured.map((each) => each.least));
  const natural = sum(measured.map((each) => each.natural));
  const widths = measured.map((each) => {
    if (natural <= room) return (each.natural * room) / natural;
    if (least >= room) return (each.least * room) / least;
    return each.least + ((each.natural - each.least) * (room - least)) / (natural - least);
  });
  return { widths, hasRoom: least <= room };
}

/** Nothing stands in it below its head. */
function isToWriteIn(rows: readonly (readonly string[])[], column: number): boolean {
  return rows.length > 1 && rows.slice(1).every((cells) => (cells[column] ?? '').trim() === '');
}

/** Someone is to write in a row in which a cell is blank: it is as high as a hand needs. */
export function isRowToWriteIn(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() === '');
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, each) => all + each, 0);
}

import { rowsOf, type Table } from '#documents/kit/outline.ts';
import { columnWidths, isRowToWriteIn } from './column-widths.ts';
import type { LineSetter, Run } from './pdf-lines.ts';
import type { Pages } from './pdf-pages.ts';

/* A table: columns as wide as what stands in them asks for, a thin line below each row, its head on every page. */

/** Sizes in points; the smaller where words would else be broken. */
const looks = [
  { size: 9.5, leading: 13.5 },
  { size: 7.5, leading: 10.5 },
] as const;
type Look = (typeof looks)[number];

const gap = 8;
const padding = 4;
/** What is wider is set in several lines. */
const widestCell = 200;
/** Lines of a row that someone writes in. */
const linesToWriteIn = 2;
/** A word that is wider is broken where there is no room for it. */
const widestWord = 90;
/** A head that takes more of a page is not repeated. */
const tallestHead = 160;
/** What a heading above a table keeps free below itself. */
export const roomForHead = 72;

interface Tools {
  pages: Pages;
  setter: LineSetter;
  colour: string;
}

type Cell = readonly Run[][];

export function setTable(table: Table, { pages, setter, colour }: Tools): void {
  const rows = rowsOf(table);
  const hasHead = table.head.length > 0;
  const spanOf = (text: string, row: number) =>
    ({ text, weight: hasHead && row === 0 ? 600 : 400, colour }) as const;

  function widest(text: string, row: number, { size }: Look): number {
    const lines = setter.linesOf([spanOf(text, row)], { size, width: Infinity });
    return Math.max(...lines.map((line) => pages.widthOf(line, size)));
  }

  function columns(look: Look) {
    const room = pages.width - gap * (rows[0]!.length - 1);
    const widthOf = (text: string, row: number) => widest(text, row, look);
    return columnWidths(rows, room, { widestCell, widestWord, widthOf });
  }

  const look = looks.find((each) => columns(each).hasRoom) ?? looks[1];
  const { widths } = columns(look);
  const lefts = widths.map((_, column) => sum(widths.slice(0, column)) + gap * column);
  const cellsOf = (cells: readonly string[], row: number): Cell[] =>
    cells.map((text, column) =>
      setter.linesOf([spanOf(text, row)], { size: look.size, width: widths[column]! }),
    );
  const tallOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ length }) => length));
  const heightOf = (lines: number) => lines * look.leading + 2 * padding;

  /** Lines that a row is high. */
  const linesOfRow = (cells: readonly Cell[], row: number) => {
    const isWrittenIn = !(hasHead && row === 0) && isRowToWriteIn(rows[row]!);
    return Math.max(tallOf(cells), isWrittenIn ? linesToWriteIn : 0);
  };

  /** What has to stand on the page of the head: the first row below it, or the beginning of one that fills pages. */
  function heightOfFirst(): number {
    const [, first] = rows;
    if (first === undefined) return 0;
    return Math.min(heightOf(linesOfRow(cellsOf(first, 1), 1)), pages.height / 2);
  }

  function draw(cells: readonly Cell[], tagged: (lines: () => void) => void): void {
    pages.skip(padding);
    pages.beside(
      cells.map((lines, column) => () => {
        tagged(() => {
          for (const line of lines) pages.line(line, { ...look, x: lefts[column]! });
        });
      }),
    );
    pages.skip(padding);
  }

  function newPage(): void {
    pages.newPage();
    if (!hasHead) return;
    const head = cellsOf(rows[0]!, 0);
    if (heightOf(tallOf(head)) > tallestHead) return;
    pages.unsaid(() => draw(head, (lines) => lines()));
    pages.rule();
  }

  /** A row that no page can hold goes on as another row. */
  function setRow(cells: readonly Cell[], row: number): void {
    const role = hasHead && row === 0 ? 'TH' : 'TD';
    const options = role === 'TH' ? ({ scope: 'Column' } as const) : {};
    const tall = tallOf(cells);
    for (let done = 0; done < tall;) {
      const fit = Math.floor((pages.room() - 2 * padding) / look.leading);
      const part = Math.min(Math.max(fit, 1), tall - done);
      pages.group('TR', () =>
        draw(
          cells.map((lines) => lines.slice(done, done + part)),
          (lines) => pages.tagged(role, lines, options),
        ),
      );
      done += part;
      if (done === tall) pages.skip((linesOfRow(cells, row) - tall) * look.leading);
      pages.rule();
      if (done < tall) newPage();
    }
  }

  pages.group('Table', () => {
    for (const [row, cells] of rows.map(cellsOf).entries()) {
      const followed = hasHead && row === 0 ? heightOfFirst() : 0;
      const height = heightOf(linesOfRow(cells, row)) + followed;
      const fitsAPage = height < pages.height;
      const isAtFoot = pages.room() < heightOf(2);
      if (pages.room() < height && (fitsAPage || isAtFoot) && !pages.isNew()) {
        if (row === 0) pages.newPage();
        else newPage();
      }
      setRow(cells, row);
    }
  });
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, each) => all + each, 0);
}

import { rowsOf, type Table } from '#documents/kit/outline.ts';
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

  /** The widths of the columns, and whether every word has room. */
  function columns(look: Look): { widths: number[]; hasRoom: boolean } {
    const room = pages.width - gap * (rows[0]!.length - 1);
    const measured = rows[0]!.map((_, column) => {
      const cells = rows.map((each, row) => ({ text: each[column] ?? '', row }));
      const whole = cells.map(({ text, row }) => widest(text, row, look));
      const words = cells.flatMap(({ text, row }) =>
        text.split(/\s+/u).map((word) => widest(word, row, look)),
      );
      const least = Math.min(widestWord, Math.max(0, ...words)) + 1;
      return { least, natural: Math.max(least, Math.min(widestCell, Math.max(0, ...whole) + 1)) };
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

  const look = looks.find((each) => columns(each).hasRoom) ?? looks[1];
  const { widths } = columns(look);
  const lefts = widths.map((_, column) => sum(widths.slice(0, column)) + gap * column);
  const cellsOf = (cells: readonly string[], row: number): Cell[] =>
    cells.map((text, column) =>
      setter.linesOf([spanOf(text, row)], { size: look.size, width: widths[column]! }),
    );
  const tallOf = (cells: readonly Cell[]) => Math.max(...cells.map(({ length }) => length));
  const heightOf = (lines: number) => lines * look.leading + 2 * padding;

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
      pages.rule();
      done += part;
      if (done < tall) newPage();
    }
  }

  pages.group('Table', () => {
    for (const [row, cells] of rows.map(cellsOf).entries()) {
      const followed = hasHead && row === 0 ? heightOf(1) : 0;
      const height = heightOf(tallOf(cells)) + followed;
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

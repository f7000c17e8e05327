import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  HeightRule,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type IBaseParagraphStyleOptions,
  type IParagraphOptions,
  type IRunOptions,
} from 'docx';
import { rowsOf, type Block, type Table as TableBlock } from '#documents/kit/outline.ts';
import { columnWidths, isRowToWriteIn } from './column-widths.ts';
import { staysTogether, type PrintedDocument } from './printed-document.ts';

/*
 * The same page for Word: real headings and lists, which its reader may go on writing. Source Serif is
 * on few machines: Georgia is what the screen falls back to as well.
 */

const ink = '15201F';
const muted = '526060';
/** Twentieths of a point: A4 with the margins of the PDF. */
const page = { width: 11_906, height: 16_838, side: 1_840, top: 1_520, bottom: 1_920 };
const textWidth = page.width - 2 * page.side;
/** What the columns of a table are measured with: letters of about this many twentieths at a size of one. */
const letterWidth = 13;
/** A row that someone writes in. */
const heightToWriteIn = 620;
/** A table of more rows may begin on one page and end on the next. */
const mostRowsTogether = 8;
const rightTab = [{ type: TabStopType.RIGHT, position: textWidth }];
/** More columns are set in smaller letters. */
const mostPlainColumns = 5;
/** A cell that may be longer than a page. */
const longCell = 1_000;
const cellMargin = 90;
/** The styles of the lines around the page. */
const above = 'Header';
const below = 'Footer';
const bullets = 'bullets';
const numbers = 'numbers';
const indent = { left: 360, hanging: 360 };

/** What is said or sent as it stands: a style of Word's own, for whoever goes on writing. */
const quotation = {
  id: 'Quote',
  name: 'Quote',
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  paragraph: {
    indent: { left: 280 },
    spacing: { after: 80 },
    border: { left: { style: BorderStyle.SINGLE, size: 12, space: 10, color: '0B5563' } },
  },
} as const;

/** `size` in half points, air in twentieths of a point. */
function heading(size: number, before: number, after: number): IBaseParagraphStyleOptions {
  return {
    run: { font: 'Georgia', size, bold: true, color: ink },
    // In lines, whatever the size: a title that wraps would else stand on itself.
    paragraph: {
      keepNext: true,
      keepLines: true,
      spacing: { before, after, line: 288, lineRule: LineRuleType.AUTO },
    },
  };
}

/** The bytes of a DOCX. */
export async function writeDocx(document: PrintedDocument): Promise<Uint8Array> {
  const { outline, language, notice } = document;
  const { titlePage, ...around } = surround(document);
  const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
    { level: 0, format, text, alignment: AlignmentType.LEFT, style: { paragraph: { indent } } },
  ];
  const file = new Document({
    title: legible(outline.title),
    description: legible(notice),
    creator: 'Leme',
    lastModifiedBy: 'Leme',
    styles: {
      default: {
        document: {
          run: { font: 'Georgia', size: 22, color: ink, language: { value: language } },
          paragraph: { spacing: { line: 312, lineRule: LineRuleType.AUTO, after: 140 } },
        },
        heading1: heading(40, 240, 200),
        heading2: heading(26, 360, 120),
        heading3: heading(22, 180, 60),
      },
      // The size stands in the style: some programs set the numbers of a page in that alone.
      paragraphStyles: [
        { id: above, name: 'header', run: { size: 18, color: muted } },
        { id: below, name: 'footer', run: { size: 16, color: muted } },
        ...(outline.blocks.some(({ type }) => type === 'quote') ? [quotation] : []),
      ],
    },
    numbering: {
      config: [
        { reference: bullets, levels: levels(LevelFormat.BULLET, '•') },
        { reference: numbers, levels: levels(LevelFormat.DECIMAL, '%1.') },
      ],
    },
    sections: [
      {
        properties: {
          titlePage,
          page: {
            size: { width: page.width, height: page.height },
            margin: { left: page.side, right: page.side, top: page.top, bottom: page.bottom },
          },
        },
        ...around,
        children: [
          ...(outline.title === ''
            ? []
            : [paragraph(outline.title, { heading: HeadingLevel.HEADING_1 })]),
          ...outline.blocks.flatMap((block, index, all) => [
            ...partsOf(block, index),
            // Two tables side by side would be one, and so would two quotations.
            ...(block.type === 'table' || isBetweenQuotes(block, all[index + 1]) ? [air()] : []),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** Kind, person and date above the first page, the title above the others; the notice below them all. */
function surround({ kind, person, date, notice, outline }: PrintedDocument) {
  const about = person === null ? date : `${legible(person)} · ${date}`;
  const first = new Paragraph({
    style: above,
    tabStops: rightTab,
    border: { bottom: { style: 'single', size: 4, space: 6, color: 'DDE4E4' } },
    children: [
      new TextRun({ color: ink, bold: true, text: kind }),
      new TextRun({ children: [new Tab(), about] }),
    ],
  });
  const numbered = ['Página ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES];
  const footer = new Footer({
    children: [
      // A line of its own: the notice may take two.
      new Paragraph({
        style: below,
        alignment: AlignmentType.RIGHT,
        spacing: { after: 0 },
        children: [new TextRun({ children: numbered })],
      }),
      new Paragraph({ style: below, children: [new TextRun(legible(notice))] }),
    ],
  });
  const title = new TextRun(legible(outline.title));
  return {
    titlePage: true,
    headers: {
      first: new Header({ children: [first] }),
      default: new Header({ children: [new Paragraph({ style: above, children: [title] })] }),
    },
    footers: { first: footer, default: footer },
  };
}

const headingLevels = { 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

function partsOf(block: Block, index: number): (Paragraph | Table)[] {
  switch (block.type) {
    case 'heading':
      return [paragraph(block.text, { heading: headingLevels[block.level] })];
    case 'paragraph':
      return [paragraph(block.text)];
    case 'quote': {
      const paragraphs = block.text.split('\n');
      return paragraphs.map((text, at) =>
        paragraph(text, {
          style: quotation.id,
          ...(at === paragraphs.length - 1 && { spacing: { after: 140 } }),
        }),
      );
    }
    case 'facts':
      return block.facts.map(
        ([term, value]) =>
          new Paragraph({
            spacing: { after: 40 },
            children: [new TextRun({ text: `${legible(term)}: `, color: muted }), ...runs(value)],
          }),
      );
    case 'list': {
      const reference = block.ordered ? numbers : bullets;
      // An instance of its own: each list counts from one.
      const numbering = { reference, level: 0, instance: block.ordered ? index : 0 };
      return block.items.map((item, at) =>
        paragraph(item, {
          numbering,
          spacing: { after: 80 },
          keepLines: true,
          keepNext: staysTogether(block) && at < block.items.length - 1,
        }),
      );
    }
    case 'table':
      return [tableOf(block)];
  }
}

const isBetweenQuotes = (block: Block, next: Block | undefined) =>
  block.type === 'quote' && next?.type === 'quote';

const air = () => new Paragraph({ spacing: { before: 0, after: 0, line: 200 } });

/** Its head is repeated on every page, and no row is parted that a page can hold. */
function tableOf(table: TableBlock): Table {
  const rows = rowsOf(table);
  const isHead = (row: number) => row === 0 && table.head.length > 0;
  const columns = rows[0]?.length ?? 1;
  const size = columns > mostPlainColumns ? 15 : 19;
  const edge = { style: BorderStyle.SINGLE, size: 4, color: 'B9C4C4' };
  const { widths } = columnWidths(rows, textWidth, {
    widestCell: textWidth / 2,
    widestWord: textWidth / 4,
    widthOf: (text) => text.length * (size / 2) * letterWidth + 2 * cellMargin,
  });
  const columnsInTwentieths = widths.map(Math.floor);
  const staysOnAPage = rows.length <= mostRowsTogether;
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: columnsInTwentieths,
    borders: {
      top: edge,
      bottom: edge,
      left: edge,
      right: edge,
      insideHorizontal: edge,
      insideVertical: edge,
    },
    margins: { top: 50, bottom: 50, left: cellMargin, right: cellMargin },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          ...(isHead(row) && { tableHeader: true }),
          ...(!isHead(row) &&
            isRowToWriteIn(cells) && {
              height: { value: heightToWriteIn, rule: HeightRule.ATLEAST },
            }),
          cantSplit: cells.every((cell) => cell.length < longCell),
          children: cells.map(
            (cell, column) =>
              new TableCell({
                width: { size: columnsInTwentieths[column]!, type: WidthType.DXA },
                children: [
                  new Paragraph({
                    spacing: { after: 0, line: 260 },
                    keepNext: staysOnAPage && row < rows.length - 1,
                    children: runs(cell, { size, bold: isHead(row) }),
                  }),
                ],
              }),
          ),
        }),
    ),
  });
}

function paragraph(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: runs(text) });
}

function runs(text: string, look: IRunOptions = {}): TextRun[] {
  return legible(text)
    .split(/\r\n?|\n/u)
    .map((line, index) => new TextRun({ ...look, text: line, ...(index > 0 && { break: 1 }) }));
}

/** Without what an XML file cannot hold. */
function legible(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
}

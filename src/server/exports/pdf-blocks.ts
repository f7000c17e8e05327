import type { Block } from '#documents/kit/outline.ts';
import type { Weight } from './pdf-fonts.ts';
import { missingLetters, type LineSetter, type Run } from './pdf-lines.ts';
import type { Pages } from './pdf-pages.ts';
import { roomForHead, setTable } from './pdf-table.ts';
import { staysTogether, type PrintedDocument } from './printed-document.ts';

/* The page of a document: one serif letter, wide margins, quiet headings. */

const ink = '#15201f';
const muted = '#526060';

/** Sizes and air in points. */
interface Style {
  size: number;
  leading: number;
  weight: Weight;
  colour: string;
  above: number;
  below: number;
}

const body: Style = { size: 11, leading: 17, weight: 400, colour: ink, above: 0, below: 8 };
const title: Style = { ...body, size: 20, leading: 26, weight: 600, above: 18, below: 12 };
const headings = {
  2: { ...body, size: 13, leading: 18, weight: 600, above: 18, below: 6 },
  3: { ...body, weight: 600, above: 8, below: 3 },
} as const satisfies Record<2 | 3, Style>;
const fact: Style = { ...body, below: 2 };
const item: Style = { ...body, below: 4 };
const about: Style = { ...body, size: 9.5, leading: 14, colour: muted };
const small: Style = { ...body, size: 9, leading: 13, colour: muted, above: 14 };
const surround: Style = { ...small, size: 8, leading: 11, above: 0 };

/** A paragraph is split over two pages with at least so many lines on each. */
const fewestLines = 2;
const indent = 16;

type HeadingBlock = Block & { type: 'heading' };

export interface BlockSetter {
  /** The line with kind, person and date, and the title. */
  opening(document: PrintedDocument): void;
  /** What follows decides whether a heading would stand alone at the foot of a page. */
  block(block: Block, following: readonly Block[]): void;
  closing(document: PrintedDocument): void;
}

export function createBlockSetter(pages: Pages, setter: LineSetter): BlockSetter {
  function linesOf(style: Style, text: string, width = pages.width): Run[][] {
    return setter.linesOf([{ ...style, text }], { size: style.size, width });
  }

  function set(lines: readonly Run[][], { size, leading }: Style, x = 0): void {
    let done = 0;
    while (done < lines.length) {
      const count = linesHere(lines.length - done, Math.floor(pages.room() / leading));
      for (const line of lines.slice(done, done + count)) pages.line(line, { size, leading, x });
      done += count;
      if (done < lines.length) pages.newPage();
    }
  }

  function linesHere(left: number, fit: number): number {
    if (left <= fit) return left;
    const count = Math.min(fit, left - fewestLines);
    return count >= fewestLines || pages.isNew() ? count : 0;
  }

  function paragraph(role: string, style: Style, lines: readonly Run[][]): void {
    pages.skip(style.above);
    pages.tagged(role, () => set(lines, style));
    pages.skip(style.below);
  }

  /** What a heading needs on its page of that which follows it: headings whole, and the first lines below them. */
  function startOf([next, ...rest]: readonly Block[]): number {
    if (next === undefined) return 0;
    if (next.type === 'table') return roomForHead;
    return next.type === 'heading' ? heightOf(next) + startOf(rest) : fewestLines * body.leading;
  }

  function heightOf({ level, text }: HeadingBlock): number {
    const style = headings[level];
    return style.above + linesOf(style, text).length * style.leading + style.below;
  }

  function heading(block: HeadingBlock, following: readonly Block[]): void {
    const height = heightOf(block) + startOf(following);
    if (pages.room() < height && !pages.isNew()) pages.newPage();
    const style = headings[block.level];
    paragraph(`H${block.level}`, style, linesOf(style, block.text));
  }

  function list({ items, ordered = false }: Block & { type: 'list' }): void {
    if (staysTogether({ items })) {
      const lines = items.flatMap((text) => linesOf(item, text, pages.width - indent));
      const height = lines.length * item.leading + items.length * item.below;
      if (pages.room() < height && !pages.isNew()) pages.newPage();
    }
    pages.group('L', () => {
      for (const [index, text] of items.entries()) {
        const label = linesOf(item, ordered ? `${index + 1}.` : '•')[0]!;
        const inset = ordered ? Math.max(indent, pages.widthOf(label, item.size) + 6) : indent;
        const lines = linesOf(item, text, pages.width - inset);
        // The label must find itself on the page of its first line.
        if (linesHere(lines.length, Math.floor(pages.room() / item.leading)) === 0) pages.newPage();
        pages.group('LI', () => {
          pages.tagged('Lbl', () => pages.line(label, { ...item, stay: true }));
          pages.tagged('LBody', () => set(lines, item, inset));
        });
        pages.skip(item.below);
      }
    });
    pages.skip(body.below - item.below);
  }

  function facts({ facts: pairs }: Block & { type: 'facts' }): void {
    for (const [term, value] of pairs) {
      const spans = [
        { ...fact, text: `${term}:`, colour: muted },
        { ...fact, text: value },
      ];
      paragraph('P', fact, setter.linesOf(spans, { size: fact.size, width: pages.width }));
    }
    pages.skip(body.below - fact.below);
  }

  function quote({ text }: Block & { type: 'quote' }): void {
    const paragraphs = text.split('\n');
    pages.group('BlockQuote', () =>
      pages.barred(() => {
        for (const [index, each] of paragraphs.entries()) {
          if (index > 0) pages.skip(item.below);
          pages.tagged('P', () => set(linesOf(body, each, pages.width - indent), body, indent));
        }
      }),
    );
    pages.skip(body.below);
  }

  return {
    opening({ kind, person, date, outline }) {
      const [left] = linesOf({ ...about, weight: 600, colour: ink }, kind);
      const words = person === null ? date : `${person} · ${date}`;
      const right = linesOf(about, words, pages.width * 0.7);
      pages.tagged('P', () => pages.line(left ?? [], { ...about, stay: right.length > 0 }));
      pages.tagged('P', () => {
        for (const line of right) pages.line(line, { ...about, align: 'right' });
      });
      pages.skip(about.below);
      pages.rule();
      if (outline.title !== '') paragraph('H1', title, linesOf(title, outline.title));
    },
    block(block, following) {
      switch (block.type) {
        case 'heading':
          return heading(block, following);
        case 'paragraph':
          return paragraph('P', body, linesOf(body, block.text));
        case 'quote':
          return quote(block);
        case 'facts':
          return facts(block);
        case 'list':
          return list(block);
        case 'table':
          setTable(block, { pages, setter, colour: ink });
          return pages.skip(body.below * 2);
      }
    },
    closing({ notice, outline }) {
      if (setter.isIncomplete()) {
        const note = `Os trechos marcados com ${missingLetters} usam letras que este PDF não tem. No Word (.docx) o texto está completo.`;
        paragraph('P', small, linesOf(small, note));
      }
      const lines = (text: string) => linesOf(surround, text, pages.width * 0.84);
      const [above, below] = [lines(outline.title).slice(0, 1), lines(notice)];
      pages.finish(surround, ({ page, count }) => ({
        above: page > 1 ? above : [],
        below,
        number: lines(`Página ${page} de ${count}`),
      }));
    },
  };
}

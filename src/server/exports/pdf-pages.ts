import type PDFDocument from 'pdfkit';
import type { Fonts } from './pdf-fonts.ts';
import type { Run } from './pdf-lines.ts';

/* A4 in points, with the margins of a letter. */
const sheet = { width: 595.28, height: 841.89 };
const side = 92;
const top = 76;
const bottom = 96;
const headAt = 46;
const footAt = sheet.height - 54;
const rule = '#dde4e4';
const bar = { width: 1.5, colour: '#0b5563' };

/** What stands around the text of a page. */
interface Surround {
  above: readonly Run[][];
  below: readonly Run[][];
  number: readonly Run[][];
}

interface LineAt {
  size: number;
  leading: number;
  /** From the left edge of the text. */
  x?: number;
  align?: 'left' | 'right';
  /** The next line stands beside this one, not below. */
  stay?: boolean;
}

/** A pile of pages, filled from the top. */
export interface Pages {
  /** How wide a line may be. */
  readonly width: number;
  /** How much a page holds. */
  readonly height: number;
  widthOf(runs: readonly Run[], size: number): number;
  /** How much of this page is left. */
  room(): number;
  isNew(): boolean;
  newPage(): void;
  /** Leaves air, but none at the head of a page. */
  skip(height: number): void;
  line(runs: readonly Run[], at: LineAt): void;
  /** Each draws from the same height; what follows stands below the lowest of them. */
  beside(draws: readonly (() => void)[]): void;
  /** What is drawn meanwhile has a bar at its left, on each of its pages. */
  barred(draw: () => void): void;
  /** What is drawn meanwhile was said before: nobody hears it again. */
  unsaid(draw: () => void): void;
  /** A thin line across the text, which says nothing. */
  rule(): void;
  /** What is drawn meanwhile has this role. */
  tagged(role: string, draw: () => void, options?: { scope?: 'Column' }): void;
  /** What is tagged meanwhile belongs together. */
  group(role: string, fill: () => void): void;
  /** Fills the head and the foot of every page, now that their number is known. */
  finish(
    style: { size: number; leading: number },
    surround: (at: { page: number; count: number }) => Surround,
  ): void;
}

type Pdf = typeof PDFDocument.prototype;

export function createPages(pdf: Pdf, { widthOf: widthOfText }: Fonts): Pages {
  const width = sheet.width - 2 * side;
  const isTagged = pdf.options.tagged === true;
  const root = pdf.struct('Document');
  let holder = root;
  let y = top;
  /** Beside which lines of a page; drawn at the end, since what is being read aloud goes on over a page. */
  const bars: { page: number; from: number; to: number }[] = [];
  let barFrom: number | null = null;

  function endBar(from: number): void {
    if (y > from) bars.push({ page: pdf.bufferedPageRange().count - 1, from, to: y });
  }

  function widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { text, font }) => sum + widthOfText(text, font) * size, 0);
  }

  /** `baseline` counts from the top of the page. */
  function draw(runs: readonly Run[], at: { x: number; baseline: number; size: number }): void {
    let { x } = at;
    for (const run of runs) {
      pdf.font(run.font).fontSize(at.size).fillColor(run.colour);
      pdf.text(run.text, x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (runs.length > 1) x += widthOf([run], at.size);
    }
  }

  /** What is being read aloud goes on over the page. */
  function newPage(): void {
    if (barFrom !== null) endBar(barFrom);
    pdf.continueOnNewPage();
    y = top;
    if (barFrom !== null) barFrom = y;
  }

  pdf.addStructure(root);
  pdf.addPage();
  return {
    width,
    height: sheet.height - bottom - top,
    widthOf,
    room: () => sheet.height - bottom - y,
    isNew: () => y === top,
    newPage,
    skip(height) {
      if (y > top) y += height;
    },
    line(runs, { size, leading, x = 0, align = 'left', stay = false }) {
      const start = align === 'right' ? width - widthOf(runs, size) : x;
      // Small letters stand in the middle of their line.
      draw(runs, { x: side + start, baseline: y + leading / 2 + size * 0.3, size });
      if (!stay) y += leading;
    },
    beside(draws) {
      const from = y;
      const ends = draws.map((drawing) => {
        y = from;
        drawing();
        return y;
      });
      y = Math.max(from, ...ends);
    },
    barred(drawing) {
      barFrom = y;
      drawing();
      endBar(barFrom);
      barFrom = null;
    },
    unsaid(drawing) {
      pdf.markContent('Artifact', { type: 'Layout' });
      drawing();
      pdf.endMarkedContent();
    },
    rule() {
      pdf.markContent('Artifact', { type: 'Layout' });
      pdf
        .moveTo(side, y)
        .lineTo(sheet.width - side, y)
        .lineWidth(0.75)
        .stroke(rule);
      pdf.endMarkedContent();
    },
    tagged(role, drawing, options = {}) {
      if (!isTagged) return drawing();
      const element = pdf.struct(role, options, drawing);
      holder.add(element);
      element.end();
    },
    group(role, fill) {
      if (!isTagged) return fill();
      const outer = holder;
      holder = pdf.struct(role);
      outer.add(holder);
      fill();
      holder.end();
      holder = outer;
    },
    finish({ size, leading }, surround) {
      root.end();
      const { start, count } = pdf.bufferedPageRange();
      for (let index = start; index < start + count; index += 1) {
        pdf.switchToPage(index);
        const { above, below, number } = surround({ page: index - start + 1, count });
        for (const { from, to } of bars.filter(({ page }) => page === index - start)) {
          pdf.markContent('Artifact', { type: 'Layout' });
          pdf.rect(side, from, bar.width, to - from).fill(bar.colour);
          pdf.endMarkedContent();
        }
        pdf.markContent('Artifact', { type: 'Pagination' });
        for (const runs of above) draw(runs, { x: side, baseline: headAt, size });
        for (const [row, runs] of below.entries()) {
          draw(runs, { x: side, baseline: footAt + row * leading, size });
        }
        for (const runs of number) {
          const x = sheet.width - side - widthOf(runs, size);
          draw(runs, { x, baseline: footAt, size });
        }
        pdf.endMarkedContent();
      }
    },
  };
}

import { headOf, splitLines } from './lines.ts';
import {
  opensSpeech,
  outlineText,
  rowText,
  tableBlock,
  isUnsaidRow,
  type Block,
  type Outline,
  type Table,
} from './outline.ts';

/*
 * The way back from plain text to an outline, for a document that is the text someone edited. What the
 * text still has of the outline it came from keeps its rank: its headings, its terms and what is said in it.
 */

/** Between two cells of a row. */
const edge = /(?<=^|\s)\|(?=\s|$)/u;

/** A line, and what it is as long as nothing joins it. */
type Line =
  | { type: 'air' }
  | { type: 'heading'; heading: Block }
  | { type: 'fact'; fact: readonly [term: string, value: string] }
  | { type: 'bullet'; text: string }
  | { type: 'numbered'; figure: number; text: string; whole: string }
  | { type: 'row'; cells: string[]; headOf: Table | undefined }
  | { type: 'quoted'; text: string }
  | { type: 'text'; text: string };

/** The first line that says something is the title; every other line keeps its words and its place. */
export function outlineOfText(text: string, before: Outline): Outline {
  const [title = '', ...lines] = splitLines(text.trimStart());
  const read = lineReader(before);
  const quotes = quotesIn(before);
  return {
    title: title.trim(),
    blocks: blocksOf(lines.map(read)).map((block) =>
      // The marks around it may be those of plain text alone.
      block.type === 'quote' ? (quotes.get(block.text) ?? block) : block,
    ),
  };
}

/** What is said in a document, by its words in plain text. */
function quotesIn({ blocks }: Outline): Map<string, Block> {
  const quotes = blocks.filter(({ type }) => type === 'quote');
  return new Map(quotes.map((block) => [plainText(block), block]));
}

const plainText = (block: Block) => outlineText({ title: '', blocks: [block] }).trim();

/**
 * Which lines of a text are said, asked in their order: those that were, and what someone typed between quotation
 * marks. Where nothing was, a mark is a mark.
 */
function speechReader(before: Outline): (line: string) => boolean {
  const linesOf = (isQuote: boolean) => {
    const blocks = before.blocks.filter(({ type }) => (type === 'quote') === isQuote);
    return new Set(blocks.flatMap((block) => plainText(block).split('\n')));
  };
  const said = linesOf(true);
  if (said.size === 0) return () => false;
  const others = linesOf(false);
  let isOpen = false;
  return (line) => {
    const goesOn = line !== '' && (isOpen || opensSpeech(line)) && !others.has(line);
    const isSaid = said.has(line) || goesOn;
    isOpen = isSaid && isLeftOpen(line, isOpen);
    return isSaid;
  };
}

/** Whether a quotation goes on after one of its lines. */
function isLeftOpen(line: string, wasOpen: boolean): boolean {
  const [opened, closed] = [line.lastIndexOf('“'), line.lastIndexOf('”')];
  if (opened !== closed) return opened > closed;
  const isTurned = line.split('"').length % 2 === 0;
  return isTurned ? !wasOpen : wasOpen;
}

/** Every line of a text in paragraphs, which blank lines part. */
export function paragraphsOf(text: string): Block[] {
  return text
    .split(/(?:\r?\n[^\S\n]*){2,}/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ type: 'paragraph', text: paragraph }));
}

function lineReader(before: Outline): (line: string) => Line {
  const headings = new Map<string, Block>();
  const terms = new Set<string>();
  const tables = new Map<string, Table>();
  const isSaid = speechReader(before);
  for (const block of before.blocks) {
    if (block.type === 'heading') headings.set(block.text, block);
    if (block.type === 'facts') for (const [term] of block.facts) terms.add(term);
    if (block.type === 'table') tables.set(rowText(block.head), block);
  }
  return (line) => {
    const text = line.trim();
    const isQuoted = isSaid(text);
    if (text === '') return { type: 'air' };
    const heading = headings.get(text);
    if (heading) return { type: 'heading', heading };
    if (isQuoted) return { type: 'quoted', text };
    const colon = text.indexOf(': ');
    const term = text.slice(0, Math.max(0, colon));
    if (terms.has(term)) return { type: 'fact', fact: [term, text.slice(colon + 2).trim()] };
    const head = headOf(line);
    const said = line.slice(head?.mark.length ?? 0).trimEnd();
    if (head?.look === 'item' && said !== '') return { type: 'bullet', text: said };
    // Elsewhere the sign is a word of its line.
    const cells = tables.size > 0 ? text.split(edge) : [];
    if (cells.length > 1) {
      const trimmed = cells.map((cell) => cell.trim());
      return { type: 'row', cells: trimmed, headOf: tables.get(rowText(trimmed)) };
    }
    if (head?.look === 'numbered' && said !== '') {
      return { type: 'numbered', figure: head.figure, text: said, whole: text };
    }
    return { type: 'text', text: line.trimEnd() };
  };
}

function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const { block, next } = blockAt(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The block that begins with a line, and the line after it. */
function blockAt(lines: readonly Line[], at: number): { block: Block | null; next: number } {
  const line = lines[at];
  switch (line?.type) {
    case undefined:
    case 'air':
      return { block: null, next: at + 1 };
    case 'heading':
      return { block: line.heading, next: at + 1 };
    case 'fact': {
      const { found, next } = run(lines, at, (each) => (each.type === 'fact' ? each.fact : null));
      return { block: { type: 'facts', facts: found }, next };
    }
    case 'bullet': {
      const { found, next } = run(lines, at, (each) => (each.type === 'bullet' ? each.text : null));
      return { block: { type: 'list', items: found }, next };
    }
    case 'row': {
      const { found, next } = run(lines, at, (each, index) =>
        each.type === 'row' && (index === 0 || !each.headOf) ? each.cells : null,
      );
      if (!line.headOf) return { block: tableBlock([], found), next };
      return { block: tableBlock(line.cells, withUnsaidRows(line.headOf, found.slice(1))), next };
    }
    case 'numbered': {
      const isNext = (each: Line, index: number) =>
        each.type === 'numbered' && each.figure === index + 1 ? each.text : null;
      const { found, next } = run(lines, at, isNext);
      // A list counts from one: any other figure is a word of its line.
      return found.length > 0
        ? { block: { type: 'list', ordered: true, items: found }, next }
        : { block: { type: 'paragraph', text: line.whole }, next: at + 1 };
    }
    case 'quoted': {
      const { found, next } = run(lines, at, (each) => (each.type === 'quoted' ? each.text : null));
      return { block: { type: 'quote', text: found.join('\n') }, next };
    }
    case 'text': {
      const { found, next } = run(lines, at, (each) => (each.type === 'text' ? each.text : null));
      return { block: { type: 'paragraph', text: found.join('\n') }, next };
    }
  }
}

/** With the rows for a hand, which the text does not say, in their places: fewer where someone typed more rows. */
function withUnsaidRows(before: Table, typed: readonly (readonly string[])[]) {
  const unsaid = [...before.rows.entries()].filter(([, row]) => isUnsaidRow(row));
  const added = typed.length - (before.rows.length - unsaid.length);
  const rows = [...typed];
  for (const [at, row] of unsaid.slice(Math.max(0, added))) rows.splice(at, 0, row);
  return rows;
}

/** The lines from `at` on that go together, and the first that does not. */
function run<T>(
  lines: readonly Line[],
  at: number,
  take: (line: Line, index: number) => T | null,
): { found: T[]; next: number } {
  const found: T[] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const taken = take(lines[next]!, found.length);
    if (taken === null) break;
    found.push(taken);
  }
  return { found, next };
}

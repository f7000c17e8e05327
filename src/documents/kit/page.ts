import * as z from 'zod/mini';
import { headOf, splitLines } from './lines.ts';
import { asSaid, tableBlock, type Block, type Outline } from './outline.ts';
import { splitWords } from './words.ts';

/*
 * A document as its author would write it, from top to bottom: parts, paragraphs, lists and tables in the order that
 * the case asks for. A model writes it in the marks of Markdown that it knows by heart; what the application follows
 * (days, levels, who does what) stands in fields beside it. Documents by rules, and older ones, have fields alone.
 */

/** The page as it was written: '' where there is none. */
export const pageField = z.catch(z.string(), '');

/** Bold, italics, code and links are the author's hand; every reader of a line would have to know them. */
export function withoutInlineMarks(page: string): string {
  return page
    .replace(/^[^\S\n]*```.*$/gmu, '')
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/(?<=^|[\s(])\*(?=\S)([^*\n]+)(?<=\S)\*(?=$|[\s).,;:!?])/gmu, '$1')
    .replace(/\[([^\]\n[]+)\]\(https?:[^)\s]*\)/gu, '$1')
    .replaceAll(String.raw`\_`, '_');
}

/** The page of a document; '' where it has none. */
export function pageOf(content: object): string {
  const { page } = content as { page?: unknown };
  return typeof page === 'string' ? page : '';
}

/** Fewer words are no document. */
const fewestWords = 40;

/** Whether a model wrote a page that stands alone. */
export function hasPage(content: object): boolean {
  return splitWords(pageOf(content)).length >= fewestWords;
}

/** A document with a page is that page, and what is for the leader beside it. */
export function pageOutline(content: object): Outline {
  const { title, suggestions } = content as { title?: unknown; suggestions?: unknown };
  return {
    title: typeof title === 'string' ? title : '',
    blocks: pageBlocks(pageOf(content)),
    forLeader: Array.isArray(suggestions) ? (suggestions as string[]) : [],
  };
}

const rule = /^\s*(?:[-*_]\s*){3,}$/u;
/** A table that anybody reads has fewer columns. */
const mostColumns = 30;

/** Whether a line is a row of a table. */
export const isRow = (line: string) => line.trimStart().startsWith('|');

/** Whether it is the one between the head of a table and its rows, which says nothing. */
export const isHeadEnd = (line: string) =>
  isRow(line) && line.includes('-') && /^[\s|:-]+$/u.test(line);

/** The marks before what a quoted line says, '> ' or '> > '; '' where the line is not quoted. */
function quoteMark(line: string): string {
  return /^\s*>[\s>]*/u.exec(line)?.[0] ?? '';
}

/** The marks that a line is quoted by, and what it says. */
export function partedQuote(line: string): [mark: string, said: string] {
  const mark = quoteMark(line);
  return [mark, line.slice(mark.length)];
}

/** Whether nothing is said in a quoted line: it parts two of them. */
export const isBareQuote = (line: string) => line !== '' && quoteMark(line) === line;

/** Lines of a page as people read them. */
export function withoutQuoteMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => partedQuote(line)[1])
    .join('\n');
}

/** What is written over a line of a page: a quoted one stays so. */
export function quotedLike(line: string, text: string): string {
  const [mark] = partedQuote(line);
  if (mark === '' || text.trim() === '') return text;
  const lines = withoutQuoteMarks(text).split('\n');
  return lines.map((each) => `${mark.trimEnd()} ${each}`.trimEnd()).join('\n');
}

/** What a line says, without the marks before it; of a row what its first cell says. */
export function saidInLine(line: string): string {
  const [, said] = partedQuote(line);
  if (isRow(said)) return cellsOf(said)[0] ?? '';
  return said.slice(headOf(said)?.mark.length ?? 0).trim();
}

/** A line as a hand writes it over: the mark that makes it what it is, and what it says; of a row each cell. */
export interface WrittenLine {
  look: 'heading' | 'subheading' | 'item' | 'numbered' | 'row' | 'text';
  mark: string;
  texts: string[];
}

export function writtenLine(line: string): WrittenLine {
  if (isRow(line)) return { look: 'row', mark: '', texts: cellsOf(line) };
  const { look, mark } = marked(line);
  return { look, mark, texts: [line.slice(mark.length).replace(lineBreak, '\n')] };
}

/** What stands in brackets where an item is ticked off. */
const tick = /^\[[ x]?\]\s*/u;
/** Before a text: the mark of a quotation. */
const indent = /^\s*(?:>\s?)?/u;

interface Marked {
  look: Exclude<WrittenLine['look'], 'row'>;
  mark: string;
  figure: number;
}

/** The mark of a line, whose words may still be missing: it may be one that is being written. */
function marked(line: string): Marked {
  const head = headOf(line);
  const { mark = '', figure = 0 } = head ?? {};
  if (head?.look === 'numbered') return { look: 'numbered', mark, figure };
  // With blanks before it a heading is a text.
  if (head?.look === 'heading' && mark.startsWith('#')) {
    return { look: figure > 2 ? 'subheading' : 'heading', mark, figure };
  }
  if (head?.look === 'item' || head?.look === 'box') {
    const [ticked = ''] = tick.exec(line.slice(mark.length)) ?? [];
    return { look: 'item', mark: mark + ticked, figure };
  }
  return { look: 'text', mark: indent.exec(line)![0], figure };
}

/** The way back. A break within a cell has a mark of its own; within anything else that has a mark it would end it. */
export function lineOfWritten({ look, mark, texts }: WrittenLine): string {
  if (look !== 'row') return mark + (mark === '' ? texts[0]! : texts[0]!.replaceAll('\n', ' '));
  const cells = texts.map((text) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', '<br>'));
  return `| ${cells.join(' | ')} |`;
}

/** The numbered lists among lines: of each line the number of its list, or null; a figure that does not go on is a word. */
export function orderedLists(lines: readonly string[]): (number | null)[] {
  let lists = 0;
  let next = 0;
  return lines.map((each) => {
    const line = readLine(each);
    if (line.type === 'numbered') {
      if (line.figure !== 1 && line.figure !== next) {
        next = 0;
        return null;
      }
      if (line.figure === 1) lists += 1;
      next = line.figure + 1;
      return lists;
    }
    const goesOn = line.type === 'blank' || ('isInside' in line && line.isInside);
    if (!goesOn) next = 0;
    return null;
  });
}

/** Whether a line is seen where the page is laid out: rules and fences are not, nor is a title that stands elsewhere. */
export function isLaidOut(line: string, index: number, lines: readonly string[]): boolean {
  if (index === 0 && isPart(line)) return lines.slice(1).some(isPart);
  if (isHeadEnd(line) || isBareQuote(line) || line.trimStart().startsWith('```')) return false;
  return readLine(line).type !== 'blank';
}

/** Whether a line is a heading of the highest level: the title, or a part of a page that has several. */
function isPart(line: string): boolean {
  const { look, figure } = marked(line);
  return look === 'heading' && figure === 1;
}

/** A line by its mark; a blank one parts paragraphs. */
type Line =
  | { type: 'blank' }
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'item'; text: string; isInside: boolean }
  | { type: 'numbered'; figure: number; text: string; whole: string }
  | { type: 'row'; cells: string[]; isHeadEnd: boolean }
  | { type: 'quote'; text: string; isInside: boolean }
  | { type: 'text'; text: string; isInside: boolean };

/** Below an item, and a part of it. */
const isIndented = (line: string) => line.startsWith('  ') || line.startsWith('\t');

function readLine(line: string): Line {
  const [quotedBy, quoted] = partedQuote(line);
  if (quotedBy !== '') return readQuoted(quoted, isIndented(quotedBy));
  if (line.trim() === '' || (rule.test(line) && !line.includes('|'))) return { type: 'blank' };
  if (isRow(line)) return { type: 'row', cells: cellsOf(line), isHeadEnd: isHeadEnd(line) };
  const { look, mark, figure } = marked(line);
  const isInside = isIndented(line);
  // An item that has nothing but its tick says that.
  const said = line.slice(mark.length).trim() || (look === 'item' ? saidInLine(line) : '');
  if (look === 'text' || said === '') {
    return { type: 'text', text: line.replace(lineBreak, '\n').trim(), isInside };
  }
  if (look === 'item') return { type: 'item', text: said, isInside };
  if (look === 'numbered') return { type: 'numbered', figure, text: said, whole: line.trim() };
  return { type: 'heading', level: look === 'heading' ? 2 : 3, text: said };
}

/** What stands in a quotation is words of it, but for a table. */
function readQuoted(said: string, isInside: boolean): Line {
  const read = readLine(said);
  if (read.type === 'row') return read;
  if (read.type === 'blank' || isBareMark(said)) return { type: 'quote', text: '', isInside };
  if (read.type === 'numbered') return { type: 'quote', text: read.whole, isInside };
  const lines = read.text.replace(lineBreak, '\n').split('\n');
  const text = lines.map((each) => each.trim()).filter((each) => each !== '');
  return { type: 'quote', text: (read.type === 'item' ? '– ' : '') + text.join('\n'), isInside };
}

/** The mark of a line whose words are still being written. */
function isBareMark(line: string): boolean {
  const head = headOf(`${line} `);
  return head?.mark.trimEnd() === line.trimEnd() && head.look !== 'numbered';
}

const lineBreak = /<br\s{0,3}\/?>/giu;

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inner.split(/(?<!\\)\|/u, mostColumns).map((cell) =>
    cell
      .replaceAll(String.raw`\|`, '|')
      .replace(lineBreak, '\n')
      .trim(),
  );
}

/** The page as blocks. A first heading that is the only one of its level is the title, which stands elsewhere. */
export function pageBlocks(page: string): Block[] {
  const all = splitLines(withoutInlineMarks(page).trim());
  const isTitled = isPart(all[0]!) && !all.slice(1).some(isPart);
  const lines = isTitled ? all.slice(1) : all;
  const blocks: Block[] = [];
  /** What the next line may go on with. */
  let open: Open | null = null;
  const close = () => {
    if (open) blocks.push(...closed(open));
    open = null;
  };
  const begin = <Begun extends Open>(begun: Begun): Begun => {
    close();
    open = begun;
    return begun;
  };
  for (const line of lines.map(readLine)) {
    const now = open as Open | null;
    if (line.type === 'blank') {
      // A list and a table go on after a blank line; a paragraph does not.
      if (now?.type === 'paragraph' || now?.type === 'quote') close();
    } else if (line.type === 'heading') {
      close();
      blocks.push(line);
    } else if (line.type === 'row') {
      let rows = now?.type === 'rows' ? now : begin<Rows>({ type: 'rows', head: [], rows: [] });
      if (line.isHeadEnd) {
        // The row above it is a head: that of another table, where this one has its own.
        const head = rows.rows.pop() ?? [];
        if (rows.head.length > 0) rows = begin<Rows>({ type: 'rows', head: [], rows: [] });
        rows.head = head;
      } else {
        rows.rows.push(line.cells);
      }
    } else if ((line.type === 'item' || line.type === 'text') && line.isInside && isSteps(now)) {
      now.items.push(`${now.items.pop()}\n${line.type === 'item' ? '– ' : ''}${line.text}`);
    } else if (line.type === 'quote' && line.text === '') {
      if (now?.type === 'paragraph') close();
    } else if (line.type === 'quote' && line.isInside && isSteps(now)) {
      now.items.push(`${now.items.pop()}\n${asSaid(line.text)}`);
    } else if (line.type === 'quote') {
      const quote = now?.type === 'quote' ? now : begin({ type: 'quote', lines: [] });
      quote.lines.push(line.text);
    } else if (line.type === 'item') {
      const list = now?.type === 'list' && !now.ordered ? now : begin(aList(false));
      list.items.push(line.text);
    } else if (line.type === 'numbered') {
      const isNext = now?.type === 'list' && now.ordered && line.figure === now.items.length + 1;
      // A list counts from one: any other figure is a word of its line.
      if (isNext) now.items.push(line.text);
      else if (line.figure === 1) begin(aList(true)).items.push(line.text);
      else begin({ type: 'paragraph', lines: [line.whole] });
    } else if (now?.type === 'paragraph') {
      now.lines.push(line.text);
    } else {
      begin({ type: 'paragraph', lines: [line.text] });
    }
  }
  close();
  return risen(blocks);
}

/** A page whose parts are all of the lower level has them at the upper one. */
function risen(blocks: Block[]): Block[] {
  if (blocks.some((block) => block.type === 'heading' && block.level === 2)) return blocks;
  return blocks.map((block) => (block.type === 'heading' ? { ...block, level: 2 } : block));
}

interface Paragraph {
  type: 'paragraph';
  lines: string[];
}

interface List {
  type: 'list';
  ordered: boolean;
  items: string[];
}

interface Rows {
  type: 'rows';
  head: string[];
  rows: string[][];
}

interface Quote {
  type: 'quote';
  lines: string[];
}

type Open = Paragraph | List | Rows | Quote;

/** A numbered list, whose steps have lines of their own. */
const isSteps = (open: Open | null): open is List => open?.type === 'list' && open.ordered;

const aList = (ordered: boolean): List => ({ type: 'list', ordered, items: [] });

function closed(open: Open): Block[] {
  if (open.type === 'paragraph') return [{ type: 'paragraph', text: open.lines.join('\n') }];
  if (open.type === 'quote') return [{ type: 'quote', text: open.lines.join('\n') }];
  // A list of one is a line that a figure begins: the next ones go on elsewhere.
  if (open.type === 'list' && open.ordered && open.items.length === 1) {
    return [{ type: 'paragraph', text: `1. ${open.items[0]!}` }];
  }
  if (open.type === 'list') return [open];
  // A head without a row is still being written.
  return open.rows.length === 0 ? [] : [tableBlock(open.head, open.rows)];
}

import * as z from 'zod/mini';
import { plainText } from './fields.ts';
import { tableBlock, type Block, type Outline } from './outline.ts';
import { shown } from './shown.ts';

/*
 * A document as its author would write it, from top to bottom: parts, paragraphs, lists and tables in the order that
 * the case asks for. A model writes it in the marks of Markdown that it knows by heart; what the application follows
 * (days, levels, who does what) stands in fields beside it. Documents by rules, and older ones, have fields alone.
 */

/** The page, without marks inside its lines: '' where there is none. */
export const pageField = z.catch(
  z.pipe(plainText, z.string().check(z.overwrite(withoutInlineMarks))),
  '',
);

/** Bold, italics and code are the author's hand; every reader of a line would have to know them. */
function withoutInlineMarks(page: string): string {
  return page
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/(?<=^|[\s(])\*(?=\S)([^*\n]+)(?<=\S)\*(?=$|[\s).,;:!?])/gmu, '$1')
    .replaceAll(String.raw`\_`, '_')
    .trim();
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
  return pageOf(content).split(/\s+/u).length >= fewestWords;
}

/** A document with a page is that page, and what is for the leader beside it. */
export function pageOutline(content: object): Outline {
  const { title, suggestions } = content as { title?: unknown; suggestions?: unknown };
  return {
    title: typeof title === 'string' ? title : '',
    blocks: pageBlocks(shown(pageOf(content))),
    forLeader: Array.isArray(suggestions) ? shown(suggestions as string[]) : [],
  };
}

const heading = /^(#{1,6})\s+(\S.*)$/u;
const item = /^\s*[-•*☐]\s+(?:\[[ x]?\]\s*)?(\S.*)$/u;
const numbered = /^\s*(\d{1,3})[.)]\s+(\S.*)$/u;
const rule = /^\s*(?:[-*_]\s*){3,}$/u;
const row = /^\s*\|.*\|?\s*$/u;
/** The line between the head of a table and its rows. */
const headEnd = (line: string) => line.includes('-') && /^[\s|:-]+$/u.test(line);

/** A line by its mark; a blank one parts paragraphs. */
type Line =
  | { type: 'blank' }
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'item'; text: string }
  | { type: 'numbered'; figure: number; text: string; whole: string }
  | { type: 'row'; cells: string[]; isHeadEnd: boolean }
  | { type: 'text'; text: string };

function readLine(line: string): Line {
  if (line.trim() === '' || (rule.test(line) && !line.includes('|'))) return { type: 'blank' };
  const [, marks = '', title = ''] = heading.exec(line) ?? [];
  if (title !== '') return { type: 'heading', level: marks.length > 2 ? 3 : 2, text: title.trim() };
  if (row.test(line)) return { type: 'row', cells: cellsOf(line), isHeadEnd: headEnd(line) };
  const listed = item.exec(line)?.[1];
  if (listed !== undefined) return { type: 'item', text: listed.trim() };
  const [, figure, step] = numbered.exec(line) ?? [];
  if (step !== undefined) {
    return { type: 'numbered', figure: Number(figure), text: step.trim(), whole: line.trim() };
  }
  return { type: 'text', text: line.replace(/^\s*>\s?/u, '').trim() };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inner.split(/(?<!\\)\|/u).map((cell) =>
    cell
      .replaceAll(String.raw`\|`, '|')
      .replace(/<br\s*\/?>/giu, '\n')
      .trim(),
  );
}

/** The page as blocks. A first heading of the first level is the title, which stands elsewhere. */
export function pageBlocks(page: string): Block[] {
  const lines = page.replace(/^#\s[^\n]*(?:\n|$)/u, '').split(/\r\n|\r|\n/u);
  const blocks: Block[] = [];
  /** What the next line may go on with. */
  let open: Paragraph | List | Rows | null = null;
  const close = () => {
    if (open) blocks.push(...closed(open));
    open = null;
  };
  const begin = <Begun extends Paragraph | List | Rows>(begun: Begun): Begun => {
    close();
    open = begun;
    return begun;
  };
  for (const line of lines.map(readLine)) {
    const now = open as Paragraph | List | Rows | null;
    if (line.type === 'blank') {
      // A list and a table go on after a blank line; a paragraph does not.
      if (now?.type === 'paragraph') close();
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

const aList = (ordered: boolean): List => ({ type: 'list', ordered, items: [] });

function closed(open: Paragraph | List | Rows): Block[] {
  if (open.type === 'paragraph') return [{ type: 'paragraph', text: open.lines.join('\n') }];
  if (open.type === 'list') return [open];
  // A head without a row is still being written.
  return open.rows.length === 0 ? [] : [tableBlock(open.head, open.rows)];
}

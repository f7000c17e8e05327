import { parseDay } from '#shared/format.ts';
import type { Risk, Timeline } from './fields.ts';
import { singleSpaced } from './words.ts';

/*
 * A document as a sequence of plain blocks: what copying, editing, printing to a file and reading aloud
 * have in common. Each kind says its outline once; every way out of the application is drawn from it.
 */

export type Block =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: string }
  /** What is said aloud, or sent as it stands; each line is a paragraph of it. */
  | { type: 'quote'; text: string }
  /** Term and value: 'Período', '23/11/2026 a 31/05/2027'. */
  | { type: 'facts'; facts: readonly (readonly [term: string, value: string])[] }
  | { type: 'list'; ordered?: boolean; items: readonly string[] }
  | Table;

/** Every row has as many cells as the head; a table without a head has an empty one. */
export interface Table {
  type: 'table';
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Each row as a line of plain text, where its cells side by side would read badly there. */
  lines?: readonly string[];
}

export interface Outline {
  title: string;
  blocks: readonly Block[];
  /** What is said to the leader about the document: it travels only where the leader reads the document. */
  forLeader?: readonly string[];
}

/** The outline with what is for the leader as its last part. */
export function withLeaderNotes({ forLeader = [], ...outline }: Outline): Outline {
  const notes = section(leaderNotesTitle, { type: 'list', items: forLeader });
  return { ...outline, blocks: [...outline.blocks, ...notes] };
}

export const leaderNotesTitle = 'Para você';

/** What the document is about, in a paragraph before anything else; older documents have none. */
export function opening(summary: string): Block[] {
  return summary === '' ? [] : [{ type: 'paragraph', text: summary }];
}

/** 'Riscos', each with the sign that tells of it and what is done then. */
export function risksOutline(risks: readonly Risk[]): Block[] {
  const line = ({ risk, sign, response }: Risk) =>
    [risk, sign && `Sinal: ${sign}`, response && `Resposta: ${response}`]
      .filter((part) => part !== '')
      .map(withStop)
      .join(' ');
  return section('Riscos', {
    type: 'table',
    head: ['O que pode atrapalhar', 'Sinal', 'Resposta'],
    rows: risks.map(({ risk, sign, response }) => [risk, sign, response]),
    lines: risks.map((each) => `- ${line(each)}`),
  });
}

/** A heading with what it stands above; nothing where there is nothing under it. */
export function section(text: string, ...under: readonly Block[]): Block[] {
  const said = under.filter((block) => !isEmptyBlock(block));
  return said.length === 0 ? [] : [{ type: 'heading', level: 2, text }, ...said];
}

/** A mark ends a sentence already; an address, a blank to fill in and a picture take no stop. */
const endsInWord = /(?:^|\s)[“‘(]*(?:[\p{L}\p{N}%"”’)/+-]+|[\d/.,:]*\d)$/u;

/** The text as a sentence: one that ends in a word or a figure gets a stop. */
export function withStop(text: string): string {
  return endsInWord.test(text) ? `${text}.` : text;
}

/** 'Cronograma', the same in every plan. */
export function timelineOutline(timeline: Timeline): Block[] {
  if (typeof timeline === 'string') {
    return section('Cronograma', { type: 'paragraph', text: timeline });
  }
  const facts = spanFacts(timeline);
  return section(
    'Cronograma',
    { type: 'facts', facts },
    { type: 'list', items: timeline.milestones },
  );
}

/** From when to when and how long, in one line where both ends are days. */
function spanFacts({ duration, start, end }: Exclude<Timeline, string>) {
  if (parseDay(start) !== null && parseDay(end) !== null) {
    return [['Período', `${start} a ${end} (${duration})`]] as const;
  }
  return [
    ['Duração', duration],
    ['Início', start],
    ['Término', end],
  ] as const;
}

export function isEmptyBlock(block: Block): boolean {
  switch (block.type) {
    case 'facts':
      return block.facts.length === 0;
    case 'list':
      return block.items.length === 0;
    case 'table':
      return block.rows.length === 0;
    default:
      return block.text === '';
  }
}

/** The texts of paragraphs and lists, where whole sentences stand. */
export function proseOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items;
    return block.type === 'paragraph' ? [block.text] : [];
  });
}

/** The outline as plain text: air above headings and paragraphs, '- ' before each item. */
export function outlineText({ title, blocks }: Outline): string {
  const lines = blocks.flatMap((block, index) => {
    const air = block.type === 'heading' || !underHeading(blocks[index - 1], block) ? [''] : [];
    return [...air, ...linesOf(block)];
  });
  return [title, ...lines].join('\n');
}

/** What follows its heading, and a list that follows anything, stands right below it. */
function underHeading(before: Block | undefined, block: Block): boolean {
  return before?.type === 'heading' || (block.type === 'list' && before !== undefined);
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'facts':
      return block.facts.map(([term, value]) => `${term}: ${value}`);
    case 'list':
      return block.items.map((item, index) => (block.ordered ? `${index + 1}. ` : '- ') + item);
    case 'table':
      if (block.lines) return [...block.lines];
      // What a hand fills in is for paper.
      return rowsOf({ ...block, rows: block.rows.filter((row) => !isUnsaidRow(row)) }).map(rowText);
    case 'quote':
      return [asSaid(block.text)];
    default:
      return [block.text];
  }
}

/** Nothing stands in it, or a line to write on. */
export function isBlankCell(cell: string): boolean {
  return cell.trim().replaceAll('_', '') === '';
}

const rowNumber = /^\d{1,2}[.)]$/u;

/** Nothing is said in it, beside the number that it may have: it is there for a hand. */
export function isUnsaidRow(cells: readonly string[]): boolean {
  return cells.every((cell) => isBlankCell(cell) || rowNumber.test(cell.trim()));
}

/** Whether words begin with a mark of speech. */
export function opensSpeech(words: string): boolean {
  return words.startsWith('“') || words.startsWith('"');
}

/** Whether they end with one. */
export function closesSpeech(words: string): boolean {
  return words.endsWith('”') || words.endsWith('"');
}

/** Words that someone says, between quotation marks, whether or not they came with them. */
export function asSaid(words: string): string {
  if (words === '' || opensSpeech(words)) return words;
  return words.endsWith('”') && !words.includes('“') ? `“${words}` : `“${words}”`;
}

/** A row in plain text: its cells on one line. */
export function rowText(cells: readonly string[]): string {
  return cells.map(singleSpaced).join(' | ');
}

/** The rows of a table, its head the first where it has one. */
export function rowsOf({ head, rows }: Table): (readonly string[])[] {
  return head.length === 0 ? [...rows] : [head, ...rows];
}

/** A table whose rows are all as wide as its widest. */
export function tableBlock(head: readonly string[], rows: readonly (readonly string[])[]): Table {
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const wide = (row: readonly string[]) => [...row, ...Array<string>(width - row.length).fill('')];
  return { type: 'table', head: head.length === 0 ? [] : wide(head), rows: rows.map(wide) };
}

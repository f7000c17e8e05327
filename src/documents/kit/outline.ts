import type { Risk, Timeline } from './fields.ts';

/*
 * A document as a sequence of plain blocks: what copying, editing, printing to a file and reading aloud
 * have in common. Each kind says its outline once; every way out of the application is drawn from it.
 */

export type Block =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: string }
  /** Term and value: 'Período', '23/11/2026 a 31/05/2027'. */
  | { type: 'facts'; facts: readonly (readonly [term: string, value: string])[] }
  | { type: 'list'; ordered?: boolean; items: readonly string[] }
  | Table;

/** Every row has as many cells as the head; a table without a head has an empty one. */
export interface Table {
  type: 'table';
  head: readonly string[];
  rows: readonly (readonly string[])[];
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
  return section(
    'Riscos',
    ...risks.flatMap(({ risk, sign, response }): Block[] => {
      const facts = [
        ['Sinal', sign],
        ['Resposta', response],
      ] as const;
      return [
        { type: 'heading', level: 3, text: risk },
        { type: 'facts', facts: facts.filter(([, value]) => value !== '') },
      ];
    }),
  );
}

/** A heading with what it stands above; nothing where there is nothing under it. */
export function section(text: string, ...under: readonly Block[]): Block[] {
  const said = under.filter((block) => !isEmptyBlock(block));
  return said.length === 0 ? [] : [{ type: 'heading', level: 2, text }, ...said];
}

/** 'Cronograma', the same in every plan. */
export function timelineOutline(timeline: Timeline): Block[] {
  if (typeof timeline === 'string') {
    return section('Cronograma', { type: 'paragraph', text: timeline });
  }
  const { duration, start, end, milestones } = timeline;
  const facts = [
    ['Duração', duration],
    ['Início', start],
    ['Término', end],
  ] as const;
  return section('Cronograma', { type: 'facts', facts }, { type: 'list', items: milestones });
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
      return rowsOf(block).map(rowText);
    default:
      return [block.text];
  }
}

/** A row in plain text: its cells on one line. */
export function rowText(cells: readonly string[]): string {
  return cells.map((cell) => cell.replace(/\s+/gu, ' ')).join(' | ');
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

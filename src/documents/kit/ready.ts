import type { Ready } from './fields.ts';
import { section, tableBlock, type Block } from './outline.ts';

/*
 * What is ready to use on the day, as blocks: the same in every kind, and in every way out of the application.
 */

export const readyTitle = 'Pronto para usar';

/** Each piece under its own title; at level 3 it belongs to what stands above it. */
export function readyOutline(ready: readonly Ready[], level: 2 | 3 = 2): Block[] {
  return ready.flatMap((piece) => {
    const blocks = section(piece.title || readyTitle, ...readyBlocks(piece));
    return blocks.map((block) => (block.type === 'heading' ? { ...block, level } : block));
  });
}

/** A piece without its title: paragraphs and lists, then its table. */
export function readyBlocks({ lines, columns, rows }: Ready): Block[] {
  return [...linesBlocks(lines), ...tableBlocks(columns, rows)];
}

const itemMark = /^(?:[-•*☐□]|\[ ?\])\s+(?=\S)/u;
const endOfSentence = /[.!?…:,;]["”)]?$/u;

/** Lines with a mark are items; without any, lines of which none ends as a sentence does are items too. */
function linesBlocks(lines: readonly string[]): Block[] {
  const isChecklist = lines.length > 1 && !lines.some((line) => endOfSentence.test(line));
  const blocks: Block[] = [];
  let items: string[] = [];
  for (const line of lines) {
    if (!isChecklist && !itemMark.test(line)) {
      blocks.push({ type: 'paragraph', text: line });
      items = [];
      continue;
    }
    if (items.length === 0) blocks.push({ type: 'list', items });
    items.push(line.replace(itemMark, ''));
  }
  return blocks;
}

/** A table of one column is a list under its name. */
function tableBlocks(columns: readonly string[], rows: readonly (readonly string[])[]): Block[] {
  if (rows.length === 0) return [];
  const table = tableBlock(columns.some((name) => name !== '') ? columns : [], rows);
  if (table.rows.some((row) => row.length > 1)) return [table];
  return [
    ...table.head.map((text) => ({ type: 'paragraph', text }) as const),
    { type: 'list', items: table.rows.flat().filter((cell) => cell !== '') },
  ];
}

import type { ContentOf } from '#documents/contracts.ts';
import { isLetter } from '#documents/kit/edits.ts';
import { letterPlaceholders } from '#documents/kit/letter.ts';
import { rowsOf, rowText, type Block } from '#documents/kit/outline.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { textsOf } from '#shared/json.ts';
import { laidOut } from '../checks/subject.ts';

/* One layout for whoever wrote: nothing in it tells a reader where a text comes from. */

/** A document of ours, with what it says to the leader alone at the end. */
export function documentMarkdown(kind: DocumentKind, content: ContentOf<DocumentKind>): string {
  const fields = content as unknown as Record<string, unknown>;
  const { title, blocks } = laidOut({ kind, content: fields });
  const notes = isLetter(kind) ? textsOf(fields['notes']) : [];
  const aside = [...notes, ...textsOf(fields['suggestions'])].filter(
    (text) => text !== letterPlaceholders.notes,
  );
  const heading = kind === 'message' ? [] : [`# ${title}`];
  const parts = [...heading, ...blocks.map(blockMarkdown)];
  if (aside.length > 0) parts.push('## Para quem lidera', listOf(aside));
  return `${parts.join('\n\n')}\n`;
}

function blockMarkdown(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'quote':
      return block.text
        .split('\n')
        .map((text) => `> ${text}`)
        .join('\n>\n');
    case 'facts':
      return listOf(block.facts.map(([term, value]) => `${term}: ${value}`));
    case 'list':
      return block.ordered
        ? block.items.map((text, index) => `${index + 1}. ${text}`).join('\n')
        : listOf(block.items);
    case 'table': {
      const [first = [], ...rows] = rowsOf(block);
      return [first, first.map(() => '---'), ...rows]
        .map((row) => `| ${rowText(row)} |`)
        .join('\n');
    }
  }
}

function listOf(items: readonly string[]): string {
  return items.map((text) => `- ${text}`).join('\n');
}

/** A rival's Markdown without what ours never has: bold type, rules, other bullets, air. */
export function plainMarkdown(text: string): string {
  const lines = text
    .trim()
    // Two are bold type; a longer run is a blank to fill in.
    .replace(/\*\*|(?<!_)__(?!_)/g, '')
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:-{3,}|\*{3,})\s*$/.test(line))
    .map((line) => line.replace(/^(\s*)[*•]\s+/, '$1- ').trimEnd());
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

import type { Block } from '#documents/kit/outline.ts';
import { escapeHtml } from '../mail/letter.ts';

/** A document's blocks as HTML. Whatever stands in a text is text. */
export function blocksHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${escapeHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'quote': {
      const paragraphs = block.text.split('\n').map((text) => `<p>${escapeHtml(text)}</p>`);
      return `<blockquote>${paragraphs.join('')}</blockquote>`;
    }
    case 'facts': {
      const facts = block.facts.filter(([, value]) => value !== '');
      const rows = facts.map(
        ([term, value]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`,
      );
      return `<dl>${rows.join('')}</dl>`;
    }
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return tableHtml(block.head, block.rows);
  }
}

function tableHtml(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const top = head.length === 0 ? '' : `<thead>${cells(head, 'th')}</thead>`;
  const body = rows.map((row) => cells(row, 'td')).join('');
  // A wide one scrolls by itself, with the keyboard too.
  return `<div class="wide" tabindex="0" role="group" aria-label="Tabela"><table>${top}<tbody>${body}</tbody></table></div>`;
}

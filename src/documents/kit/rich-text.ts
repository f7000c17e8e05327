import { splitLines } from './lines.ts';
import type { Block, Outline } from './outline.ts';

/** A document as HTML for the clipboard: headings, paragraphs and lists, and not a word that is markup. */
export function richText({ title, blocks }: Outline): string {
  const head = title === '' ? '' : `<h1>${escaped(title)}</h1>`;
  return `${head}${blocks.map(htmlOf).join('')}`;
}

function htmlOf(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'quote':
      return `<blockquote>${block.text
        .split('\n')
        .map((text) => `<p>${escaped(text)}</p>`)
        .join('')}</blockquote>`;
    case 'facts': {
      const facts = block.facts.map(
        ([term, value]) => `<strong>${escaped(term)}:</strong> ${escaped(value)}`,
      );
      return `<p>${facts.join('<br>')}</p>`;
    }
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table': {
      const row = (tag: 'th' | 'td', cells: readonly string[]) =>
        `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
      const head = block.head.length === 0 ? '' : `<thead>${row('th', block.head)}</thead>`;
      const body = block.rows.map((cells) => row('td', cells)).join('');
      return `<table border="1">${head}<tbody>${body}</tbody></table>`;
    }
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  const plain = text.replace(/[&<>"']/g, (character) => entities[character]!);
  return splitLines(plain).join('<br>');
}

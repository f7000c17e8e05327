import type { Block, Outline } from './outline.ts';
import { saidInLine } from './page.ts';

/** Where a text stands in a document, by its headings: 'Competências › Comunicação'; '' above the first of them. */
export function placesIn({ title, blocks }: Outline): (text: string) => string {
  const places: { text: string; place: string }[] = [{ text: title, place: 'Título' }];
  let section = '';
  let under = '';
  for (const block of blocks) {
    if (block.type === 'heading') {
      if (block.level === 2) section = block.text;
      under = block.level === 2 ? '' : block.text;
    }
    const inside = block.type === 'heading' && block.level === 3 ? '' : under;
    const place = [section, inside].filter((heading) => heading !== '').join(' › ');
    for (const text of textsIn(block)) places.push({ text, place });
  }
  return (line) => {
    const text = places.some((each) => each.text === line) ? line : saidInLine(line);
    const exact = places.find((each) => each.text === text);
    // A view may put a word before a text, or leave one out.
    const near = () => places.find((each) => text !== '' && each.text.includes(text));
    return (exact ?? near() ?? { place: '' }).place;
  };
}

/** What a block says, each text by itself. */
export function textsIn(block: Block): string[] {
  switch (block.type) {
    case 'facts':
      return block.facts.map(([, value]) => value);
    case 'list':
      return [...block.items];
    case 'quote':
      return block.text.split('\n');
    case 'table':
      // A line of it may say a step whole, of which its cells say the parts.
      return [...block.rows.flat(), ...(block.lines ?? [])];
    default:
      return [block.text];
  }
}

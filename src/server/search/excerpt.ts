import type { Marks } from '#shared/search.ts';

/** About how many characters of a text are shown. */
const room = 160;
/** Of these, what stands before the word that was found. */
const before = 50;

/** Half a character, where a long word was cut within one. */
const halves = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

export interface Marked {
  text: string;
  marks: Marks;
}

/** Where in a text the words are that were looked for, in their order. */
export type FindMarks = (text: string) => Marks;

/** The part of a text around the first of the words found in it, on one line, cut between words. */
export function excerptAround(text: string, marksOf: FindMarks): Marked {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= room) return { text: line, marks: marksOf(line) };
  const hit = marksOf(line)[0]?.[0] ?? line.length;
  const start = wordStart(line, Math.max(0, Math.min(hit - before, line.length - room)), hit);
  const end = wordEnd(line, start + room);
  const cut = line.slice(start, end).replace(halves, '').trim();
  const excerpt = `${start > 0 ? '…' : ''}${cut}${end < line.length ? '…' : ''}`;
  return { text: excerpt, marks: marksOf(excerpt) };
}
/** The first word that begins at `from` or later; the hit itself where it stands in one long word. */
function wordStart(line: string, from: number, hit: number): number {
  if (from === 0 || line[from - 1] === ' ') return from;
  const space = line.indexOf(' ', from);
  return space === -1 || space >= hit ? from : space + 1;
}

/** The end of the last word that ends at `to` or sooner. */
function wordEnd(line: string, to: number): number {
  if (to >= line.length) return line.length;
  const space = line.lastIndexOf(' ', to);
  return to - space > before ? to : space;
}

/** About how many characters of a text are shown. */
const room = 160;
/** Of these, what stands before the word that was found. */
const before = 50;

/** Half a character, where a long word was cut within one. */
const halves = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** The part of a text around the first of the words found in it, on one line, cut between words. */
export function excerptAround(text: string, patterns: readonly string[]): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= room) return line;
  const hits = patterns.map((pattern) => line.search(new RegExp(pattern, 'u')));
  const hit = Math.min(...hits.filter((index) => index >= 0), line.length);
  const start = wordStart(line, Math.max(0, Math.min(hit - before, line.length - room)), hit);
  const end = wordEnd(line, start + room);
  const excerpt = line.slice(start, end).replace(halves, '').trim();
  return `${start > 0 ? '…' : ''}${excerpt}${end < line.length ? '…' : ''}`;
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

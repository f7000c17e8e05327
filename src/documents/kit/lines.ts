/*
 * The lines of a text, and the marks that make a line more than words: what every reader of lines goes by, be it of a
 * page, of a text that was edited or of a field.
 */

/** The lines as they stand, whichever system broke them. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/u);
}

export interface LineHead {
  /** 'box' is an item to tick off. */
  look: 'heading' | 'item' | 'box' | 'numbered';
  /** As it stands, with the blanks around it. */
  mark: string;
  /** Of a heading how many signs it has; of a numbered line its number. */
  figure: number;
}

const head = /^\s*(?:(#{1,6})|(\d{1,3})[.)]|([-•*☐]))\s+/u;

/** What a line begins with: '## ', '- ', '☐ ', '3. '; null where it begins with its words. */
export function headOf(line: string): LineHead | null {
  const [mark, signs, number, sign] = head.exec(line) ?? [];
  if (mark === undefined) return null;
  if (signs !== undefined) return { look: 'heading', mark, figure: signs.length };
  if (number !== undefined) return { look: 'numbered', mark, figure: Number(number) };
  return { look: sign === '☐' ? 'box' : 'item', mark, figure: 0 };
}

/** A line of a list without its mark and what stands before that; any other line without its indent. */
export function withoutListMark(line: string): string {
  const found = headOf(line);
  const isListed = found?.look === 'item' || found?.look === 'numbered';
  return isListed ? line.slice(found.mark.length) : line.trimStart();
}

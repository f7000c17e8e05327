import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of a line: there in both texts, taken away, or new. */
export interface Piece {
  text: string;
  change: 'same' | 'gone' | 'new';
}

/** A changed line as pieces, or lines that are the same in both. */
export type DifferentLine = { pieces: Piece[] } | { same: string[] };

/** What changed from one text to another, line by line and word by word. */
export function differenceOf(before: string, after: string): DifferentLine[] {
  const changes = diffArrays(before.split('\n'), after.split('\n'));
  const lines: DifferentLine[] = [];
  for (let at = 0; at < changes.length; at += 1) {
    const { value, added, removed } = changes[at]!;
    const next = changes[at + 1];
    if (!added && !removed) lines.push({ same: value });
    else if (removed && next?.added) {
      lines.push(...replaced(value, next.value));
      at += 1;
    } else lines.push(...value.map((text) => whole(text, added ? 'new' : 'gone')));
  }
  return lines;
}

/** Lines that others took the place of: each beside the one that stands where it stood. */
function replaced(gone: readonly string[], come: readonly string[]): DifferentLine[] {
  const count = Math.max(gone.length, come.length);
  return Array.from({ length: count }, (_, at) => {
    const [old, now] = [gone[at], come[at]];
    if (old === undefined) return whole(now ?? '', 'new');
    if (now === undefined) return whole(old, 'gone');
    return { pieces: piecesOf(old, now) };
  });
}

/** The words of one line that changed. */
export function piecesOf(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'new' : removed ? 'gone' : 'same',
  }));
}

function whole(text: string, change: Piece['change']): DifferentLine {
  return { pieces: [{ text, change }] };
}

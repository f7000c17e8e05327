import type { Fonts, Weight } from './pdf-fonts.ts';
import { formsOf, hasManyMarks, legible, lettersOf } from './pdf-letters.ts';

/*
 * Text into lines. Words stand in the font that has their letters; a word that is wider than a line is
 * broken between letters; a letter that no font has is said to be missing, never drawn as a box.
 */

/** Text of one look. Two of them are parted by a space. */
export interface Span {
  text: string;
  weight: Weight;
  colour: string;
}

/** A piece of a line, in one font. */
export interface Run {
  text: string;
  font: string;
  colour: string;
}

export interface Measure {
  size: number;
  width: number;
}

/** Stands for letters that no font has. */
export const missingLetters = '[?]';

/** What is longer is measured letter by letter: shaping takes ever longer. */
const longestWord = 100;

export interface LineSetter {
  linesOf(spans: readonly Span[], measure: Measure): Run[][];
  /** Whether letters were missing so far. */
  isIncomplete(): boolean;
}

interface Piece {
  text: string;
  font: string;
}

export function createLineSetter(fonts: Fonts): LineSetter {
  const words = new Map<string, readonly Piece[]>();
  const letters = new Map<string, Piece>();
  let incomplete = false;

  function piecesOf(word: string, weight: Weight): readonly Piece[] {
    const key = `${weight} ${word}`;
    const pieces = words.get(key) ?? readPieces(word, weight);
    words.set(key, pieces);
    return pieces;
  }

  function readPieces(word: string, weight: Weight): Piece[] {
    const font = fonts.fontFor(word, weight);
    const isPlain = font === fonts.fontFor(' ', weight) && !hasManyMarks(word);
    if (font !== null && isPlain) return [{ text: word, font }];
    const pieces: Piece[] = [];
    let before = '';
    for (const letter of lettersOf(word)) {
      const piece = pieceOf(letter, weight);
      // One sign for as many letters as are missing side by side.
      if (piece.text === missingLetters && before === missingLetters) continue;
      before = piece.text;
      const last = pieces.at(-1);
      if (last?.font === piece.font) last.text += piece.text;
      else pieces.push({ ...piece });
    }
    return pieces;
  }

  function pieceOf(cluster: string, weight: Weight): Piece {
    const key = `${weight} ${cluster}`;
    const piece = letters.get(key) ?? readPiece(cluster, weight);
    letters.set(key, piece);
    return piece;
  }

  /** One letter with its marks, or one emoji, in the first form of it that a font has. */
  function readPiece(cluster: string, weight: Weight): Piece {
    for (const text of formsOf(cluster)) {
      const font = fonts.fontFor(text, weight);
      if (font !== null) return { text, font };
    }
    incomplete = true;
    return { text: missingLetters, font: fonts.fontFor(missingLetters, weight)! };
  }

  function widthOf(pieces: readonly Piece[]): number {
    return pieces.reduce((sum, { text, font }) => sum + fonts.widthOf(text, font), 0);
  }

  /** A word in parts none of which is wider than a line. */
  function broken(pieces: readonly Piece[], most: number): Piece[][] {
    const parts: Piece[][] = [];
    let part: Piece[] = [];
    let width = 0;
    for (const { text, font } of pieces) {
      for (const letter of lettersOf(text)) {
        const more = fonts.widthOf(letter, font);
        if (part.length > 0 && width + more > most) {
          parts.push(part);
          part = [];
          width = 0;
        }
        const last = part.at(-1);
        if (last?.font === font) last.text += letter;
        else part.push({ text: letter, font });
        width += more;
      }
    }
    return [...parts, part];
  }

  function linesOf(spans: readonly Span[], { size, width }: Measure): Run[][] {
    const most = width / size;
    const lines: Run[][] = [];
    let line: Run[] = [];
    let used = 0;
    const endLine = () => {
      lines.push(line);
      line = [];
      used = 0;
    };
    const place = (pieces: readonly Piece[], { weight, colour }: Span) => {
      const [space] = piecesOf(' ', weight) as [Piece];
      const wide = widthOf(pieces);
      if (line.length > 0 && used + widthOf([space]) + wide > most) endLine();
      if (line.length > 0) {
        append(line, space, colour);
        used += widthOf([space]);
      }
      for (const piece of pieces) append(line, piece, colour);
      used += wide;
    };
    for (const span of spans) {
      for (const [row, text] of legible(span.text).split('\n').entries()) {
        if (row > 0) endLine();
        for (const word of text.split(' ')) {
          if (word === '') continue;
          const pieces = piecesOf(word, span.weight);
          const isLong = word.length > longestWord || widthOf(pieces) > most;
          const parts = isLong ? broken(pieces, most) : [pieces];
          for (const part of parts) place(part, span);
        }
      }
    }
    endLine();
    return lines;
  }

  return { linesOf, isIncomplete: () => incomplete };
}

function append(line: Run[], { text, font }: Piece, colour: string): void {
  const last = line.at(-1);
  if (last?.font === font && last.colour === colour) last.text += text;
  else line.push({ text, font, colour });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { inflateSync } from 'node:zlib';
import type PDFDocument from 'pdfkit';

/*
 * The letters of a PDF. Source Serif comes in one file a script; what it has no letter for is looked for
 * among signs and emoji. A file is opened when a document first needs it.
 */

const require = createRequire(import.meta.url);
const folderOf = (manifest: string) => `${dirname(manifest)}/files`;
const serif = folderOf(require.resolve('@fontsource/source-serif-4/package.json'));
const math = folderOf(require.resolve('@fontsource/noto-sans-math/package.json'));
const symbols = folderOf(require.resolve('@fontsource/noto-sans-symbols-2/package.json'));
const emoji = folderOf(require.resolve('@fontsource/noto-emoji/package.json'));

const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];

export type Weight = 400 | 600;

const signFiles = [
  `${math}/noto-sans-math-latin-400-normal.woff`,
  `${symbols}/noto-sans-symbols-2-symbols-400-normal.woff`,
  `${emoji}/noto-emoji-emoji-400-normal.woff`,
];

/** Signs have one weight. For letters their fonts would be another hand, and a few of an alphabet. */
function filesFor(text: string, weight: Weight): string[] {
  const letters = scripts.map(
    (script) => `${serif}/source-serif-4-${script}-${weight}-normal.woff`,
  );
  return /\p{L}/u.test(text) ? letters : [...letters, ...signFiles];
}

/** What pdfkit keeps of an opened font, as far as it is needed here. */
interface OpenedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

export interface Fonts {
  /** The first font that has all of it, as the name to set it in; null where none has. */
  fontFor(text: string, weight: Weight): string | null;
  /** How wide it is in a size of 1. */
  widthOf(text: string, font: string): number;
}

export function openFonts(pdf: typeof PDFDocument.prototype): Fonts {
  const opened = new Map<string, OpenedFont>();
  const widths = new Map<string, number>();

  function open(file: string): OpenedFont {
    let font = opened.get(file);
    if (!font) {
      pdf.registerFont(file, unpacked(readFileSync(file)));
      font = (pdf.font(file) as unknown as { _font: OpenedFont })._font;
      opened.set(file, font);
    }
    return font;
  }

  function hasAll(file: string, text: string): boolean {
    const { font } = open(file);
    for (const character of text) {
      if (!font.hasGlyphForCodePoint(character.codePointAt(0)!)) return false;
    }
    return true;
  }

  return {
    fontFor: (text, weight) => filesFor(text, weight).find((file) => hasAll(file, text)) ?? null,
    widthOf(text, font) {
      const key = `${font}\n${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      open(font);
      pdf.font(font).fontSize(1);
      // With its space it is shaped as it will be in its line: pdfkit keeps that, and need not do it twice.
      const width = pdf.widthOfString(`${text} `) - pdf.widthOfString(' ');
      widths.set(key, width);
      return width;
    },
  };
}

/**
 * A WOFF as the TrueType font it holds. The reader of fonts takes WOFF too, but inflates a table anew at
 * every glyph: a page took 130 ms instead of 30.
 */
function unpacked(woff: Buffer): Buffer<ArrayBuffer> {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [directory];
  let at = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + index * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const record = 12 + index * 16;
    // Tag, checksum, place, length: of what is in the table nothing changes.
    woff.copy(directory, record, entry, entry + 4);
    woff.copy(directory, record + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(at, record + 8);
    directory.writeUInt32BE(length, record + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}

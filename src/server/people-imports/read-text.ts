import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { knownTitles } from './guess-columns.ts';

/*
 * Text that holds a table: CSV of any program, or cells that were pasted.
 */

const delimiters = [';', '\t', ','] as const;
/** As many lines tell which character parts the columns. */
const triedLines = 30;

/** UTF-8 with or without its mark, UTF-16 as Excel's "Unicode", else what Windows writes here. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

/** Nobody types these: a text that has many is no text. */
export function looksBinary(text: string): boolean {
  const beginning = text.slice(0, 4_000);
  // oxlint-disable-next-line no-control-regex -- what is looked for
  const odd = beginning.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/gu)?.length ?? 0;
  return odd > Math.max(2, beginning.length / 50);
}

/** The lines of a text, each with its cells. */
export function readTable(text: string): string[][] {
  // The first line of some programs says which character parts the columns.
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const lines = parse(body, said?.[1] ?? likelyDelimiter(body));
  return said ? [[''], ...lines] : lines;
}

function parse(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview }).data;
}

/** The one by which most titles are known; else the one that parts most lines alike. */
function likelyDelimiter(text: string): string {
  const scored = delimiters.map((delimiter) => {
    const lines = parse(text, delimiter, triedLines).filter((cells) => cells.some(Boolean));
    const titles = Math.max(0, ...lines.slice(0, 10).map((cells) => knownTitles(cells)));
    const widths = lines.map(({ length }) => length);
    const usual = mostFrequent(widths.filter((width) => width > 1));
    const alike = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    return { delimiter, score: titles * 10 + alike };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).delimiter;
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

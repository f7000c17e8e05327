import { splitLines } from '../kit/lines.ts';
import { titleBeforeName } from '../kit/names.ts';

/*
 * Sentences of typed text, as they stand. What people type is hurried: a line is a sentence too, and a stop
 * inside a figure, an abbreviation or an address ends none.
 */

const breaksAfter = (stops: string) =>
  new RegExp(
    String.raw`(?<=[${stops}][")”’]?)(?<!${titleBeforeName})[^\S\n]+(?=\S)|\s*\n+\s*`,
    'u',
  );
const breaks = breaksAfter('.!?;…');
const wholeBreaks = breaksAfter('.!?…');

/** The sentences and lines of a text, word for word, without the white space around them. */
export function sentencesOf(text: string): string[] {
  return partsOf(text, breaks);
}

/** The same, where a semicolon parts nothing. */
export function wholeSentencesOf(text: string): string[] {
  return partsOf(text, wholeBreaks);
}

function partsOf(text: string, between: RegExp): string[] {
  return singleBlanks(text)
    .split(between)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Runs of blanks as one, line by line: they would make a search for what stands behind them quadratic. */
export function singleBlanks(text: string): string {
  return text.replaceAll(/[^\S\n]{2,}/gu, ' ');
}

/** With one blank line at most between two others. */
export function withoutGaps(text: string): string {
  return text.replaceAll(/\n{3,}/gu, '\n\n');
}

/** The paragraphs and lines of a text as they were typed, without blank ones. */
export function linesOf(text: string): string[] {
  return splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

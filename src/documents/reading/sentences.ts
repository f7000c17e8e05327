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
  return text
    .replace(/[^\S\n]{2,}/gu, ' ')
    .split(between)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The paragraphs and lines of a text as they were typed, without blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/*
 * The words of a text: what parts them, and the plain form in which they are compared. Client and server share it.
 */

/** What blanks and breaks part, as it stands. A blank at an end leaves '' there: trim first where that counts. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/u);
}

/** A list of words as source code has it: on several lines, parted by blanks. */
export function wordList(text: string): string[] {
  return splitWords(text.trim());
}

/** The same, to look words up in. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}

/** Single blanks for blanks and breaks: what looks for them then takes time in proportion to the text. */
export function singleSpaced(text: string): string {
  return splitWords(text).join(' ');
}

/** 'ação' → 'acao': a letter and its marks are told apart, and the marks left out. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Words as they compare, of letters and figures: lower case, without accents; signs part them. */
export function plainWords(text: string): string[] {
  return (
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words with their accents and their places, to be found in the text again. */
export function placedWords(text: string): RegExpExecArray[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
}

/** Words of letters alone, as they stand: figures and signs part them. */
export function letterWords(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Whether a word ends in one of these. */
export function endsInOneOf(word: string, endings: readonly string[]): boolean {
  return endings.some((ending) => word.endsWith(ending));
}

/** So many characters of a longer text and without the word that they cut, nor half a character. */
export function cutAtWord(text: string, most: number): string {
  const whole = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return whole.replace(/\s+\S*$/u, '');
}

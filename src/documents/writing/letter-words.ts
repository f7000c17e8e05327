/** How many words a text has, as a reader counts them. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’/.,:@-]*/gu)?.length ?? 0;
}

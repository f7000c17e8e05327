/** The letters and figures of a text, without what setting it may change: case, accents, marks and blanks. */
export function wordsAlone(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      // Not lower case: that of a Greek sigma depends on what follows it.
      .toUpperCase()
  );
}

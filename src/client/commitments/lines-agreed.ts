/** The lines of what was agreed, without the dash or dot before them; each once. */
export function linesAgreed(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) =>
      line
        .replace(/^[-•*]\s+/, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
  return [...new Set(lines)];
}

/** Half of the longer words are the same: the line was put in other words, and is what it was. */
const alike = 0.5;
const longWord = 4;

/**
 * The lines that nothing came of yet. One that was reworded after it became a commitment, or was declined, is none:
 * each of `settled` stands for the line that it was made of, or for the one that is most like it.
 */
export function linesToFollow(text: string, settled: readonly string[]): string[] {
  const said = new Set(settled);
  let left = linesAgreed(text).filter((line) => !said.delete(line));
  for (const line of said) {
    const [closest] = left
      .map((other) => ({ other, share: shareOfWords(line, other) }))
      .toSorted((one, other) => other.share - one.share);
    if (closest && closest.share >= alike) left = left.filter((other) => other !== closest.other);
  }
  return left;
}

/** Of the longer words of both, how many stand in both: 0 to 1. */
function shareOfWords(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : (first.size + second.size - all) / all;
}

function wordsOf(line: string): Set<string> {
  const plain = line.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word.length >= longWord));
}

/** The words of a text as they compare: no case, no accents, 'e-mail' like 'email', '1:1' one word. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}-]|(?<=\d):(?=\d)/gu, '');
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Every word of the one begins a word of the other: 'plan' finds 'Plano de Ação', 'lano' does not. */
export function beginsWordsOf(typed: string, text: string): boolean {
  const starts = wordsOf(typed);
  // Signs alone begin no word.
  if (starts.length === 0) return typed.trim() === '';
  const words = wordsOf(text);
  return starts.every((start) => words.some((word) => word.startsWith(start)));
}

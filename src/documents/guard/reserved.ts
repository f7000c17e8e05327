import { reserved } from '../knowledge/judgements.ts';
import { contentWords, normalize } from '../knowledge/words.ts';

/** Most sentences have none of these, and need no closer reading. */
const hint = /n[aã]o |ningu[eé]m|entre n[oó]s|sigil|segredo|reservad|confidencial/iu;

/**
 * The sentences that say what is marked as reserved: the marked one, and where it holds nothing but the mark
 * ('Ela ainda não sabe.'), the one before it.
 */
export function reservedIn(sentences: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const said = sentences.filter((sentence) => sentence.trim() !== '');
  for (const [index, sentence] of said.entries()) {
    if (!hint.test(sentence)) continue;
    const plain = normalize(sentence);
    if (!reserved.test(plain)) continue;
    found.add(sentence);
    const before = said[index - 1];
    const marksOnly = contentWords(plain.replace(reserved, ' ')).length === 0;
    if (marksOnly && before !== undefined) found.add(before);
  }
  return found;
}

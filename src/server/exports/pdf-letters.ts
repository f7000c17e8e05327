/*
 * What a reader takes for one letter, and what of a text can be drawn at all.
 */

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** How much is looked at together: the segmenter takes ever longer on a longer text. */
const segmentedAtOnce = 256;

/** More marks on a letter than any language has would climb over the lines above. */
const manyMarks = /\p{M}{4,}/u;

/** The text without what has no shape of its own: controls, and signs that only steer others. */
export function legible(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
      .replace(/[\u2007\u202f]/gu, '\u00a0')
      .replace(/[\u2010\u2011]/gu, '-')
      // What joins emoji into one stays; each letter may do without it.
      .replace(/(?!\u200d)[\p{Cf}\p{Cc}](?<![\n\t])/gu, '')
      .replace(/[^\S\n\u00a0]+/gu, ' ')
  );
}

/** What a reader takes for one letter each: with its marks, or an emoji of many parts. */
export function* lettersOf(text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    const part = text.slice(from, from + segmentedAtOnce);
    const letters = Array.from(graphemes.segment(part), ({ segment }) => segment);
    // The last one may go on in the next part.
    const isCut = from + part.length < text.length && letters.length > 1;
    for (const letter of isCut ? letters.slice(0, -1) : letters) {
      yield letter;
      from += letter.length;
    }
  }
}

export function hasManyMarks(word: string): boolean {
  return manyMarks.test(word);
}

/** A letter as it is, then ever plainer: without joiners, in its everyday form, without its marks. */
export function formsOf(cluster: string): string[] {
  const plain = cluster.replace(/\u200d|\p{Variation_Selector}/gu, '');
  const bare = cluster.normalize('NFD').replace(/\u200d|\p{M}/gu, '');
  const whole = [cluster, plain, plain.normalize('NFKC')];
  const forms = hasManyMarks(cluster) ? [bare] : [...whole, bare, bare.normalize('NFKC')];
  return forms.filter((form) => form !== '');
}

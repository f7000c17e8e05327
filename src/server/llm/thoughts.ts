/** What a model says to itself before it answers, in the marks of several families. */
const closingMark = /<\/(?:think|thinking|thought|reasoning)>/giu;
const finalChannel = /<\|channel\|>\s*final\b[^<]*(?:<\|constrain\|>[^<]*)?<\|message\|>/giu;
const channelEnd = /<\|(?:return|end|im_end|eot_id|call)\|>\s*$/u;

/**
 * The parts of a text in which its answer may stand, the likeliest first: after the last mark that
 * ends thoughts (also where its beginning went to another field), then the text as it is.
 */
export function answerPlaces(text: string): string[] {
  const ends = [...text.matchAll(closingMark), ...text.matchAll(finalChannel)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  const after = ends.length > 0 ? [text.slice(Math.max(...ends))] : [];
  return [...after, text].map((place) => place.replace(channelEnd, ''));
}

import { sentencesOf, singleBlanks } from './sentences.ts';

/*
 * 'Não citar a Renata', 'não falar do estudo': a leader asks whoever writes to keep something quiet. No document
 * prints that, whoever reads it.
 */

const silence =
  /^(?:e\s|por favor,?\s)?(?:n[ãa]o|nunca)\s(?:é\s(?:pra|para)\s|pode\s|quero\s)?(?:fal(?:ar|e)|cit(?:ar|e)|mencion(?:ar|e)|cont(?:ar|e)|diz(?:er)?|diga|coment(?:ar|e)|expor|exponha|revel(?:ar|e)|to(?:car|que)\s(?:n[ao]s?|em))\b/iu;

export function asksForSilence(sentence: string): boolean {
  return silence.test(sentence.trim());
}

/** A text without the sentences that ask for silence, and those, a line each; all of them word for word. */
export function withoutSilences(text: string): { text: string; silences: string } {
  const asked = sentencesOf(text).filter(asksForSilence);
  const rest = asked.reduce((left, sentence) => left.replace(sentence, ''), text);
  return {
    text: asked.length === 0 ? text : singleBlanks(rest).trim(),
    silences: asked.join('\n'),
  };
}

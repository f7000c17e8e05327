import { textsOf } from '#shared/json.ts';
import { excerptOf } from '../reading/relevance.ts';
import { factsOf, saysFactsOf } from '../reading/facts.ts';
import { sentencesOf } from '../reading/sentences.ts';

const longestQuote = 220;
const mostQuoted = 4;

/**
 * The typed sentences of which a figure, a day or a name is nowhere in the document: what a model put in better
 * words is there, what it lost is told. One suggestion, or none.
 */
export function leftOut(typed: unknown, content: object): string[] {
  const said = factsOf(textsOf(content).join('\n'));
  const missing = [...new Set(textsOf(typed).flatMap(sentencesOf))].filter(
    (sentence) => !saysFactsOf(sentence, said),
  );
  if (missing.length === 0) return [];
  const quoted = missing
    .slice(0, mostQuoted)
    .map((sentence) => `“${excerptOf(sentence, longestQuote)}”`);
  const more = missing.length > mostQuoted ? ' e outros trechos do formulário' : '';
  return [`Do que você escreveu, ficou fora do texto: ${quoted.join('; ')}${more}.`];
}

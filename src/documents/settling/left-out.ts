import { textsOf } from '#shared/json.ts';
import { factsOf, missingFacts } from '../reading/facts.ts';
import { quote } from '../reading/quote.ts';
import { sentencesOf } from '../reading/sentences.ts';

const mostNamed = 6;

/**
 * The figures, days and names that were typed and are nowhere in the document: what a model put in better words is
 * there, what it lost is told. One suggestion, or none.
 */
export function leftOut(typed: unknown, content: object): string[] {
  const said = factsOf(textsOf(content).join('\n'));
  const missing = textsOf(typed)
    .flatMap(sentencesOf)
    .flatMap((sentence) => missingFacts(sentence, said))
    // A lone digit says nothing to who reads it here.
    .filter((fact) => fact.length > 1);
  const named = [...new Set(missing)].slice(0, mostNamed);
  if (named.length === 0) return [];
  return [`Confira se faz falta no texto, do que você escreveu: ${named.map(quote).join(', ')}.`];
}

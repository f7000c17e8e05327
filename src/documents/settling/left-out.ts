import { textsOf } from '#shared/json.ts';
import { factsOf, missingFacts } from '../reading/facts.ts';
import { quote } from '../reading/quote.ts';
import { sentencesOf } from '../reading/sentences.ts';

const mostNamed = 6;

/**
 * The figures and days that were typed and are nowhere in the document: what a model put in better words is there,
 * what it lost is told. Not a name: who was left out may be whom nobody should name. One suggestion, or none.
 */
export function leftOut(typed: unknown, content: object): string[] {
  const said = factsOf(textsOf(content).join('\n'));
  const missing = textsOf(typed)
    .flatMap(sentencesOf)
    .flatMap((sentence) => missingFacts(sentence, said))
    // A lone digit says nothing to who reads it here.
    .filter((fact) => fact.length > 1 && /\d/.test(fact));
  const named = [...new Set(missing)].slice(0, mostNamed);
  if (named.length === 0) return [];
  const list = named.map(quote).join(', ');
  return [`Você escreveu ${list}, e o texto não diz isso. Se fizer falta, acrescente.`];
}

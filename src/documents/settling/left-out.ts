import { textsOf } from '#shared/json.ts';
import { daysIn, factsOf, missingFacts } from '../reading/facts.ts';
import { quote } from '../reading/quote.ts';
import { sentencesOf } from '../reading/sentences.ts';

const mostNamed = 4;
/** Words on either side of a figure: alone it says nothing. A sentence of so few is named whole. */
const wordsAround = 3;
const wordsOfShort = 12;

/**
 * The figures and days that were typed and are nowhere in the document: what a model put in better words is there,
 * what it lost is told. Not a name: who was left out may be whom nobody should name. One suggestion, or none.
 */
export function leftOut(typed: unknown, content: object): string[] {
  const said = factsOf(textsOf(content).join('\n'));
  const explained = daysIn(textsOf((content as { suggestions?: unknown }).suggestions).join('\n'));
  const missing = textsOf(typed)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const figures = missingFacts(sentence, said).filter(
        (fact) => fact.length > 1 && /\d/.test(fact),
      );
      // What happened on a day that the suggestions speak of was left out on purpose: they say why.
      if (figures.length === 0 || [...daysIn(sentence)].some((day) => explained.has(day)))
        return [];
      return figures.map((fact) => [fact, around(sentence, fact)] as const);
    });
  const named = [...new Map(missing).values()].slice(0, mostNamed);
  if (named.length === 0) return [];
  const list = [...new Set(named)].map(quote).join(', ');
  return [`Você escreveu ${list}, e o texto não diz isso. Se fizer falta, acrescente.`];
}

const endMarks = /[.,;:!?]+$/u;

/** A short sentence, or a figure with a few words of its own: 'ficou parado 40 minutos no pátio'. */
function around(sentence: string, fact: string): string {
  const words = sentence.trim().split(/\s+/u);
  if (words.length <= wordsOfShort) return words.join(' ').replace(endMarks, '');
  const at = words.findIndex((word) => word.includes(fact));
  if (at < 0) return fact;
  const near = words.slice(Math.max(0, at - wordsAround), at + wordsAround + 1);
  return near.join(' ').replace(endMarks, '');
}

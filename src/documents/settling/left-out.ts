import { textsOf } from '#shared/json.ts';
import { daysIn, factsOf, missingFacts } from '../reading/facts.ts';
import { quote } from '../reading/quote.ts';
import { sentencesOf } from '../reading/sentences.ts';

const mostNamed = 2;
/** Words before the first figure that is missing and after the last one: alone a figure says nothing. */
const wordsAround = 8;

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
      return [around(sentence, figures)];
    });
  const named = [...new Set(missing)].slice(0, mostNamed);
  if (named.length === 0) return [];
  const list = named.map(quote).join(' e ');
  return [`Você escreveu ${list}, e o texto não diz isso. Se fizer falta, acrescente.`];
}

const endMarks = /[.,;:!?]+$/u;

/** What a sentence says of these figures, once: whole, or from a few words before the first to a few after the last. */
function around(sentence: string, figures: readonly string[]): string {
  const words = sentence.trim().split(/\s+/u);
  const places = words.flatMap((word, at) =>
    figures.some((figure) => word.includes(figure)) ? [at] : [],
  );
  const from = Math.max(0, Math.min(...places) - wordsAround);
  const to = Math.min(words.length, Math.max(...places) + wordsAround + 1);
  if (places.length === 0 || to - from >= words.length - wordsAround) {
    return words.join(' ').replace(endMarks, '');
  }
  const said = words.slice(from, to).join(' ').replace(endMarks, '');
  return `${from > 0 ? '… ' : ''}${said}${to < words.length ? ' …' : ''}`;
}

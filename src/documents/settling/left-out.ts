import { textsOf } from '#shared/json.ts';
import { splitWords } from '../kit/words.ts';
import { daysIn, factsOf, missingFacts } from '../reading/facts.ts';
import { quote } from '../reading/quote.ts';
import { sentencesOf } from '../reading/sentences.ts';

const mostNamed = 2;
/** What is longer is not quoted whole. */
const mostWords = 40;

/**
 * The figures and days that were typed and are nowhere in the document: what a model put in better words is there,
 * what it lost is told. Not a name: who was left out may be whom nobody should name. What is typed as notes is a wish, whose
 * figures need not be said ('nada entre 23/12 e 01/01'). One suggestion, or none.
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
  return [`Ficou fora do texto: ${list}.`];
}

const endMarks = /[.,;:!?]+$/u;

/** Without a bracket that is opened and not closed again, or closed and not opened. */
function closed(text: string): string {
  return text.replace(/\s*\([^()]*$/u, '').replace(/^[^()]*\)\s*/u, '');
}

/** What a sentence says of these figures, in whole clauses: all from the first to the last, or the first alone. */
function around(sentence: string, figures: readonly string[]): string {
  const clauses = sentence.trim().split(/(?<=[,;:])\s+/u);
  const says = (clause: string) => figures.some((figure) => clause.includes(figure));
  const first = clauses.findIndex(says);
  if (first < 0) return sentence.trim().replace(endMarks, '');
  const said = clauses.slice(first, clauses.findLastIndex(says) + 1).join(' ');
  const isShort = splitWords(said).length <= mostWords;
  const quoted = isShort ? said : clauses[first]!;
  const cut = closed(quoted);
  return (says(cut) ? cut : quoted.replaceAll('(', '').replaceAll(')', '')).replace(endMarks, '');
}

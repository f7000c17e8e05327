import { itemsOf } from '../kit/items.ts';
import { cutAtWord } from '../kit/words.ts';
import { factsOf, missingFacts } from './facts.ts';
import { quote } from './quote.ts';

/*
 * Notes for the leader stand beside the document, and no change of it reaches them: where they still say what goes, that is told.
 */

type Content = Record<string, unknown>;

const mostNamed = 3;
const longestHead = 60;

/** One sentence about the notes that still say a name, a day or a figure which the changes take out; '' where none does. */
export function staleNotesIn(before: Content, after: Content): string {
  const { suggestions } = before;
  if (!Array.isArray(suggestions)) return '';
  const gone = missingFacts(textOf(before), factsOf(textOf(after))).filter(isTelling);
  const stale = suggestions.filter((note): note is string => {
    if (typeof note !== 'string') return false;
    const said = factsOf(note);
    return gone.some((fact) => missingFacts(inSentence(fact), said).length === 0);
  });
  if (stale.length === 0) return '';
  const heads = stale.slice(0, mostNamed).map((note) => quote(headOf(note)));
  return `As notas para você não mudam junto, e ainda falam do que sai: ${heads.join('; ')}. Confira.`;
}

const textOf = (content: Content) =>
  itemsOf(content)
    .map(({ text }) => text)
    .join('\n');

/** A single digit may be any other. */
const isTelling = (fact: string) => !/^\d$/u.test(fact);

/** A name is one where a word stands before it. */
const inSentence = (fact: string) => `diz ${fact}`;

function headOf(note: string): string {
  if (note.length > longestHead) return `${cutAtWord(note, longestHead)}…`;
  return note.endsWith('.') ? note.slice(0, -1) : note;
}

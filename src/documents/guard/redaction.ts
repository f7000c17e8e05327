import { contentWords, normalize } from '../knowledge/words.ts';
import { clausesOf } from './clauses.ts';
import { personalPlace, type Clause } from './reasons.ts';

const cover = '[dado pessoal omitido]';
/** No clause says more that is personal: one that does goes whole. */
const mostCovers = 4;

/**
 * A sentence with what is personal in it covered: whoever writes from it still knows that Daniele is away in
 * February, and not why.
 */
export function redactedSentence(sentence: string): string {
  const { clauses, joints } = clausesOf(sentence);
  return clauses.map((clause, index) => `${redacted(clause)}${joints[index] ?? ''}`).join('');
}

/** What is personal in a sentence, word by word as it is said, in plain letters. */
export function personalWordsIn(sentence: string): string[] {
  return clausesOf(sentence).clauses.flatMap((clause) => uncovered(clause).words.map(normalize));
}

const redacted = (clause: Clause) => uncovered(clause).rest;

/** A clause under its covers, and what is below them. */
function uncovered({ text, ofWork }: Clause): { rest: string; words: string[] } {
  const words: string[] = [];
  let rest = text;
  while (words.length < mostCovers) {
    const place = personalPlace({ text: rest, ofWork });
    if (place === null) return { rest, words };
    words.push(rest.slice(place.from, place.to));
    rest = `${rest.slice(0, place.from)}${cover}${rest.slice(place.to)}`;
  }
  return { rest: cover, words: [text] };
}

/** Nothing of a covered sentence is left to write from. */
export function saysNothingElse(covered: string): boolean {
  return contentWords(normalize(covered.replaceAll(cover, ' '))).length === 0;
}

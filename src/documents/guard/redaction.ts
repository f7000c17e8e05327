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

function redacted({ text, ofWork }: Clause): string {
  let rest = text;
  for (let covers = 0; covers < mostCovers; covers += 1) {
    const place = personalPlace({ text: rest, ofWork });
    if (place === null) return rest;
    rest = `${rest.slice(0, place.from)}${cover}${rest.slice(place.to)}`;
  }
  return cover;
}

/** Nothing of a covered sentence is left to write from. */
export function saysNothingElse(covered: string): boolean {
  return contentWords(normalize(covered.replaceAll(cover, ' '))).length === 0;
}

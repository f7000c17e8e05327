import { clausesOf } from './clauses.ts';
import { personalPlace } from './reasons.ts';

export const redacted = '[dado pessoal omitido]';

/**
 * A sentence with what is personal in it covered: whoever writes from it still knows that Daniele is away in
 * February, and not why.
 */
export function redactedSentence(sentence: string): string {
  const { clauses, joints } = clausesOf(sentence);
  return clauses
    .map((clause, index) => {
      const place = personalPlace(clause);
      const text =
        place === null
          ? clause.text
          : `${clause.text.slice(0, place.from)}${redacted}${clause.text.slice(place.to)}`;
      return `${text}${joints[index] ?? ''}`;
    })
    .join('');
}

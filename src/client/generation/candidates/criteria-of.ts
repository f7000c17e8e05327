import type { CandidateCard } from '#shared/candidate-cards.ts';

/** Those of the script, then what a card says of criteria that an edit took out of it. */
export function criteriaOf(card: CandidateCard, criteria: readonly string[]): string[] {
  const gone = card.marks.map(({ criterion }) => criterion);
  return [...new Set([...criteria, ...gone])];
}

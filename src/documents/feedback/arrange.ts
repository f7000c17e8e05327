import { similarity, normalize, stems } from '../knowledge/words.ts';
import type { FeedbackContent } from './contract.ts';

export type Section = FeedbackContent['structure'][number];

/** Two names of one part: 'O que evoluir' and 'O que pode evoluir'. */
const sameName = 0.5;

/**
 * The sections of a script in the order and under the names that its type has: what came under another name
 * is found by likeness or by place, what is of no part joins the part before it; nothing comes twice.
 */
export function arranged(written: readonly Section[], reference: readonly Section[]): Section[] {
  const places = written.map((section) => placeOf(section.section, reference));
  const byPlace =
    written.length === reference.length && places.every((place) => place === null)
      ? written.map((_, index) => index)
      : places;
  const parts = reference.map(({ section }): Section => ({ section, points: [], questions: [] }));
  let current = 0;
  written.forEach(({ points, questions }, index) => {
    current = byPlace[index] ?? current;
    parts[current]?.points.push(...points);
    parts[current]?.questions.push(...questions);
  });
  return distinct(parts);
}

/** Nothing twice, neither said nor asked. */
function distinct(parts: readonly Section[]): Section[] {
  const seen = new Set<string>();
  const fresh = (items: readonly string[]) =>
    items.filter((item) => {
      const key = normalize(item) || item;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  return parts.map(({ section, points, questions }) => ({
    section,
    points: fresh(points),
    questions: fresh(questions),
  }));
}

/** A part that has no points, or no questions, has those of `reference` that are not said elsewhere. */
export function filled(parts: readonly Section[], reference: readonly Section[]): Section[] {
  const said = new Set(parts.flatMap(({ points, questions }) => [...points, ...questions]));
  const unsaid = (items: readonly string[] = []) => items.filter((item) => !said.has(item));
  return parts.map(({ section, points, questions }, index) => ({
    section,
    points: points.length > 0 ? points : unsaid(reference[index]?.points),
    questions: questions.length > 0 ? questions : unsaid(reference[index]?.questions),
  }));
}

function placeOf(name: string, reference: readonly Section[]): number | null {
  const plain = normalize(name.replace(/^\d+\s*[.)-]\s*/u, ''));
  const exact = reference.findIndex(({ section }) => normalize(section) === plain);
  if (exact >= 0) return exact;
  const ranked = reference
    .map(({ section }, index) => ({ index, score: similarity(stems(section), stems(plain)) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  return best !== undefined && best.score >= sameName ? best.index : null;
}

/** The section that a point of `reference` stands in, and the point; null where none holds the words. */
export function holderOf(
  words: string,
  reference: readonly Section[],
): { index: number; point: string } | null {
  const wanted = normalize(words);
  for (const [index, { points }] of reference.entries()) {
    const point = points.find((candidate) => normalize(candidate).includes(wanted));
    if (point !== undefined) return { index, point };
  }
  return null;
}

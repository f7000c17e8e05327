import { withFinalStop } from '../writing/portuguese.ts';
import { hrOpening, individualOpening, postponedOpening } from './rules.ts';
import type { PlacedTopics } from './topic-places.ts';

/** What was typed and has no place in the agenda is said word for word. */
export function unplaced({
  minutes,
  postponed,
  individual,
  forHr,
}: Pick<PlacedTopics, 'postponed' | 'individual' | 'forHr'> & { minutes: number }): string[] {
  const quotes = (topics: readonly string[]) => topics.map((topic) => `“${topic}”`).join('; ');
  return [
    ...(postponed.length > 0 ? [postponedText(minutes, postponed)] : []),
    ...(individual.length > 0 ? [`${individualOpening} ${quotes(individual)}.`] : []),
    ...(forHr.length > 0 ? [`${hrOpening} ${quotes(forHr)}.`] : []),
  ];
}

export function postponedText(minutes: number, topics: readonly string[]): string {
  return `${postponedOpening} ${minutes} minutos; sugerimos uma segunda conversa para: ${withFinalStop(topics.join('; '))}`;
}

import { normalize } from '../words.ts';
import type { TopicTheme } from './theme.ts';
import { operationThemes } from './topics-operations.ts';
import { peopleThemes } from './topics-people.ts';
import { ritualThemes } from './topics-rituals.ts';
import { workThemes } from './topics-work.ts';

const topicThemes: readonly TopicTheme[] = [
  ...peopleThemes,
  ...workThemes,
  ...operationThemes,
  ...ritualThemes,
];

/** A longer text is no name of a topic. */
const longestTopic = 80;

/**
 * The theme that most words of a short text name; among equals the one named first, then the one named with
 * more letters; null for none.
 */
export function themeOf(topic: string): TopicTheme | null {
  if (topic.length > longestTopic) return null;
  const padded = ` ${normalize(topic)} `;
  const named = topicThemes.flatMap((theme) => {
    const found = theme.keys
      .map((key) => ({ position: padded.indexOf(` ${key}`), length: key.length }))
      .filter(({ position }) => position >= 0);
    const position = Math.min(...found.map((each) => each.position));
    const length = Math.max(...found.map((each) => each.length));
    return found.length === 0 ? [] : [{ theme, score: found.length, position, length }];
  });
  const [best] = named.toSorted(
    (a, b) => b.score - a.score || a.position - b.position || b.length - a.length,
  );
  return best?.theme ?? null;
}

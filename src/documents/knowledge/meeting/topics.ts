import { contentWords, normalize } from '../words.ts';
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

/** When something is says nothing of what it is. */
const whenWords = new Set(
  `janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro ano mes semana`.split(
    ' ',
  ),
);

/** A word beside the key may be what the topic is about ('horário da contagem'): then no theme is known. */
function isAllKey(padded: string, keys: readonly string[]): boolean {
  const words = keys.map((key) => (key.endsWith(' ') ? key.trimEnd() : `${key}\\w*`));
  const rest = padded.replace(new RegExp(`(?<= )(?:${words.join('|')})(?= )`, 'gu'), ' ');
  return contentWords(rest).every((word) => whenWords.has(word));
}

/**
 * The theme that a short text names and says nothing beside; of several the one that most words name, then the one
 * named first, then the one named with more letters; null for none. A figure or a question says more than a theme.
 */
export function themeOf(topic: string): TopicTheme | null {
  if (/[\d?]/u.test(topic)) return null;
  const padded = ` ${normalize(topic)} `;
  const named = topicThemes.flatMap((theme) => {
    const found = theme.keys
      .map((key) => ({ position: padded.indexOf(` ${key}`), length: key.length }))
      .filter(({ position }) => position >= 0);
    const position = Math.min(...found.map((each) => each.position));
    const length = Math.max(...found.map((each) => each.length));
    return found.length === 0 || !isAllKey(padded, theme.keys)
      ? []
      : [{ theme, score: found.length, position, length }];
  });
  const [best] = named.toSorted(
    (a, b) => b.score - a.score || a.position - b.position || b.length - a.length,
  );
  return best?.theme ?? null;
}

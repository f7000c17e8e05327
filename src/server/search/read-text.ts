import { isJsonObject } from '#shared/json.ts';
import type { FindMarks, Marked } from './excerpt.ts';
import { excerptAround } from './excerpt.ts';

/** As many characters of a document as are kept to be found. */
const mostCharacters = 20_000;

/** The texts of a document's content, in its order; what it cites is found where it stands. */
export function textsOf(content: unknown): string[] {
  const texts: string[] = [];
  let room = mostCharacters;
  const read = (value: unknown): void => {
    if (room <= 0) return;
    if (typeof value === 'string') {
      texts.push(value.slice(0, room));
      room -= value.length;
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  read(isJsonObject(content) ? { ...content, citations: null } : content);
  return texts;
}

/** The passage that holds most of what was looked for; none where the title alone does. */
export function bestPassage(texts: readonly string[], marksOf: FindMarks): Marked {
  let best: string | null = null;
  let most = 0;
  for (const text of texts) {
    const words = new Set(marksOf(text).map(([start, end]) => text.slice(start, end)));
    if (words.size > most) [best, most] = [text, words.size];
  }
  return best === null ? { text: '', marks: [] } : excerptAround(best, marksOf);
}

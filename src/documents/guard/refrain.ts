import { textsOf } from '#shared/json.ts';
import { codesIn } from '../knowledge/injection-signs.ts';
import { normalize } from '../knowledge/words.ts';

/** Fewer texts than this may well say the same. */
const fewest = 4;

/**
 * Tells that an answer says one thing over and over, or carries one code through most of its texts. That is
 * no document about anything: a model does it when it is broken, or obeys an order instead of writing.
 */
export function isRefrain(content: object): boolean {
  const texts = textsOf(content).filter((text) => /\p{L}/u.test(text));
  if (texts.length < fewest) return false;
  const same = mostFrequent(texts.map((text) => [normalize(text)]));
  const code = mostFrequent(texts.map(codesIn));
  return same > texts.length / 2 || code > texts.length / 2;
}

/** In how many lists the thing stands that stands in the most. */
function mostFrequent(lists: Iterable<string>[]): number {
  const counts = new Map<string, number>();
  for (const each of lists.flatMap((list) => [...new Set(list)])) {
    counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

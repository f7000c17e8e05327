import { firstName } from '../kit/names.ts';
import { normalize } from '../knowledge/words.ts';

/*
 * Names as they are typed into a field of their own. Nothing here looks for names inside a text.
 */

export { firstName, isGroup } from '../kit/names.ts';

/** Whether the text speaks of somebody by that first name: as a whole word, whatever its case and accents. */
export function mentions(text: string, name: string): boolean {
  const first = normalize(firstName(name));
  return first.length > 1 && ` ${normalize(text)} `.includes(` ${first} `);
}

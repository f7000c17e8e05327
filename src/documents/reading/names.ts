import { firstName } from '../kit/names.ts';
import { normalize } from '../knowledge/words.ts';

/** Whether the text speaks of somebody by that first name: as a whole word, whatever its case and accents. */
export function mentions(text: string, name: string): boolean {
  const first = normalize(firstName(name));
  return first.length > 1 && ` ${normalize(text)} `.includes(` ${first} `);
}

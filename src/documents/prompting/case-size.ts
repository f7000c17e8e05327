import { textsOf } from '#shared/json.ts';

/** Fewer typed characters than this make a case of one sheet. */
const shortCase = 480;

/** Whether so little was typed that one sheet holds all that there is to say. */
export function isShortCase(brief: object): boolean {
  return textsOf(brief).join('').length < shortCase;
}

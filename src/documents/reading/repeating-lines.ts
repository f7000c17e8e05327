import { itemsOf, listsOf } from '../kit/items.ts';
import { pageOf, saidInLine } from '../kit/page.ts';
import { normalize } from '../knowledge/words.ts';
import { isIn } from './named-parts.ts';

/*
 * What a document with a page says twice: the application follows in the members of fields what lines of the page say.
 */

/** A member of a list, and the lines of the page that say it word for word. */
export interface RepeatedMember {
  member: string;
  /** What it says first, as words compare. */
  head: string;
  lines: string[];
}

/** Fewer are a name or a thing to bring, and no sentence. */
export const wordsOfSentence = 4;

export const isSentence = (words: string) => words.split(' ').length >= wordsOfSentence;

/** Whether a line, or a cell of a row, begins with some words; what stands elsewhere in it may be by the way. */
export function beginsWith(line: string, words: string): boolean {
  return line
    .split('|')
    .some((piece) => `${normalize(saidInLine(piece))} `.startsWith(`${words} `));
}

/** Whether a line is a text, or has the whole of it where that is a sentence; of words as they compare. */
export function saysIn(line: string): (words: string) => boolean {
  const said = normalize(saidInLine(line));
  const whole = ` ${normalize(line)} `;
  return (words) =>
    words !== '' && (said === words || (isSentence(words) && whole.includes(` ${words} `)));
}

/** The members that lines of the page repeat; none where a document has no page, or was edited as text. */
export function repeatedMembers(content: Record<string, unknown>): RepeatedMember[] {
  if (pageOf(content) === '') return [];
  const items = itemsOf(content);
  const lines = items
    .filter(({ id }) => isIn(id, 'page'))
    .map(({ id, text }) => ({ id, says: saysIn(text) }));
  const members = [...listsOf(content)].filter(([id]) => !isIn(id, 'page')).flatMap(([, of]) => of);
  return members.flatMap((member) => {
    const head = normalize(items.find(({ id }) => isIn(id, member))?.text ?? '');
    const saying = lines.filter(({ says }) => says(head)).map(({ id }) => id);
    return saying.length === 0 ? [] : [{ member, head, lines: saying }];
  });
}

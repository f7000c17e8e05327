import { imperativeOf } from './imperative.ts';
import { manners } from './knowledge.ts';
import type { Letter } from './reading.ts';
import { toMany } from './recipient.ts';
import { joinList, lowerFirst, withoutFinalStop } from '../portuguese.ts';
import { wordsIn } from './text.ts';

/*
 * How a letter asks for what the leader typed as things to do.
 */

const mostWordsOfShort = 14;
const clause =
  /(?<!\p{L})(?:pois|porque|já que|para que|senão|caso|se|quando|visto que)(?!\p{L})|[;:(]/iu;

/** One sentence that asks for all of it, in the tone of the letter. */
export function requestSentence(letter: Letter, tasks: readonly string[]): string {
  const { request } = manners(letter);
  const many = letter.recipient.many;
  const infinitives = joinList(tasks.map((task) => lowerFirst(withoutFinalStop(task))));
  const short =
    letter.purpose !== 'correção' &&
    wordsIn(infinitives) <= mostWordsOfShort &&
    !clause.test(infinitives);
  const refrains = tasks.some((task) => /^não /iu.test(task));
  const frame = refrains ? 'Por favor, {faça}.' : short ? request.short : request.long;
  const imperatives = joinList(
    tasks.map((task) => imperativeOf(lowerFirst(withoutFinalStop(task)), many)),
  );
  return (many ? toMany(frame) : frame)
    .replace('{fazer}', () => infinitives)
    .replace('{faça}', () => imperatives);
}

import { requestOf, requestOfMany } from '../../knowledge/letter/verbs.ts';
import { manners } from './knowledge.ts';
import type { Letter } from './reading.ts';
import { toMany } from './recipient.ts';
import { joinList, lowerFirst, startsWithInfinitive, withoutFinalStop } from '../portuguese.ts';
import { wordsIn } from './text.ts';

/*
 * How a letter asks for what the leader typed as things to do.
 */

const mostWordsOfShort = 14;
const clause =
  /(?<!\p{L})(?:pois|porque|já que|para que|senão|caso|se|quando|visto que)(?!\p{L})|[;:(]/iu;

/** 'enviar o relatório e conferir os valores' → 'envie o relatório e confira os valores' */
export function imperativeOf(task: string, many: boolean): string {
  const [, negation = '', verb = '', clitic = '', rest = ''] =
    /^(não )?(\p{L}+)((?:-\p{L}+)*)(.*)$/isu.exec(task) ?? [];
  return `${negation}${requested(verb, many)}${clitic}${coordinated(rest, many)}`;
}

function requested(infinitive: string, many: boolean): string {
  const request = requestOf(infinitive.toLocaleLowerCase('pt-BR'));
  return many ? requestOfMany(request) : request;
}

/** Infinitives that go on from the first one: '…, conferir e enviar'. */
function coordinated(rest: string, many: boolean): string {
  return rest.replace(
    /(,| e| ou|, e)((?: não)?(?: (?:me|nos|lhes?))?) (\p{L}+[aei]r)(?=[\s,.;]|$)/giu,
    (found, joint: string, between: string, verb: string) =>
      startsWithInfinitive(verb) ? `${joint}${between} ${requested(verb, many)}` : found,
  );
}

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

import { normalize } from '../../knowledge/words.ts';
import type { Recipient } from './recipient.ts';

/*
 * 'Avise o Carlos que…', 'fala pra ela que…': the leader tells the writer what to tell the reader, and the
 * letter tells it.
 */

/** How the telling begins, and the verb that it is. */
const tellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:avis[ae]|inform[ae]|comuni(?:ca|que)|diga|diz|fal[ae]|cont[ae])$/u, 'Avisar'],
  [/^(?:lembr[ae]|relembr[ae])$/u, 'Lembrar'],
  [/^(?:peca|pede)$/u, 'Pedir'],
  [/^(?:agradeca|agradece)$/u, 'Agradecer'],
  [/^(?:parabeniz[ae])$/u, 'Parabenizar'],
  [/^(?:convid[ae])$/u, 'Convidar'],
];

const telling =
  /^(?:(?:[Pp]or favor|[Ff]avor),? )?(\p{L}+) (?:(?:para|pra|pro|com|a|ao|à|o) )?(?:[oa] )?(\p{L}[\p{L}’'-]*)(?: \p{Lu}[\p{L}’'-]*)* (?=(?:que|para|pra|de|do|da|sobre|por|pel[oa]s?) )/u;

const group =
  /^(?:equipe|time|pessoal|turma|grupo|todos|todas|galera|gente|eles|elas|todo mundo)$/iu;

/** What is to be told, as the act that the letter is; a text that tells nobody stays. */
export function relayed(text: string, { name, many }: Recipient): string {
  const [whole = '', typed = '', who = ''] = telling.exec(text) ?? [];
  const plain = normalize(typed);
  const verb = tellings.find(([pattern]) => pattern.test(plain))?.[1];
  if (verb === undefined || name === '') return text;
  const called = normalize(who);
  const isReader = many
    ? group.test(who)
    : /^(?:el[ea])$/iu.test(who) || normalize(name).split(' ').includes(called);
  if (!isReader) return text;
  const rest = text.slice(whole.length);
  // 'Fala com a Ana sobre' is a talk, 'fala pra Ana que' is news.
  const talks = plain.startsWith('fal') && !/^que /iu.test(rest);
  const object = many ? '' : /^(?:Lembrar|Parabenizar|Convidar)$/u.test(verb) ? 'você ' : '';
  return `${talks ? 'Conversar' : verb} ${object}${rest}`;
}

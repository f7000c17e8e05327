import { actsOnPerson } from '../../knowledge/letter/verbs.ts';
import { qualityNouns } from '../../knowledge/letter/qualities.ts';
import { normalize } from '../../knowledge/words.ts';
import { requestSentence } from './asking.ts';
import { manners, phrases } from './knowledge.ts';
import { aboutOpening, said, themedOpening } from './opening.ts';
import type { Point } from './points.ts';
import type { Letter } from './reading.ts';
import { asSentence } from './text.ts';
import { contract, joinList } from '../portuguese.ts';
import { themeOf, withTheme } from '../theme.ts';

/*
 * Infinitives that the leader typed, as sentences of the letter: what it does by being sent, and what is to
 * be done.
 */

type Act = Extract<Point, { type: 'act' }>;

/** What a letter does by saying so: 'Quero agradecer o seu apoio na implantação.' */
export function actSentence(letter: Letter, { act, verb, rest }: Act): string {
  const { volition } = manners(letter);
  switch (act) {
    case 'inform':
      return informed(letter, verb, rest);
    case 'wonder':
      return asSentence(
        `${volition === 'Quero' ? 'Gostaria de' : volition} ${verb === 'entender' ? verb : 'saber'} ${rest}`,
      );
    case 'ask':
      if (verb === 'cobrar') return asSentence(`Preciso ${contract('de', rest)}`);
      return asSentence(
        letter.tone === 'formal' || (verb === 'solicitar' && volition === 'Quero')
          ? `Solicito ${rest}`
          : `${volition} ${verb === 'solicitar' ? 'pedir' : verb} ${rest}`,
      );
    case 'talk':
      return talked(letter, verb, rest);
    case 'remind':
      // 'Lembro que…', 'Reforço que…'
      if (/^que\s/iu.test(rest)) return asSentence(`${verb.replace(/ar$/u, 'o')} ${rest}`);
      return asSentence(`${volition} ${toYou(letter, verb)} ${rest}`);
    case 'thank':
      return asSentence(
        `${volition} ${toYou(letter, verb)} ${withPossessive(theirDoing(letter, rest))}`,
      );
    case 'invite':
      // 'Quero convidar a Renata para o café': someone else is invited.
      return asSentence(
        `${volition} ${/^(?:para|pra|pros?|pras|à|aos?|às|a \p{L}+[aei]r)\s/iu.test(rest) ? toYou(letter, verb) : verb} ${rest}`,
      );
  }
}

function youOf({ recipient }: Letter): string {
  return recipient.many ? 'vocês' : 'você';
}

/** 'parabenizar você', but 'agradecer' */
function toYou(letter: Letter, verb: string): string {
  return actsOnPerson.has(normalize(verb)) ? `${verb} ${youOf(letter)}` : verb;
}

/** What comes after 'sobre', 'a respeito de'. */
const matter = /^(?:sobre|a respeito d[eoa]s?|quanto [aà]o?s?|d[eoa]s?) (.+)$/iu;

function informed(letter: Letter, verb: string, rest: string): string {
  const theme = matter.test(rest) ? themeOf(rest.replace(/^sobre /iu, ''), 'message') : null;
  if (theme) return themedOpening(letter, theme, false) ?? aboutOpening(letter, theme);
  return asSentence(`${manners(letter).volition} ${verb} ${rest}`);
}

function talked(letter: Letter, verb: string, rest: string): string {
  if (letter.purpose !== 'convite' && !matter.test(rest)) {
    return asSentence(`${manners(letter).volition} ${verb} ${rest} com ${youOf(letter)}`);
  }
  const theme = themeOf((matter.exec(rest)?.[1] ?? rest).replace(/^sobre /iu, ''), 'message');
  if (!theme || letter.purpose === 'instrucoes') {
    return asSentence(`${manners(letter).volition} ${verb} com ${youOf(letter)} ${rest}`);
  }
  const themed = letter.purpose === 'informativo' ? null : themedOpening(letter, theme, false);
  return themed ?? withTheme(said(letter, 'Quero conversar com você sobre {tema}.'), theme);
}

const possessives: Readonly<Record<string, string>> = {
  o: 'seu',
  a: 'sua',
  os: 'seus',
  as: 'suas',
};

/** 'o esforço de todos' is not one person's. */
const ofOthers =
  /^ d(?:e|as?|os?) (?:todos|todas|cada|vocês?|equipe|time|pessoal|turma|grupo|gente|colegas|\p{Lu})/u;

/** 'o apoio na implantação' → 'o seu apoio na implantação' */
function withPossessive(rest: string): string {
  const match = /^((?:pel)?(o|a|os|as)) (\p{L}+)(?!\p{L})(.*)$/isu.exec(rest);
  const [, before = '', article = '', thing = '', after = ''] = match ?? [];
  if (!match || !qualityNouns.test(normalize(thing)) || ofOthers.test(after)) return rest;
  return `${before} ${possessives[article.toLowerCase()] ?? 'seu'} ${thing}${after}`;
}

/** 'por ter ficado até tarde' → 'por você ter ficado até tarde' */
function theirDoing({ recipient }: Letter, rest: string): string {
  return recipient.many ? rest : rest.replace(/^por (?=\p{L}+[aei]r\s)/iu, 'por você ');
}

function opensWith({ points }: Letter, tasks: readonly string[]): boolean {
  const [first] = points;
  return first?.type === 'task' && first.text === tasks[0];
}

const broughtAlong = /^(?:trazer|levar|enviar|mandar|confirmar|responder|avisar|anotar) /iu;

/** Something to be done is asked for, or, in a letter about someone's work, spoken of. */
export function taskSentence(letter: Letter, tasks: readonly string[]): string {
  const { purpose } = letter;
  const infinitives = joinList(tasks);
  if (
    purpose === 'convite' &&
    opensWith(letter, tasks) &&
    !/^(?:participar|comparecer|vir|estar)(?!\p{L})/iu.test(infinitives)
  ) {
    const invited = `${manners(letter).volition} convidar ${youOf(letter)} para`;
    return asSentence(`${invited} ${infinitives}`);
  }
  if (purpose !== 'feedback' && purpose !== 'reconhecimento') return requestSentence(letter, tasks);
  // 'Trazer o cronograma' is for the talk, not what it is about.
  if (purpose === 'feedback' && tasks.every((task) => broughtAlong.test(task))) {
    return requestSentence(letter, tasks);
  }
  const theme = themeOf(infinitives, purpose === 'feedback' ? 'growth' : 'subject');
  const themed = theme && themedOpening(letter, theme, false);
  if (themed !== null) return themed;
  if (purpose === 'feedback') {
    return asSentence(said(letter, `Quero conversar com você sobre como ${infinitives}`));
  }
  const leading = letter.variants.take(phrases(letter).leading);
  if (leading.endsWith('!')) return `${said(letter, leading)} ${asSentence(infinitives)}`;
  return asSentence(`${said(letter, leading)}: ${infinitives}`);
}

import {
  contract,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { nounPhrase } from '../writing/noun-phrase.ts';
import { nounOf } from '../knowledge/nouns.ts';
import { withTheme } from '../writing/theme.ts';
import { improvementMoulds, type Moulds } from '../knowledge/feedback/improvements.ts';
import { morePositives, positiveTails } from '../knowledge/feedback/moulds.ts';
import type { Said } from './said.ts';
import type { Improvement } from './improvement.ts';
import type { Talk } from './talk.ts';
import { asSentence, pieces, quotedList, talkHead, wordCount } from './typed.ts';

/*
 * The list items and the facts, as they are said: the typed words, with as little around them as a person
 * would put.
 */

const longestWithTail = 25;
const mostWithTail = 3;
/** A situation longer than this is not read aloud; its first sentences are. */
const mostContextWords = 130;
/** Words of a situation that is named, not told. */
const longestName = 16;

/** 'Rotas sem erro de endereço: é um exemplo do padrão que queremos na equipe.' */
export function positivePoints(talk: Talk, said: Said): string[] {
  const { positives, tone, variants } = talk;
  const tails = positiveTails[tone];
  const alone = said.typed(
    positives.slice(0, mostWithTail).map((point) => {
      const clean = quiet(withoutFinalStop(point));
      // 'Que registrou tudo no mesmo dia' is what was seen, and takes nothing after it.
      if (/^que\s/iu.test(clean)) return asSentence(`Notei ${lowerFirst(clean)}`);
      const plain = wordCount(clean) <= longestWithTail && !/[.!?;:]/u.test(clean);
      return asSentence(plain ? `${clean}: ${variants.take(tails)}` : point);
    }),
  );
  const rest = positives.slice(mostWithTail);
  if (rest.length === 0) return alone;
  return [...alone, morePositives[tone].replace('{texto}', () => quotedList(rest))];
}

/** What could be done better, each point in the way its own words allow. */
export function improvementPoints(talk: Talk, said: Said, most: number): string[] {
  return talk.improvements.slice(0, most).map((improvement, index) => {
    const ways = waysOf(improvement, talk, index === 0 ? 'first' : 'more');
    return said.first(ways) ?? asSentence(improvement.text);
  });
}

function waysOf({ text, theme, action }: Improvement, talk: Talk, place: keyof Moulds): string[] {
  const moulds = improvementMoulds[talk.tone];
  const turned = (kind: Moulds) => {
    const next = talk.variants.take(kind[place]);
    return [next, ...kind[place].filter((mould) => mould !== next)];
  };
  const clean = withoutFinalStop(text);
  const typed = turned(moulds.typed).map((mould) => mould.replace('{texto}', () => clean));
  if (action === null && theme === null) return typed;
  if (action !== null && theme === null) {
    return [
      ...turned(moulds.action).map((mould) => mould.replace('{acao}', () => action)),
      ...typed,
    ];
  }
  const named = theme?.trouble === true ? moulds.trouble : moulds.theme;
  return [...turned(named).map((mould) => withTheme(mould, theme)), ...typed];
}

/** What happened, in the leader's own words. */
export function factPoints(lines: readonly string[], said: Said): string[] {
  return said.typed(pieces(lines).map(asSentence));
}

/** The situation, as far as it can be said in a minute. */
export function contextPoints(talk: Talk, said: Said): string[] {
  const verb = talk.type === '360' ? 'Trago' : 'Falo';
  return said.typed(spoken(talk.context).map((piece) => situation(piece, verb)));
}

const thisTalk = /^(?:feedback|retorno|devolutiva|conversa|one[ -]on[ -]one|1:1)(?!\p{L})/iu;

/** 'Fechamento do inventário' → 'Falo do fechamento do inventário.' What tells something stays as it is. */
function situation(piece: string, verb: 'Trago' | 'Falo'): string {
  const clean = withoutFinalStop(piece);
  const about = talkHead.exec(clean)?.[1];
  if (about !== undefined) return asSentence(`A conversa é sobre ${lowerFirst(about)}`);
  // 'Conversa de rotina mensal' names this very conversation.
  if (verb === 'Falo' && thisTalk.test(clean)) return asSentence(piece);
  if (wordCount(clean) > longestName || !/^[\p{L}\p{M}\p{N}\s,%/-]+$/u.test(clean)) {
    return asSentence(piece);
  }
  if (startsWithInfinitive(clean)) return `O assunto é ${lowerFirst(clean)}.`;
  const words = clean.split(/\s+/u);
  const things = words.slice(1).some(isPluralVerb) ? null : nounPhrase(words);
  if (things === null) return asSentence(piece);
  return verb === 'Trago'
    ? `Trago ${things.join(' e ')}.`
    : `Falo ${things.map((thing) => contract('de', thing)).join(' e ')}.`;
}

/** 'demoram', 'chegam': then something is told and not named. */
function isPluralVerb(word: string): boolean {
  const low = word.toLocaleLowerCase('pt-BR');
  return /^\p{L}{2,}(?:am|em)$/u.test(low) && !nounsInEm.test(low) && nounOf(low) === null;
}
const nounsInEm =
  /(?:gem|bém|vém|rém|ém)$|^(?:homem|jovem|ordem|nuvem|item|totem|trem|quem|sem|nem|bem|cem|ontem|refém|porcentagem)$/u;

/** Whether some of the situation stays unsaid. */
export function contextIsLong({ context }: Talk): boolean {
  return spoken(context).length < pieces(context).length;
}

function spoken(context: readonly string[]): string[] {
  let words = 0;
  return pieces(context).filter((piece, index) => {
    words += wordCount(piece);
    return index === 0 || words <= mostContextWords;
  });
}

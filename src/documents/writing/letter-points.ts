import { asksForSomething, statesSomething } from '../knowledge/letter-clauses.ts';
import { speechActs, type SpeechAct } from '../knowledge/letter-verbs.ts';
import { normalize } from '../knowledge/words.ts';
import type { Recipient } from './letter-recipient.ts';
import type { Origin, TypedPoint } from './letter-text.ts';
import { toYou } from './letter-you.ts';
import { lowerFirst, startsWithInfinitive, upperFirst, withoutFinalStop } from './portuguese.ts';

/*
 * What each typed sentence is for in a letter: a fact, something asked for, something to be done, what the
 * letter itself does ('agradecer o apoio'), a name of something, or a detail such as 'Local: sala 2'.
 */

export type Point = { listed: boolean; origin: Origin } & (
  | { type: 'fact' | 'ask' | 'noun'; text: string }
  /** An infinitive clause without its final stop: 'enviar o relatório até sexta'. */
  | { type: 'task'; text: string }
  | { type: 'act'; act: SpeechAct; verb: string; rest: string }
  | { type: 'detail'; label: string; value: string }
);

export interface PointReader {
  recipient: Recipient;
  /** The letter is about what the recipient did. */
  aboutThem: boolean;
  /** What the letter is to be done with is told: infinitives are steps even where the verb is one of speech. */
  instructs: boolean;
}

const detail =
  /^(data|dia|hor[aá]rio|hora|local|sala|endereço|link|prazo|data limite|pauta|dura[cç][aã]o|respons[aá]vel|contato|telefone|ramal|formato|motivo|valor|quantidade|in[ií]cio|t[eé]rmino)\s*[:=–]\s*(\S.*)$/iu;

/** The points of a typed sentence: a row of things to do is one point each. */
export function readPoints(typed: TypedPoint, reader: PointReader): Point[] {
  const { text, listed, origin } = typed;
  const found = detail.exec(text);
  if (found) {
    const [, label = '', value = ''] = found;
    const named = { label: upperFirst(label), value: withoutFinalStop(value) };
    return [{ type: 'detail', ...named, listed, origin }];
  }
  const plain = text.replace(
    /^(?:e|então|depois|em seguida|por fim|aí),?\s+(?=\p{L}+[aei]r\s)/iu,
    '',
  );
  if (isInfinitive(plain)) return infinitives({ ...typed, text: plain }, reader);
  const said = toYou(text, reader.recipient, reader.aboutThem);
  return [{ type: sortOf(said), text: said, listed, origin }];
}

const askingForList = /(?:^|[\s,])\p{L}+[aei]r:$/iu;

function sortOf(text: string): 'fact' | 'ask' | 'noun' {
  if (asksForSomething(text) || askingForList.test(text)) return 'ask';
  return statesSomething(text) || text.split(/\s+/u).length > 14 ? 'fact' : 'noun';
}

function isInfinitive(text: string): boolean {
  return startsWithInfinitive(text.replace(/^não /iu, ''));
}

function infinitives(typed: TypedPoint, reader: PointReader): Point[] {
  const { text, listed, origin } = typed;
  const act = actOf(text, reader);
  if (act?.type === 'said') return readPoints({ ...typed, text: act.text }, reader);
  if (act) return [{ ...act, listed, origin }];
  return separate(withoutFinalStop(text)).map((task) => ({
    type: 'task',
    text: lowerFirst(toYou(task, reader.recipient, false)),
    listed,
    origin,
  }));
}

/** 'Acessar o sistema, conferir a lista e responder' → three things to do. */
function separate(text: string): string[] {
  const parts = text.split(/,\s+(?:e\s+)?|\s+e\s+(?=\p{L}+[aei]r(?:\s|$))/iu);
  return parts.length > 1 && parts.every((part) => isInfinitive(part)) ? parts : [text];
}

type Said = { type: 'said'; text: string };
type Act = { type: 'act'; act: SpeechAct; verb: string; rest: string };

const group =
  '(?:à|a|ao|o|para a|para o|com a|com o|toda a|todo o)\\s+(?:equipe|time|pessoal|turma|grupo|todos|colaboradores?|funcion[aá]ri[oa]s?)';

/** What the letter does by being sent; null where it is something for the recipient to do. */
function actOf(text: string, { recipient, instructs }: PointReader): Said | Act | null {
  const [first = ''] = text.split(/\s+/u);
  const verb = first.toLocaleLowerCase('pt-BR');
  const act = speechActs.get(normalize(verb));
  if (act === undefined) return null;
  const object = withoutFinalStop(toYou(text.slice(first.length).trim(), recipient, false));
  const addressed = new RegExp(`^${group}(?=\\s|$)\\s*`, 'iu').exec(object);
  // 'Avisar a equipe' is something to do, unless the letter goes to the team.
  if (addressed && !recipient.many) return null;
  const rest = object
    .slice(addressed?.[0].length ?? 0)
    .replace(/^(?:a |com |para )?você(?:s)?(?=\s|$)\s*/iu, '')
    .trim();
  if (rest === '') return null;
  const clause = /^(?:que|:)\s+(.+)$/isu.exec(rest)?.[1];
  if (act === 'inform' && clause !== undefined) return { type: 'said', text: upperFirst(clause) };
  const toDo = /^(?:(?:para|pra|de)\s+)?((?:não\s+)?\p{L}+[aei]r(?:\s.*)?)$/isu.exec(rest)?.[1];
  if (act === 'ask' && toDo !== undefined) return { type: 'said', text: upperFirst(toDo) };
  // Among instructions, to tell and to ask someone are steps of the work.
  if (
    instructs &&
    /^(?:inform|talk|ask|wonder)$/u.test(act) &&
    !/^(?:sobre|que|como|d[aeo]s?)\s/iu.test(rest)
  ) {
    return null;
  }
  return { type: 'act', act, verb, rest };
}

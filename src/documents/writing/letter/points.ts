import { asksForSomething, statesSomething } from '../../knowledge/letter/clauses.ts';
import type { SpeechAct } from '../../knowledge/letter/verbs.ts';
import { nounOf, verbLikeNouns } from '../../knowledge/nouns.ts';
import { speechIn, type Listener } from './speech.ts';
import { writingWish } from '../../knowledge/letter/care.ts';
import { imperativeOf } from './imperative.ts';
import type { Origin, TypedPoint } from './point.ts';
import { toYou, type Speaking } from './you.ts';
import { lowerFirst, startsWithInfinitive, upperFirst, withoutFinalStop } from '../portuguese.ts';

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

export interface PointReader extends Listener {
  /** The letter is about what the recipient did. */
  aboutThem: boolean;
  /** The letter tells news: what it sends goes with it. */
  informs?: boolean;
  /** The sentence before it has a thing for its subject, which this one may go on with. */
  afterThing?: boolean;
}

const detail =
  /^(data|dia|hor[aá]rio|hora|local|sala|endereço|link|prazo|data limite|pauta|dura[cç][aã]o|respons[aá]vel|contato|telefone|ramal|formato|motivo|valor|quantidade|in[ií]cio|t[eé]rmino)\s*[:=–]\s*(\S.*)$/iu;

/** The points of a typed sentence: a row of things to do is one point each. */
export function readPoints(typed: TypedPoint, reader: PointReader): Point[] {
  const { text, listed, origin } = typed;
  const found = detail.exec(text);
  if (found && !(statesSomething(found[2] ?? '') && (found[2] ?? '').split(/\s+/u).length > 6)) {
    const [, label = '', value = ''] = found;
    const named = { label: upperFirst(label), value: withoutFinalStop(value) };
    return [{ type: 'detail', ...named, listed, origin }];
  }
  // 'Até amanhã, 10h' in a field of its own is until when.
  if (untilWhen.test(text)) {
    const said = `O prazo vai ${lowerFirst(withoutFinalStop(text))}.`;
    return [{ type: 'fact', text: said, listed, origin }];
  }
  const plain = text.replace(
    /^(?:e|então|depois|em seguida|por fim|aí),?\s+(?=\p{L}+[aei]r\s)/iu,
    '',
  );
  // 'Preparar a visita:' is what a list begins with.
  if (isInfinitive(plain) && text.endsWith(':') && !listed) {
    return [{ type: 'noun', text, listed, origin }];
  }
  if (isInfinitive(plain)) return infinitives({ ...typed, text: plain }, reader);
  const led = requestAfterOpening(text, reader.recipient.many);
  if (led !== null) {
    return [{ type: 'ask', text: toYou(led, reader.recipient, 'names'), listed, origin }];
  }
  const [told, ...toDo] = withoutTrailingTasks(text);
  const said = withOpeningArticle(toYou(told, reader.recipient, speakingOf(reader)));
  return [
    { type: sortOf(said), text: said, listed, origin },
    ...toDo.flatMap((task) => readPoints({ ...typed, text: task }, reader)),
  ];
}

function speakingOf({ aboutThem, afterThing }: PointReader): Speaking {
  if (!aboutThem) return 'names';
  return afterThing === true ? 'object' : 'subject';
}

const untilWhen =
  /^até (?:o |a |às |as )?(?:próxim[oa] |final? (?:d[oae] )?|fim (?:d[oae] )?|dia )*(?:\d|hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|mês|meio-dia|expediente)[^,.;]{0,24}(?:,[^,.;]{1,12})?[.]?$/iu;

/** When, where or if something is to be done: 'Na próxima', 'Se puder', 'Antes de sair'. */
const whenToDo =
  /^(?:se|caso|quando|assim que|sempre que|n[oa]s?|d[oa] próxim[oa]|em|antes|depois|até|para|hoje|amanhã|a partir|durante|ao|à|às) ?[^,]*$/iu;

/** 'Na próxima, deixar 10 minutos' → 'Na próxima, deixe 10 minutos': it is one sentence, and asks for it. */
function requestAfterOpening(text: string, many: boolean): string | null {
  const [, opening = '', task = ''] =
    /^([^,]{3,60}),\s+((?:não )?\p{L}+[aei]r\s.*)$/iu.exec(text) ?? [];
  if (!whenToDo.test(opening) || !isInfinitive(task)) return null;
  const condition = /^(?:se|caso|quando|assim que|sempre que)(?!\p{L})/iu.test(opening);
  if (!condition && statesSomething(opening)) return null;
  return `${opening}, ${lowerFirst(imperativeOf(task, many))}`;
}

/** 'Entrega amanhã às 7h, levar os antigos' names something and asks for something else. */
function withoutTrailingTasks(text: string): [string, ...string[]] {
  const at = text.search(/,\s+(?=(?:não )?\p{L}+[aei]r\s)/iu);
  const rest = at > 0 ? text.slice(at + 1).trim() : '';
  return rest !== '' && isInfinitive(rest) ? [text.slice(0, at), rest] : [text];
}

/** 'Entrega atrasada gerou reclamação' → 'A entrega atrasada gerou reclamação' */
export function withOpeningArticle(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/u);
  if (/^(?:semana|mês|ano|dia) /iu.test(text)) return text;
  const noun = nounOf(first);
  if (
    !noun ||
    first.endsWith(':') ||
    noun.plural ||
    verbLikeNouns.has(noun.lemma) ||
    !statesSomething(text)
  )
    return text;
  if (/^\p{Lu}/u.test(second) || lowerFirst(first) === first.replace(/^\p{Ll}/u, '')) return text;
  return `${noun.gender.toUpperCase()} ${lowerFirst(text)}`;
}

const askingForList = /(?:^|[\s,])\p{L}+[aei]r:$/iu;

function sortOf(text: string): 'fact' | 'ask' | 'noun' {
  if (asksForSomething(text) || askingForList.test(text)) return 'ask';
  return statesSomething(text) || text.split(/\s+/u).length > 14 ? 'fact' : 'noun';
}

/** However long, it tells nothing of what it names. */
export function nameIn(point: Point): string | null {
  if (point.type === 'noun') return point.text;
  return point.type === 'fact' && !statesSomething(point.text) ? point.text : null;
}

function isInfinitive(text: string): boolean {
  return startsWithInfinitive(text.replace(/^não /iu, ''));
}

function infinitives(typed: TypedPoint, reader: PointReader): Point[] {
  const { text, listed, origin } = typed;
  const sent = reader.informs === true && !listed ? sentWith(text) : null;
  if (sent !== null) return [{ type: 'fact', text: sent, listed, origin }];
  const event = reader.invites === true ? appointment.exec(text)?.[1] : undefined;
  if (event !== undefined) {
    const said = withoutFinalStop(toYou(event, reader.recipient, 'object'));
    return [
      { type: 'noun', text: said.replace(/ para (?:falar|conversar) /iu, ' '), listed, origin },
    ];
  }
  const act = speechIn(text, reader);
  if (act?.type === 'said') return readPoints({ ...typed, text: act.text }, reader);
  if (act) return [{ ...act, listed, origin }];
  const tasks = separate(withoutFinalStop(text));
  // 'Dar boas-vindas e dizer que…': of several things some are what the letter does.
  if (tasks.length > 1 && tasks.some((task) => speechIn(task, reader)?.type === 'said')) {
    return tasks
      .filter((task) => !writingWish.test(task))
      .flatMap((task) => infinitives({ ...typed, text: task }, reader));
  }
  return tasks.map((task) => ({
    type: 'task',
    text: lowerFirst(toYou(task, reader.recipient, 'names')),
    listed,
    origin,
  }));
}

/** 'Enviar a proposta revisada', without a day until when, is what the letter does. */
const sending =
  /^(enviar|encaminhar|compartilhar|apresentar) (?=(?:os?|as?) (?:(?:nov[oa]s?) )?(?:propostas?|atas?|comunicados?|resumo|informações|resultados?|cronograma|escala|calendário|boletim|agenda|pauta|minuta)(?!\p{L}))(?!.*(?<!\p{L})(?:até|me|para mim)(?!\p{L}))/iu;

/** 'Marcar uma conversa para falar sobre…' invites to it. */
const appointment =
  /^(?:marcar|agendar|combinar|fazer|ter) ((?:(?:uma?|[ao]) )?(?:conversa|reunião|encontro|bate-papo|papo|alinhamento|café|almoço)(?!\p{L}).*)$/iu;

function sentWith(text: string): string | null {
  const verb = sending.exec(text)?.[1];
  return verb === undefined
    ? null
    : `${upperFirst(verb.replace(/ar$/iu, 'o'))}${text.slice(verb.length)}`;
}

/** 'Acessar o sistema, conferir a lista e responder' → three things to do. */
function separate(text: string): string[] {
  const parts = text.split(/,\s+(?:e\s+)?|\s+e\s+(?=\p{L}+[aei]r(?:\s|$))/iu);
  return parts.length > 1 && parts.every((part) => isInfinitive(part)) ? parts : [text];
}

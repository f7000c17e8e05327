import { speechActs, type SpeechAct } from '../../knowledge/letter/verbs.ts';
import { nounOf, personNouns } from '../../knowledge/nouns.ts';
import { normalize } from '../../knowledge/words.ts';
import type { Recipient } from './recipient.ts';
import { toYou } from './you.ts';
import { upperFirst, withoutFinalStop } from '../portuguese.ts';

/*
 * 'Avisar que a reunião mudou', 'agradecer o apoio': what the leader tells the writer to do is what the
 * letter does by being sent.
 */

/** What is left to say once the order is obeyed, or the act with its object. */
export type Speech =
  { type: 'said'; text: string } | { type: 'act'; act: SpeechAct; verb: string; rest: string };

export interface Listener {
  recipient: Recipient;
  /** The letter instructs: to tell and to ask someone are then steps of the work. */
  instructs: boolean;
  /** The letter invites: whoever reads it is of the group that the leader wants invited. */
  invites?: boolean;
}

const someone =
  /^(?:à|a|ao|o|para a|para o|com a|com o|toda a|todo o)\s+(?:equipe|time|pessoal|turma|grupo|todos|colaborador(?:es)?|funcion[aá]ri[oa]s?)(?=\s|$)\s*/iu;
/** 'o time todo', 'o pessoal do turno da noite' before what they are invited to. */
const invitedGroup =
  /^(?:(?:[oa]s?|tod[oa]s? [oa]s?|(?:[oa]s? )?(?:minha|meu|nossa|nosso|meus|minhas|noss[oa]s)) )?(?:equipe|time|pessoal|turma|grupo|galera|gente|setor|tod[oa]s|todo mundo|colegas|colaboradores|funcion[aá]rios|clientes|fornecedores|l[ií]deres|gestores|vendedores|analistas|professores|parceiros|membros|integrantes|participantes|voluntários)(?: (?!(?:para|pra|pros?|pras|à|aos?|às) )[^\s,;:]+){0,5}? (?=(?:para|pra|pros?|pras|à|aos?|às|a \p{L}+[aei]r) )/iu;
const listener = /^(?:a |com |para )?(?:vocês?|todos|todas|todo mundo|tod[oa]s vocês)(?=\s|$)\s*/iu;

const indirectQuestion =
  /^\s*(?:se|como|quando|onde|quem|qual|quais|quanto|por ?que|(?:o|de|com) que?) /iu;
const withTheirTeam =
  /(?<!\p{L})(?:com|para|junto) (?:toda |todo )?(?:[ao]s? |à |ao )?(?:(?:sua |seu )?(?:equipe|time|pessoal|turma|grupo|colaboradores|funcionários|todos))(?!\p{L})/iu;
const forTheLeader =
  /(?:,| e) me (?:mandar|enviar|passar|avisar|dizer|informar|trazer|responder|devolver|retornar|ligar|confirmar|entregar|apresentar|mostrar)(?!\p{L})/iu;
const askedElsewhere =
  /(?<!\p{L})(?:aos?|às?|n[oa]s?|pel[oa]s?|junto) (?:\p{Lu}|fornecedor|cliente|sistema|portal|site|aplicativo|app|financeiro|compras|jurídico|banco|contador|contabilidade|setor|área|almoxarifado|recepção|secretaria|suporte|transportadora|gerente|gerência|diretoria|técnico)/u;

/** What the letter does by being sent; null where it is something for the recipient to do. */
export function speechIn(
  text: string,
  { recipient, instructs, invites = false }: Listener,
): Speech | null {
  const greeted = welcome.exec(text);
  if (greeted)
    return { type: 'said', text: `Boas-vindas${welcomed(greeted[1] ?? '', recipient)}!` };
  const [first = ''] = text.split(/\s+/u);
  const verb = first.toLocaleLowerCase('pt-BR');
  const act = speechActs.get(normalize(verb));
  if (act === undefined) return null;
  // 'Entender o processo' is something to do; 'entender como está' is asked.
  if (/^(?:saber|entender)$/u.test(verb) && !indirectQuestion.test(text.slice(first.length))) {
    return null;
  }
  const told = withoutFinalStop(toYou(text.slice(first.length).trim(), recipient, 'object'));
  const object = invites && act === 'invite' ? told.replace(invitedGroup, '') : told;
  const addressed = someone.exec(object)?.[0] ?? '';
  // 'Avisar a equipe' is something to do, unless the letter goes to the team.
  if (addressed !== '' && !recipient.many) return null;
  const listening = recipient.many ? listener : /^(?:a |com |para )?vocês?(?=\s|$)\s*/iu;
  const rest = object.slice(addressed.length).replace(listening, '').trim();
  if (rest === '' || (!recipient.many && isTheirTask(act, rest))) return null;
  return (
    saidBy(act, rest) ?? (instructs && isStep(act, verb, rest) ? null : actWith(act, verb, rest))
  );
}

/** 'que a reunião mudou', 'para enviar o relatório': the clause alone. */
function saidBy(act: SpeechAct, rest: string): Speech | null {
  const clause = /^(?:que|:)\s+(.+)$/isu.exec(rest)?.[1];
  if (act === 'inform' && clause !== undefined) {
    return {
      type: 'said',
      text: withReader(upperFirst(clause.replace(/ e que (?=\p{L})/gu, ' e '))),
    };
  }
  const toDo = /^(?:(?:para|pra|de)\s+)?((?:não\s+)?\p{L}+[aei]r(?:\s.*)?)$/isu.exec(rest)?.[1];
  return act === 'ask' && toDo !== undefined ? { type: 'said', text: upperFirst(toDo) } : null;
}

/** 'Dar boas-vindas a ela', 'dar as boas-vindas de volta' */
const welcome = /^(?:dar|desejar) (?:as )?boas-vindas(.{0,40}?)[.!]?$/iu;

function welcomed(rest: string, { many }: Recipient): string {
  const bare = rest.replace(
    /^ (?:a |para |ao |à |pra |pro )?(?:[oa] )?(?:el[ea]s?|vocês?|\p{Lu}\p{L}*)(?= |$)/u,
    '',
  );
  return many ? rest : bare;
}

/** 'A partir de segunda fica na recepção' is said of who reads it. */
const withoutSubject =
  /^((?:(?:n[oa]s?|em|a partir d[eoa]s?|até|durante|hoje|amanhã)(?: [^\s,]+){0,5}?,? )?)((?:já |não |também )?(?:fica|pode|precisa|deve|folga|volta|entra|recebe|ficará|poderá|vai (?:ficar|receber|poder|trabalhar|assumir|acompanhar))) (?!(?:[oa]s?|uma?|ser|haver|ter|chover|a critério) )/iu;

function withReader(clause: string): string {
  return clause.replace(withoutSubject, (_, when: string, verb: string) =>
    when === '' ? `Você ${verb.toLowerCase()} ` : `${when}você ${verb} `,
  );
}

/** 'Reforçar o uso de EPI com a equipe e me mandar o registro': the leader is who gets it. */
function isTheirTask(act: SpeechAct, rest: string): boolean {
  if (!/^(?:inform|remind|talk)$/u.test(act)) return false;
  return withTheirTeam.test(rest) || forTheLeader.test(rest);
}

function isStep(act: SpeechAct, verb: string, rest: string): boolean {
  // 'Convidar os gestores para a apresentação': someone else than who reads it.
  if (act === 'invite')
    return /^(?:[oa]s?|tod[oa]s) /iu.test(rest) && !/^a \p{L}+[aei]r /iu.test(rest);
  if (!/^(?:inform|talk|ask|wonder)$/u.test(act) || indirectQuestion.test(rest)) return false;
  // 'Solicitar o envio do relatório' asks for it, unless someone else is to be asked.
  const asksFor =
    /^(?:o|os|as|uma?) /iu.test(rest) ||
    /^(?:aprovação|autorização|liberação|apoio|prioridade|retorno|envio|compra|reembolso|reserva) /iu.test(
      rest,
    );
  if (/^(?:solicitar|pedir|requisitar)$/u.test(verb) && asksFor) {
    return askedElsewhere.test(rest);
  }
  if (/^(?:sobre|que|como|d[aeo]s?)\s/iu.test(rest)) return false;
  // 'Cobrar o fornecedor' is work; 'cobrar o relatório' is what the letter does.
  const [one = '', two = ''] = rest.split(' ');
  const head = nounOf(/^[oa]s?$/iu.test(one) ? two : one);
  return verb !== 'cobrar' || (head !== null && personNouns.has(head.lemma));
}

function actWith(act: SpeechAct, verb: string, rest: string): Speech {
  // 'Pedir desculpas' asks for nothing that can be done.
  if (/^desculpas?(?!\p{L})/iu.test(rest)) return { type: 'act', act: 'remind', verb, rest };
  return { type: 'act', act, verb, rest };
}

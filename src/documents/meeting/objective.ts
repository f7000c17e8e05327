import {
  inSentence,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import type { Variants } from '../writing/variants.ts';
import {
  anyResult,
  resultsByType,
  resultsByVerb,
  resultsOnThing,
} from '../knowledge/meeting/results.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import type { MeetingType } from './contract.ts';

/*
 * The leader's objective, word for word, is said again as what the meeting leaves behind: 'Decidir a
 * escala' gives 'a decisão sobre a escala, …'. What cannot be turned safely is said without its object.
 */

/** 'Ao final, teremos …' */
export const resultOpening = 'Ao final, teremos';

/** Longer objectives are said by their beginning. */
const mostSpoken = 24;
const mostTurned = 16;

/** 'Preciso de', 'Queremos': who speaks, not what is wanted. */
const wish =
  /^(?:(?:eu|n[oó]s) )?(?:quero|queremos|preciso|precisamos|gostaria|gostaríamos|vamos|devemos|temos|tenho|é preciso|é necessário)\s+(?:de\s+|que\s+)?/iu;

/** Why it is wanted is said once, in the objective itself. */
const because =
  /(?:,\s*|\s)(?:pq|porque|pois|já que|visto que|uma vez que|por causa d[aeo]s?|devido (?:à|ao)s?)\s.*$/iu;

/** 'Quero sair com um combinado de horário': what the meeting leaves behind, in the leader's own words. */
const wanted =
  /(?:quer(?:o|emos)|precis(?:o|a|amos)|^[^,]{0,120} e|,) sair (?:(?:daqui|da (?:reunião|conversa)|de lá) )?com ([^.!?;:\n]{6,160})/iu;

/** What the objective asks for, as an infinitive clause; null where it is none, or several sentences. */
export function clauseOf(objective: string): string | null {
  const text = quiet(withoutFinalStop(objective.trim())).replace(because, '');
  if (/[.!?;:\n“”"]/u.test(text)) return null;
  const bare = startsWithInfinitive(text) ? text : text.replace(wish, '');
  return startsWithInfinitive(bare) ? lowerFirst(bare) : null;
}

/** The objective where it follows a colon: its clause, or its words in quotes. */
export function spokenObjective(objective: string): string {
  const own = wanted.exec(objective)?.[1];
  if (own !== undefined) return `sair com ${lowerFirst(withoutFinalStop(own))}`;
  const clause = clauseOf(objective);
  if (clause !== null && wordsOf(clause).length <= mostSpoken) return clause;
  const words = wordsOf(quiet(withoutFinalStop(objective)));
  const end = words.length > mostSpoken ? '…' : '';
  return `“${words.slice(0, mostSpoken).join(' ')}${end}”`;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** What is said in the meeting itself: nothing to do 'para conversar' is left behind. */
const talks = /^(?:conversar|falar|tratar|discutir|debater|ouvir|escutar|dialogar)$/u;

/** 'O que fazer para definir' leads nowhere. */
const decides = /^(?:decidir|definir|escolher|aprovar|fechar|estabelecer|priorizar|determinar)$/u;

/** What the meeting leaves behind, to follow 'Ao final, teremos'. */
export function resultOf(objective: string, type: MeetingType, variants: Variants): string {
  const own = wanted.exec(objective)?.[1];
  if (own !== undefined) return lowerFirst(withoutFinalStop(own));
  const clause = clauseOf(objective);
  if (clause === null) {
    const plain = withoutFinalStop(quiet(objective.trim()));
    const turns = wordsOf(plain).length <= mostTurned && !/[.!?;:\n“”"]/u.test(objective.trim());
    if (!turns || plain === '') return variants.take(resultsByType[type]);
    return variants.take(resultsOnThing).replace('{objeto}', () => inSentence(plain));
  }
  if (wordsOf(clause).length > mostTurned || asksTwice(clause)) {
    return variants.take(resultsByType[type]);
  }
  const [verb = ''] = normalize(clause).split(' ');
  const fitting = resultsByVerb.find(([verbs]) => verbs.test(verb))?.[1] ?? anyResult;
  const object = objectOf(clause);
  // 'Conversar' alone names nothing that could be there at the end.
  if (wordsOf(clause).length < 2) return variants.take(resultsByType[type]);
  const template = variants.take(fitting);
  if (object === null && talks.test(verb)) return variants.take(resultsByType[type]);
  if (template.includes('{objeto}') && object === null && decides.test(verb)) {
    return variants.take(resultsByType[type]);
  }
  const result =
    template.includes('{objeto}') && object === null ? variants.take(anyResult) : template;
  // Those who answer for it are named in the result already.
  const thing = (object ?? '').replace(/,? e (?:[oa]s |seus )?responsáveis$/iu, '');
  const said = result.replace('{acao}', () => clause).replace('{objeto}', () => thing);
  // 'Escolher entre um e outro' is a decision between them.
  return said.replace(' sobre entre ', ' entre ');
}

/** 'para o cliente', but not 'para 2027', 'para o próximo mês' */
const notOfTime =
  / para (?!(?:\d|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|o (?:próximo|ano|mês|trimestre|semestre)|a (?:próxima|semana)))/iu;

/** Beginnings of what is no plain object of its verb: 'com a equipe a escala', 'a equipe para…'. */
const unsafeStart =
  /^(?:com|para|em|no|na|nos|nas|por(?! qu[eê])|pelo|pela|ao|à|aos|às|se|que|me|lhe|até|desde|juntos?|a equipe|o time|o grupo|as pessoas|todos|todas|todo mundo)(?:\s|$)/iu;

/** 'a escala de dezembro' of 'decidir a escala de dezembro'; null where it cannot be told safely. */
function objectOf(clause: string): string | null {
  const rest = clause
    .replace(/^\S+\s*/u, '')
    .replace(/^(?:sobre|a respeito de)\s+/iu, '')
    // 'Informar à equipe como …': what is told, not to whom.
    .replace(
      /^(?:à|ao|às|aos|para (?:a|o|as|os)) (?:equipe|time|turma|grupo|pessoal|setor|todos)\s+(?:sobre\s+)?/iu,
      '',
    );
  if (rest === '' || unsafeStart.test(rest) || /[()]/u.test(rest)) return null;
  if (/ sobre /iu.test(` ${rest} `) || notOfTime.test(` ${rest} `)) return null;
  return rest;
}

/** 'Aprovar ou recusar a compra', 'definir metas e dividir tarefas': one result would leave half out. */
function asksTwice(clause: string): boolean {
  return (
    clause.includes(',') ||
    clause
      .split(/ e | ou /u)
      .slice(1)
      .some(startsWithInfinitive)
  );
}

/** The objective as it was typed, then said again as a result. */
export function statedObjective(objective: string, type: MeetingType, variants: Variants): string {
  const typed = objective.trim();
  const ended = /[.!?…]["”’)]?$/u.test(typed) ? typed : `${withoutFinalStop(typed)}.`;
  return `${ended} ${resultOpening} ${resultOf(typed, type, variants)}.`;
}

/** Whether a text says what the meeting is for, in the words of the objective. */
export function statesObjective(text: string, objective: string): boolean {
  const words = new Set(contentWords(spokenObjective(objective)));
  const said = new Set(normalize(text).split(' '));
  const shared = [...words].filter((word) => said.has(word)).length;
  return shared >= words.size * 0.6;
}

import {
  forbiddenTopicsIn,
  topicsDemandedBy,
  type ForbiddenTopicHit,
} from '../knowledge/forbidden-topics.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { workConditions, workRequirements } from '../knowledge/interview/vacancy.ts';
import { normalize } from '../knowledge/words.ts';
import { guarded, objectionsIn, objectionTo } from '../writing/guard.ts';
import { quiet, startsWithInfinitive, withoutFinalStop } from '../writing/portuguese.ts';
import { sentencesOf } from '../writing/rubric-text.ts';
import { questionIn } from './asked-question.ts';

/*
 * What the leader typed, with what must not stand in a script taken out of it.
 */

/** What was left out, to be said in the suggestions. */
export interface Findings {
  removed: Set<RemovalReason>;
  refused: Map<string, ForbiddenTopicHit>;
  /** It asked for what belongs to another company. */
  confidential?: boolean;
}

export interface Note {
  text: string;
  /**
   * `condition`: of the job, everyone is asked about it in the same way. `question`: the leader wants it
   * asked. `requirement`: is seen before the interview. `hint`: the interviewer keeps it in mind.
   */
  sort: 'condition' | 'question' | 'requirement' | 'hint';
}

/** Of what is registered, the first ones say what matters most. */
const mostRead = 8;
const mostNotes = 6;
const mostSentences = 60;

/** 'Confirmar disponibilidade para mudar de cidade' */
const available =
  /^(?:confirmar|ver|checar|conferir|perguntar(?: (?:sobre|pela|a))?) (?:a |se (?:a pessoa |ele |ela )?tem )?disponibilidade (?:para|de)\s+/iu;

/** What belongs to another company is asked of nobody who works there (Lei 9.279/1996, art. 195). */
const ofOthers =
  /\b(?:concorren\w+|empresa (?:atual|anterior|dele|dela)|onde (?:trabalha|trabalhou))\b.*\b(?:fatur\w+|clientes|precos?|margem|tabela|carteira|fornecedores|segredos?|estrategia)\b|\b(?:fatur\w+|precos?|margem|segredos?|carteira) d[aeo] concorren\w+/u;

function sortOf(note: string): Note['sort'] {
  if (/\?["”’)]?$/u.test(note)) return 'question';
  const plain = normalize(note);
  if (workRequirements.test(plain)) return 'requirement';
  return isCondition(plain) ? 'condition' : 'hint';
}

/** 'Escala de 18 vendedores' and 'gente que falta no domingo' speak of the work, not of its hours. */
const noCondition =
  /\bescala(?: de(?: trabalho)?)? (?:d[aeo]s? )?(?:\d+ (?!horas?|x|por)|equipe|funcionarios|vendedor|pessoal|tecnicos|colaborador)|\b(?:problemas?|dificuldades?|desafios?|falta[mr]?|reclama\w*)\b/u;

function isCondition(plain: string): boolean {
  return workConditions.test(plain) && !noCondition.test(plain);
}

function noteOf(text: string): Note {
  if (available.test(text)) return { text: text.replace(available, ''), sort: 'condition' };
  const question = questionIn(text);
  return question === null ? { text, sort: sortOf(text) } : { text: question, sort: 'question' };
}

export function readNotes(text: string, workTerms: readonly string[], findings: Findings): Note[] {
  const sentences = sentencesOf(text).slice(0, mostSentences);
  const notes = sentences.flatMap((sentence) => {
    if (refuse(sentence, workTerms, findings)) return [];
    if (ofOthers.test(normalize(sentence))) {
      findings.confidential = true;
      return [];
    }
    const { text: kept, removed } = guarded(sentence);
    if (removed !== null) findings.removed.add(removed);
    return /\p{L}{2}/u.test(kept) ? [noteOf(kept.trim())] : [];
  });
  return [...new Map(notes.map((note) => [normalize(note.text), note])).values()].slice(
    0,
    mostNotes,
  );
}

const mostOfVacancy = 4;
const longestOfVacancy = 14;
/** A handover of shifts is a task, and no shift. */
const handover = /^(?:passagem|troca) de (?:plantao|turno)/u;
/** 'Quero entrevistar … pra trabalhar de noite', 'tem que falar inglês': the condition is what comes after. */
const lead =
  /^(?:(?:requisitos?|exig[êe]ncias?|pr[ée]-requisitos?|obrigat[óo]rio)(?: (?:obrigat[óo]rios?|da vaga))?:\s*|.{0,80}?\bp(?:a)?ra (?=trabalhar\b)|(?:preciso|quero|queremos|precisamos|vou) .{0,90}?\b(?:n[oa]|de|à) (?=(?:turno|escala|plant[ãa]o|hor[áa]rio)\b)|(?:e )?(?:tem|precisa|deve|é preciso|é necessário) (?:(?:que|q|de) )?|e )/iu;

/**
 * The conditions and requirements that a job description tells beside the work itself: everyone is told the
 * same. What may not be asked for is no condition.
 */
export function vacancyNotes(jobDescription: string, workTerms: readonly string[]): Note[] {
  const silent: Findings = { removed: new Set(), refused: new Map() };
  const pieces = jobDescription
    .split(/\n+|(?<=[.!?;])\s+|[•▪●✓✔]|,\s+/u)
    .slice(0, mostSentences)
    .map((piece) => withoutFinalStop(piece.replace(/^[^\p{L}\p{N}]+/u, '').replace(lead, '')));
  const notes = pieces.flatMap((text): Note[] => {
    const plain = normalize(text);
    const isWork =
      startsWithInfinitive(text) &&
      !/^(?:trabalhar|viajar|falar|chegar|entrar|ter|possuir)\b/u.test(plain);
    if (
      isWork ||
      handover.test(plain) ||
      plain.split(' ').length > longestOfVacancy ||
      plain.length < 3
    )
      return [];
    if (objectionTo(text) !== null || refuse(text, workTerms, silent)) return [];
    if (topicsDemandedBy(text).length > 0) return [];
    // 'Treinar NR-10, NR-12 e NR-35': what is taught is no paper that is asked for.
    if (/^nr ?\d+(?: e nr ?\d+)*$/u.test(plain)) return [];
    if (workRequirements.test(plain)) return [{ text: quiet(text), sort: 'requirement' }];
    return isCondition(plain) ? [{ text: quiet(text), sort: 'condition' }] : [];
  });
  return notes.slice(0, mostOfVacancy);
}

/** True where a text asks for what no interview may ask; it is remembered. */
function refuse(text: string, workTerms: readonly string[], { refused }: Findings): boolean {
  const blocked = forbiddenTopicsIn(text, workTerms).filter(({ strength }) => strength === 'block');
  for (const hit of blocked) refused.set(hit.topic, hit);
  return blocked.length > 0;
}

/**
 * The position as it was typed, without what may not be asked of who applies: 'Recepcionista (sexo
 * feminino)' is 'Recepcionista'. A word of health is no datum about anyone in the name of a job.
 */
export function readPosition(
  position: string,
  workTerms: readonly string[],
  findings: Findings,
): string {
  const objection = objectionTo(position);
  if (!refuse(position, workTerms, findings) && objection === null) return position;
  const silent: Findings = { removed: new Set(), refused: new Map() };
  const isFine = (part: string) =>
    part !== '' && objectionTo(part) === null && !refuse(part, workTerms, silent);
  const parts = position.split(/\s*[()[\],;|–—]\s*|\s+-\s+/u).filter(isFine);
  if (parts.length > 0) {
    if (objection !== null) findings.removed.add(objection);
    return parts.join(' ');
  }
  if (objection === 'sensitive' && findings.refused.size === 0) return position;
  if (objection !== null && findings.refused.size === 0) findings.removed.add(objection);
  const words = position.split(/\s+/u).filter(isFine).join(' ');
  return isFine(words) ? words : '';
}

/** A job description without orders to the machine. What it says of health is work, and stays. */
export function withoutOrders(text: string, { removed }: Findings): string {
  const orders = objectionsIn(text).filter(({ reason }) => reason === 'instruction');
  if (orders.length > 0) removed.add('instruction');
  return orders.reduce((rest, { sentence }) => rest.split(sentence).join(' '), text);
}

/** Registered texts that may be cited whole: none that a guardrail objects to, or no interview may ask. */
export function citable(items: readonly string[], workTerms: readonly string[]): string[] {
  const silent: Findings = { removed: new Set(), refused: new Map() };
  return items.slice(0, mostRead).flatMap((item) => {
    const text = item.trim();
    if (text === '' || objectionTo(text) !== null) return [];
    return refuse(text, workTerms, silent) ? [] : [text];
  });
}

import {
  alwaysSensitive,
  labels,
  promises,
  sensitiveUnlessWork,
  workObjects,
  verdicts,
  type RemovalReason,
} from '../knowledge/guardrails.ts';
import { fixedNotices } from '../knowledge/style.ts';
import { ordersIn } from '../knowledge/injections.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import { upperFirst } from './portuguese.ts';

/** Where a text may be cut without breaking what is left: punctuation and the words that join clauses. */
const clauseBreak =
  /(\s*[.;:!?()\n]+\s*|\s*,\s+|\s+[-–—]\s+|\s+(?:e|mas|porque|pois|que|quando|enquanto|desde|durante|com|j[aá] que|por (?:causa d[aeo]s?|ser|estar|ter)|devido [aà]o?s?|em raz[aã]o d[aeo]s?|ap[oó]s|depois d[aeo]s?|apesar d[aeo]s?)\s+)/iu;
const sentenceBreak = /(?<=[.!?;])\s+|\n+/u;

/** A sentence that a guardrail objects to, and why. */
export interface Objection {
  reason: RemovalReason;
  sentence: string;
}

/** The sentences of a text that a guardrail objects to, in order. */
export function objectionsIn(text: string): Objection[] {
  const said = fixedNotices.reduce((rest, notice) => rest.replaceAll(notice, ' '), text);
  const sentences = said.split(sentenceBreak);
  const orders = ordersIn(sentences);
  return sentences.flatMap((sentence) => {
    const reason = orders.has(sentence) ? 'instruction' : reasonAgainst(normalize(sentence));
    return reason === null ? [] : [{ reason, sentence: sentence.trim() }];
  });
}

/** What a guardrail objects to in a text, or null. */
export function objectionTo(text: string): RemovalReason | null {
  return objectionsIn(text)[0]?.reason ?? null;
}

function reasonAgainst(plain: string): RemovalReason | null {
  if (alwaysSensitive.test(plain)) return 'sensitive';
  const hit = sensitiveUnlessWork.exec(plain);
  if (hit && !workObjects.test(plain.slice(0, hit.index))) return 'sensitive';
  if (promises.test(plain)) return 'promise';
  if (verdicts.test(plain)) return 'verdict';
  return labels.test(plain) ? 'label' : null;
}

/**
 * Keeps the fact about work and drops the clause that a guardrail objects to. What cannot be cut
 * cleanly goes whole: the text is then ''. A text without objection comes back exactly as typed.
 */
export function guarded(text: string): { text: string; removed: RemovalReason | null } {
  const removed = objectionTo(text);
  if (removed === null) return { text, removed };
  const kept: string[] = [];
  const facts = withoutOrders(text);
  let cut = false;
  // Runs of white space would make the search for breaks quadratic.
  const parts = facts.replace(/\s{2,}/gu, oneSpace).split(clauseBreak);
  for (let index = 0; index < parts.length; index += 2) {
    const clause = (parts[index] ?? '').trim();
    if (clause === '') continue;
    if (objectionTo(clause) !== null || contentWords(clause).length < 2) {
      cut = true;
      continue;
    }
    const joint = cut || kept.length === 0 ? null : (parts[index - 1] ?? null);
    kept.push(joint === null ? opening(clause) : `${joint}${clause}`);
    cut = false;
  }
  const rest = joinClauses(kept);
  return { text: objectionTo(rest) === null ? rest : '', removed };
}

/** An order to the machine goes whole: half of it is no fact about work either. */
function withoutOrders(text: string): string {
  const sentences = text.split(sentenceBreak);
  const orders = ordersIn(sentences);
  return sentences.filter((sentence) => !orders.has(sentence)).join('\n');
}

function oneSpace(run: string): string {
  return run.includes('\n') ? '\n' : ' ';
}

/** Every text inside a value, guarded; texts of which nothing is left become ''. */
export function guardedDeep(value: unknown): unknown {
  if (typeof value === 'string') return guarded(value).text;
  if (Array.isArray(value)) return value.map(guardedDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, guardedDeep(item)]));
}

/** A clause that now opens a sentence loses the word that joined it to the one that went. */
function opening(clause: string): string {
  return upperFirst(clause.replace(/^(?:mas|e|porém|pois|que|então|por isso)\s+/iu, ''));
}

function joinClauses(clauses: string[]): string {
  return clauses.reduce((text, clause) => {
    if (text === '') return clause;
    return /^\p{Lu}/u.test(clause) ? `${text}. ${clause}` : `${text}${clause}`;
  }, '');
}

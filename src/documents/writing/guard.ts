import type { RemovalReason } from '../knowledge/guardrails.ts';
import { fixedNotices } from '../knowledge/style.ts';
import { ordersIn } from '../knowledge/injections.ts';
import { normalize } from '../knowledge/words.ts';
import { cutSentence } from './guard/cut.ts';
import { clausesOf } from './guard/clauses.ts';
import { mayObject, reasonAgainst } from './guard/reasons.ts';
import { reservedIn } from './guard/reserved.ts';

const sentenceBreak = /(?<=[.!?;])\s+|\n+/u;
/** The same, with what stands between the sentences. */
const brokenSentences = /((?<=[.!?;])[^\S\n]+|[^\S\n]*\n[^\S\n]*)/u;

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
  const apart = reservedIn(sentences);
  return sentences.flatMap((sentence) => {
    const whole = orders.has(sentence) ? 'instruction' : apart.has(sentence) ? 'reserved' : null;
    const reason = whole ?? objectionToSentence(sentence);
    return reason === null ? [] : [{ reason, sentence: sentence.trim() }];
  });
}

/** What a guardrail objects to in a text, or null. */
export function objectionTo(text: string): RemovalReason | null {
  return objectionsIn(text)[0]?.reason ?? null;
}

function objectionToSentence(sentence: string): RemovalReason | null {
  if (!mayObject(normalize(sentence))) return null;
  for (const clause of clausesOf(sentence.replace(/\s{2,}/gu, ' ')).clauses) {
    const reason = reasonAgainst(clause);
    if (reason !== null) return reason;
  }
  return null;
}

/**
 * Keeps the fact about work and drops the clause that a guardrail objects to. What cannot be cut
 * cleanly goes whole: the text is then ''. A text without objection comes back exactly as typed.
 */
export function guarded(text: string): { text: string; removed: RemovalReason | null } {
  const removed = objectionTo(text);
  if (removed === null) return { text, removed };
  const rest = eachSentence(text, (sentences) => {
    const orders = ordersIn(sentences);
    const apart = reservedIn(sentences);
    return (sentence) => (orders.has(sentence) || apart.has(sentence) ? '' : keptOf(sentence));
  });
  return { text: objectionTo(rest) === null ? rest : '', removed };
}

/** A text without its orders to the machine; without any, exactly as typed. */
export function withoutOrders(text: string): string {
  if (ordersIn(text.split(sentenceBreak)).size === 0) return text;
  return eachSentence(text, (sentences) => {
    const orders = ordersIn(sentences);
    return (sentence) => (orders.has(sentence) ? '' : sentence);
  });
}

/** Puts a text together again from what is kept of each sentence, with what stood before it. */
function eachSentence(
  text: string,
  read: (sentences: string[]) => (sentence: string) => string,
): string {
  // Runs of white space would make the search for breaks quadratic.
  const parts = text.replace(/[^\S\n]{2,}/gu, ' ').split(brokenSentences);
  const kept = read(parts.filter((_, index) => index % 2 === 0));
  let rest = '';
  for (let index = 0; index < parts.length; index += 2) {
    const sentence = kept(parts[index] ?? '');
    if (sentence.trim() === '') continue;
    rest += rest === '' ? sentence : `${parts[index - 1] ?? ''}${sentence}`;
  }
  return rest.trim();
}

function keptOf(sentence: string): string {
  if (objectionToSentence(sentence) === null) return sentence;
  return cutSentence(sentence);
}

/** Every text inside a value, guarded; texts of which nothing is left become ''. */
export function guardedDeep(value: unknown): unknown {
  if (typeof value === 'string') return guarded(value).text;
  if (Array.isArray(value)) return value.map(guardedDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, guardedDeep(item)]));
}

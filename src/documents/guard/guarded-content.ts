import type { RemovalReason, Removed } from '../kit/removal.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { normalize } from '../knowledge/words.ts';
import { guarded, objectionTo, type Guarded, type GuardOptions } from './guard.ts';
import { personalWordsIn, redactedSentence } from './redaction.ts';
import { tellsOfSomebody } from './reasons.ts';

/** A model never reads what was marked as reserved: 'fica entre nós' is its own way of opening a talk. */
const textMaySay: readonly RemovalReason[] = ['reserved'];
/** Suggestions may name what was left out, and why: that is what they are for. */
const adviceMaySay: readonly RemovalReason[] = ['discrimination', 'reserved'];

interface Answering {
  /** What else this kind's suggestions may speak of. */
  advisesOn?: readonly RemovalReason[] | undefined;
  /** Knows sentences of the trade itself. */
  answers?: GuardOptions['answers'];
  /** What the model had read: of that its suggestions may remind the leader, who typed it. */
  shown?: readonly string[];
}

/**
 * What a model wrote without the sentences that a guardrail objects to. A text of which nothing is left is absent, so
 * that its placeholder takes its place when the content is read again.
 */
export function guardedContent(
  content: Record<string, unknown>,
  { advisesOn = [], answers, shown = [] }: Answering = {},
): Guarded<Record<string, unknown>> {
  const { suggestions, ...text } = content;
  const document = guarded(text, { allows: textMaySay, answers, ofModel: true });
  const reminds = reminding(shown);
  const advice = guarded(suggestions, {
    allows: [...adviceMaySay, ...advisesOn],
    answers: (sentence) =>
      answers?.(sentence) === true || reminds(sentence) || sendsToAdviser(sentence),
    ofModel: true,
  });
  const removed = together(document.removed, advice.removed);
  if (removed.size === 0) return { value: content, removed };
  return { value: { ...document.value, suggestions: advice.value ?? [] }, removed };
}

/** Of a sentence that a guardrail objects to: whether each personal word of it was read by whoever wrote it. */
function reminding(shown: readonly string[]): (sentence: string) => boolean {
  const read = ` ${normalize(shown.join('\n'))} `;
  return (sentence) => {
    const said = personalWordsIn(sentence);
    const words = said.flatMap((each) => each.split(' '));
    if (words.length === 0 || !words.every((word) => read.includes(` ${word} `))) return false;
    return objectionTo(redactedSentence(sentence)) === null;
  };
}

const confirming = /\b(?:confirm|verifi|consult|alinh|combin|veja)\w*/u;
const adviser =
  /\b(?:rh|juridico|advogad[oa]|contadora?|contabilidade|(?:medicina|medico) do trabalho)\b/u;

/** 'Confirme com o contador o afastamento pelo INSS': what the law asks for, and nothing of anybody. */
function sendsToAdviser(sentence: string): boolean {
  const plain = normalize(sentence);
  return confirming.test(plain) && adviser.test(plain) && !tellsOfSomebody(plain);
}

/** Says first among a document's suggestions, in one sentence, what was taken out of it or of its form. */
export function withNotices<Content extends object>(content: Content, removed: Removed): Content {
  const { suggestions } = content as { suggestions?: unknown };
  if (!Array.isArray(suggestions)) return content;
  const notices = removalNotices(removed).filter((notice) => !suggestions.includes(notice));
  return notices.length === 0
    ? content
    : { ...content, suggestions: [...notices, ...(suggestions as unknown[])] };
}

/** The same in a sentence of its own; '' where nothing was taken out. */
export function noticeOf(removed: Removed): string {
  return removalNotices(removed).join(' ');
}

/** What was left out on two ways to a document. */
export function together(one: Removed, other: Removed): Removed {
  const reasons = [...one.keys(), ...other.keys()];
  return new Map(
    reasons.map((reason) => [
      reason,
      new Set([...(one.get(reason) ?? []), ...(other.get(reason) ?? [])]),
    ]),
  );
}

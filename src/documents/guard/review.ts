import { textsOf } from '#shared/json.ts';
import { inputWarnings } from '../knowledge/guardrails.ts';
import { excerptOf } from '../reading/relevance.ts';
import { objectionsIn } from './guard.ts';

/** Something in a form that its document will not repeat, said before a credit is spent on it. */
export interface BriefWarning {
  /** The sentence it is in, shortened. */
  excerpt: string;
  /** Why, and what to write instead. */
  message: string;
}

const mostWarnings = 5;
const longestExcerpt = 160;

/** What the guardrails will take out of a form; each sentence and each reason once, the first five. */
export function reviewBrief(brief: object): BriefWarning[] {
  const warnings = textsOf(brief)
    .flatMap(objectionsIn)
    .map(({ reason, sentence }) => ({
      excerpt: excerptOf(sentence, longestExcerpt),
      message: inputWarnings[reason],
    }));
  const distinct = new Map(warnings.map((warning) => [JSON.stringify(warning), warning]));
  return [...distinct.values()].slice(0, mostWarnings);
}

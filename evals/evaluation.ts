import { textOf, type ContentOf, type FormOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { documentRubrics, type DocumentRubric } from '#documents/rubrics.ts';
import { documentWriters } from '#documents/writers.ts';
import type { Author } from '#server/documents/author.ts';
import type { DocumentContext } from '#documents/writing/context.ts';
import type { Verdict } from '#documents/writing/rubric.ts';
import type { DocumentWriter } from '#documents/writing/writer.ts';

/** One document and what the rubric says of it. */
export interface Trial {
  name: string;
  text: string;
  verdict: Verdict;
}

export interface Evaluation {
  kind: DocumentKind;
  trials: Trial[];
  /** Inputs that no document came of, with the reason. */
  failures: { name: string; reason: string }[];
  /** Documents that a blocking check, or too low a score, keeps back; failures included. */
  blocked: number;
  /** Mean share of passed checks, 0 to 1. */
  score: number;
  /** The same for documents composed without looking at the input: what the rubric can tell apart. */
  blindScore: number;
}

/** Has every input of a kind's corpus written, one after the other, and judged. */
export function evaluate(author: Author, kind: DocumentKind): Promise<Evaluation> {
  return evaluateBy(author, kind, documentRubrics[kind] as DocumentRubric<typeof kind>);
}

async function evaluateBy<K extends DocumentKind>(
  author: Author,
  kind: K,
  { corpus, judge }: DocumentRubric<K>,
): Promise<Evaluation> {
  const trials: Trial[] = [];
  const failures: Evaluation['failures'] = [];
  const blind: number[] = [];
  for (const { name, brief, context } of corpus) {
    blind.push(judge(composedBlindly(kind, context), brief, context).score);
    try {
      const { signal } = new AbortController();
      const onDelta = () => undefined;
      const { content } = await author.write({
        kind,
        brief,
        context,
        owner: name,
        signal,
        onDelta,
      });
      trials.push({ name, text: textOf(kind, content), verdict: judge(content, brief, context) });
    } catch (error) {
      failures.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const keptBack = trials.filter(({ verdict }) => !verdict.publishable).length;
  return {
    kind,
    trials,
    failures,
    blocked: keptBack + failures.length,
    score: mean(trials.map(({ verdict }) => verdict.score)),
    blindScore: mean(blind),
  };
}

function composedBlindly<K extends DocumentKind>(kind: K, { today }: DocumentContext) {
  const writer: DocumentWriter<FormOf<K>, ContentOf<K>> = documentWriters[kind];
  return writer.compose({}, { ...nobody, today });
}

const nobody: Omit<DocumentContext, 'today'> = {
  author: { name: '', position: '' },
  company: {
    name: '',
    description: '',
    activities: '',
    mission: '',
    vision: '',
    values: [],
    processes: [],
  },
  team: null,
  employee: null,
  latestFeedback: null,
  latestPdi: null,
  diary: [],
};

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);
}

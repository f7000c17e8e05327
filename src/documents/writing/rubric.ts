import * as z from 'zod/mini';
import type { DocumentContext } from './context.ts';
import type { ContentSchema } from '../kit/contract.ts';

/** A document with what it was made from. */
export interface Judged<Content = unknown> {
  content: Content;
  brief: Record<string, unknown>;
  context: DocumentContext;
  contentSchema: ContentSchema;
  /** The last day that may be planned for, `yyyy-MM-dd`. */
  lastDay: string;
  /** List items that the leader typed, as far as the guardrails let them through. */
  typedItems: string[];
  /** Capitalised words of the kind's own that are nobody's name: 'Abertura', 'Liderança'. */
  ownCapitals?: readonly string[];
}

export interface Check<Subject> {
  id: string;
  /** A document that fails it is not published. */
  blocking: boolean;
  /** Why the document fails, or null where it passes. */
  fault(subject: Subject): string | null;
}

export interface Verdict {
  results: { id: string; passed: boolean; reason: string | null }[];
  /** Passed checks over all checks, 0 to 1. */
  score: number;
  /** No blocking check failed, and at least 80 % passed. */
  publishable: boolean;
}

const publishFrom = 0.8;

/** G1 judges what was given; the others judge it normalised, as a view would show it. */
export function judge<Subject extends Judged>(
  checks: readonly Check<Subject>[],
  subject: Subject,
): Verdict {
  const parsed = z.safeParse(subject.contentSchema, subject.content);
  const shown = parsed.success ? { ...subject, content: parsed.data } : null;
  const results = checks.map(({ id, fault }) => {
    const judged = id === 'G1' ? subject : shown;
    const reason = judged === null ? 'o conteúdo não é um objeto' : fault(judged);
    return { id, passed: reason === null, reason };
  });
  const score = results.filter((result) => result.passed).length / results.length;
  const blocked = checks.some(({ blocking }, index) => blocking && !results[index]?.passed);
  return { results, score, publishable: !blocked && score >= publishFrom };
}

import { dueDay, outlineOf, readContent } from '#documents/contracts.ts';
import { outlineText, type Outline } from '#documents/kit/outline.ts';
import { isLetter } from '#documents/kit/edits.ts';
import { textsOf } from '#shared/json.ts';
import type { Case } from '../cases.ts';

/** A document with what it was made from. */
export interface Subject extends Case {
  content: Record<string, unknown>;
  /** Composed, and not a model's: then nothing typed may be rephrased. */
  offline: boolean;
}

export interface Check {
  id: string;
  /** What the document does wrong, each in a line for whoever mends it; none where it passes. */
  faults(subject: Subject): string[];
}

/** Fields of a form that hold a choice or an id, and no words of the leader's. */
const choices = new Set(
  `employeeId teamId feedbackType tone includeActionPlan priority duration detailLevel experienceLevel
   interviewType focusAreas type format selectedTeams purpose urgency`.split(/\s+/),
);

/** What the leader typed into the fields, each text by itself. */
export function typedTexts({ brief }: Pick<Subject, 'brief'>): string[] {
  const fields = Object.entries(brief).filter(([name]) => !choices.has(name));
  return fields.flatMap(([, value]) => textsOf(value)).filter((text) => text.trim() !== '');
}

/** The lists and lines for the leader alone: they stand apart and do not travel. */
export function leadersTexts({ kind, content }: Subject): string[] {
  return textsOf([content['suggestions'], isLetter(kind) ? content['notes'] : []]);
}

/** The document as its readers get it: a letter's own text, or everything but the suggestions. */
export function documentTexts(subject: Subject): string[] {
  const { kind, content } = subject;
  if (isLetter(kind)) return textsOf([content['subject'], content['content']]);
  // As it is laid out: lists that the application derives from others say nothing twice there.
  const text = outlineText({ ...laidOut(subject), forLeader: [] });
  return text.split('\n').filter((line) => line.trim() !== '');
}

export function allTexts(subject: Subject): string[] {
  return [...documentTexts(subject), ...leadersTexts(subject)];
}

/** The document as it is laid out, without suggestions. */
export function laidOut({ kind, content }: Pick<Subject, 'kind' | 'content'>): Outline {
  const document = readContent(kind, { ...content, suggestions: [] });
  if (document === null) throw new Error(`No document of the kind ${kind}.`);
  return outlineOf(kind, document);
}

/** The day that the form runs until, or null. */
export function lastDay({ kind, brief }: Subject): string | null {
  return dueDay(kind, brief);
}

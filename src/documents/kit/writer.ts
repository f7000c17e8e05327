import type { RemovalReason } from './removal.ts';
import type { DocumentContext } from './document-context.ts';

/** What a language model is asked: what never changes comes first, since providers cache the prefix. */
export interface Prompt {
  system: string;
  user: string;
}

/**
 * The form as far as it could be read. Fields that did not fit are absent; `freeText` holds what came
 * without a field, for example a prompt that is not JSON.
 */
export type Brief<Form> = Partial<Form> & { freeText?: string };

/**
 * The pieces of the context that a kind may draw on, beside who asks and the company's name. `position` is
 * the name and the position of the employee alone.
 */
export type Consulted =
  | 'company'
  | 'team'
  | 'colleagues'
  | 'position'
  | 'employee'
  | 'latestFeedback'
  | 'latestPdi'
  | 'diary';

/** The side of a kind that only the server needs: how it is written. Pure and deterministic. */
export interface DocumentWriter<Form, Content> {
  /** What it reads of the context: nothing else is gathered for it, nor named among its sources. */
  consults: readonly Consulted[];
  /** What a guardrail would take out of the form, and this kind answers itself: a question that the law forbids. */
  allows?: readonly RemovalReason[];
  /** Sentences that this kind answers itself, whatever a guardrail says of them. */
  answers?: (sentence: string) => boolean;
  /** What its suggestions may name: where the document is about nobody, a rule of law tells of no one. */
  advisesOn?: readonly RemovalReason[];
  prompt(brief: Brief<Form>, context: DocumentContext): Prompt;
  /** Written without a language model, from the brief, the context and the knowledge. */
  compose(brief: Brief<Form>, context: DocumentContext): Content;
  /**
   * Checks what a model wrote against what is known for certain (names, levels, days, sums, what was typed)
   * and says in `suggestions`, once, what it had to mend. A good answer comes back unchanged. The guardrails
   * have been over it already.
   *
   * @throws ThinAnswer where the document would be ours more than the model's
   */
  settle(content: Content, brief: Brief<Form>, context: DocumentContext): Content;
}

/** A model's answer that is too thin to be its own: the document in its name would be ours. */
export class ThinAnswer extends Error {
  override name = 'ThinAnswer';
}

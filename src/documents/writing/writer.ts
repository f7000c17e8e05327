import type { DocumentContext } from './context.ts';

/** What a language model is asked: a fixed part first, which providers cache, then the data. */
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
  'company' | 'team' | 'position' | 'employee' | 'latestFeedback' | 'latestPdi' | 'diary';

/** The side of a kind that only the server needs: how it is written. Pure and deterministic. */
export interface DocumentWriter<Form, Content> {
  /** What it reads of the context: nothing else is gathered for it, nor named among its sources. */
  consults: readonly Consulted[];
  prompt(brief: Brief<Form>, context: DocumentContext): Prompt;
  /** Written without a language model, from the brief, the context and the knowledge. */
  compose(brief: Brief<Form>, context: DocumentContext): Content;
  /**
   * What a model wrote, with what is known for certain put back in its place: names, dates, levels, items
   * that were typed. The guardrails have been over it already.
   */
  settle(content: Content, brief: Brief<Form>, context: DocumentContext): Content;
}

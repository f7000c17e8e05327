import type { RemovalReason } from './removal.ts';
import type { ContentSchema } from './contract.ts';
import type { DocumentContext } from './document-context.ts';

/** What a language model is asked: what never changes comes first, since providers cache the prefix. */
export interface Prompt {
  system: string;
  user: string;
  /** The lines of the data that it holds. */
  lines: DataLine[];
}

/** One line of the data, by the code that an answer may name: `D2`. */
export interface DataLine {
  code: string;
  /** Where it stands, for who is shown it: 'Diário, 18/11/2026'; null where nobody asks. */
  source: string | null;
  /** What leads to the text: 'Último feedback, de quinta-feira, 19/11/2026'. */
  label: string;
  text: string;
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
  | 'commitments'
  | 'lastConversation'
  | 'told'
  | 'diary';

/** The side of a kind that only the server needs: how it is written. Pure and deterministic. */
export interface DocumentWriter<Form, Content> {
  /** What it reads of the context: nothing else is gathered for it, nor named among its sources. */
  consults: readonly Consulted[];
  /** What a guardrail would take out of the form, and this kind answers itself: a question that the law forbids. */
  allows?: readonly RemovalReason[];
  /** Sentences that this kind answers itself, whatever a guardrail says of them. */
  answers?: (sentence: string) => boolean;
  /** Sentences that its form and its text may say, whatever a guardrail says of them: the pay of a vacancy. */
  tells?: (sentence: string) => boolean;
  /** The diary is for suggestions alone: others hold the document, though it is the leader's. */
  reservesDiary?: boolean;
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
  /** Of a document that the leader alone reads: what its person may read instead. */
  forPerson?: PersonWriter<Form>;
}

/** A text for the person a document is about, from the same brief. The leader reads it before anyone else. */
export interface PersonWriter<Form> {
  /** What a model is held to. */
  schema: ContentSchema;
  prompt(brief: Brief<Form>, context: DocumentContext): Prompt;
  compose(brief: Brief<Form>, context: DocumentContext): string;
  /** What a model answered, as text; '' where that is none. */
  read(answer: unknown): string;
}

/** A model's answer that is too thin to be its own: the document in its name would be ours. */
export class ThinAnswer extends Error {
  override name = 'ThinAnswer';
}

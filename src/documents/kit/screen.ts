/*
 * What the frame hands to the two screens of a kind.
 */

/** Who or what a document is about, beside the form itself. */
export interface Subject {
  employeeId?: string;
  teamId?: string;
}

export interface FormProps<Input, Output> {
  companyId: string | undefined;
  /** What the form holds. A new object refills it. */
  initial: Input;
  /** `initial` was typed before: it is validated again shortly after it is filled in. */
  restored: boolean;
  busy: boolean;
  /** Why nothing can be generated now, in a sentence; null where it can. */
  disabledReason: string | null;
  onSubmit(form: Output, subject: Subject): void;
  /** Every change, as typed, so that it outlives an error or a reload. */
  onDraft(draft: Input): void;
  onCancel(): void;
}

/** While a document is being written, texts that have not come yet are '' and lists are empty. */
export interface ViewProps<Content> {
  content: Content;
}

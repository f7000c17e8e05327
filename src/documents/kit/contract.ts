import type * as z from 'zod/mini';

/** Where the kinds are grouped in the sidebar and on the quick screens. */
export const documentGroups = {
  strategy: 'Gestão Estratégica',
  communication: 'Comunicação',
  development: 'Desenvolvimento',
} as const;
export type DocumentGroup = keyof typeof documentGroups;

/** Every word of a kind that the frame around it says. */
export interface DocumentLabels {
  /** In lists and filters: 'PDI'. */
  kind: string;
  /** The entry that opens the form: 'Criar PDI'. */
  action: string;
  formTitle: string;
  submit: string;
  busy: string;
  resultTitle: string;
  /** Success toast. */
  generated: string;
  /** Failure toast, where the server says nothing better. */
  failed: string;
  /** Notification when it finished while nobody was looking. */
  ready: string;
}

export type FormSchema = z.ZodMiniObject<z.core.$ZodShape>;
export type ContentSchema = z.core.$ZodType<Record<string, unknown>>;

/**
 * What both sides know of a kind: its words, the form that asks for it, and the content that answers.
 * `contentSchema` is also the normaliser: a field that is missing or wrong becomes its placeholder,
 * and only what is not an object fails.
 */
export interface DocumentContract<
  Form extends FormSchema = FormSchema,
  Content extends ContentSchema = ContentSchema,
> {
  group: DocumentGroup;
  labels: DocumentLabels;
  formSchema: Form;
  emptyForm(): z.core.input<Form>;
  contentSchema: Content;
  /** The day a document of this form runs until, `yyyy-MM-dd`; a kind without one says nothing. */
  dueOn?(form: Partial<z.core.output<Form>>): string | undefined;
  /** The document as plain text, for copying and editing. */
  toText(content: z.core.output<Content>): string;
}

export function documentContract<Form extends FormSchema, Content extends ContentSchema>(
  contract: DocumentContract<Form, Content>,
): DocumentContract<Form, Content> {
  return contract;
}

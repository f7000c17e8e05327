import type * as z from 'zod/mini';
import type { CalendarEntry } from './calendar.ts';
import type { Outline } from './outline.ts';
import type { PromiseInDocument } from './promises.ts';

export type FormSchema = z.ZodMiniObject<z.core.$ZodShape>;
export type ContentSchema = z.core.$ZodType<Record<string, unknown>>;

/** `leader` reads it alone; `person` is whom it is about or for; `team` are all who carry it out. */
export type Audience = 'leader' | 'person' | 'team';

/**
 * What both sides know of a kind beside its words: the form that asks for it, and the content that
 * answers. `contentSchema` is also the normaliser: a field that is missing or wrong becomes its
 * placeholder, and only what is not an object fails.
 */
export interface DocumentContract<
  Form extends FormSchema = FormSchema,
  Content extends ContentSchema = ContentSchema,
> {
  formSchema: Form;
  /**
   * Who reads the document. What is for the leader's eyes alone (`suggestions`) travels with it only where
   * the leader is the reader.
   */
  audience: Audience;
  emptyForm(): z.core.input<Form>;
  /** Other names that a field may come under: those of the quick screens (section 7). */
  aliases?: Readonly<Record<string, string>>;
  contentSchema: Content;
  /** The day a document of this form runs until, `yyyy-MM-dd`; a kind without one says nothing. */
  dueOn?(form: Partial<z.core.output<Form>>): string | undefined;
  outline(content: z.core.output<Content>): Outline;
  /** What is copied and edited, where that is not the whole outline. */
  toText?(content: z.core.output<Content>): string;
  /** What it puts into a calendar; a kind without days or hours says nothing. */
  calendar?(
    content: z.core.output<Content>,
    about: { form: Partial<z.core.output<Form>>; dueOn: string | null },
  ): CalendarEntry[];
  /** What it promises, and who keeps it; a kind that promises nothing says nothing. */
  promises?(
    content: z.core.output<Content>,
    about: { form: Partial<z.core.output<Form>>; dueOn: string | null },
  ): PromiseInDocument[];
}

export function documentContract<Form extends FormSchema, Content extends ContentSchema>(
  contract: DocumentContract<Form, Content>,
): DocumentContract<Form, Content> {
  return contract;
}

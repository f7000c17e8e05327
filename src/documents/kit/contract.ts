import type * as z from 'zod/mini';
import type { CalendarEntry } from './calendar.ts';
import type { CompetencyInDocument } from './competencies.ts';
import type { Audience } from './document-context.ts';
import type { Outline } from './outline.ts';
import type { PromiseInDocument } from './promises.ts';

export type FormSchema = z.ZodMiniObject<z.core.$ZodShape>;
export type ContentSchema = z.core.$ZodType<Record<string, unknown>>;

/** Whom a document is about and who asks for it, by name. */
export interface PeopleOfForm {
  employee: string | null;
  leader: string;
}

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
  /** Who reads a document of this form, where the form says more than the kind does. */
  audienceOf?(form: Partial<z.core.output<Form>>, people: PeopleOfForm): Audience;
  emptyForm(): z.core.input<Form>;
  /** Other names that a field may come under: those of the quick screens (section 7). */
  aliases?: Readonly<Record<string, string>>;
  contentSchema: Content;
  /** The day a document of this form runs until, `yyyy-MM-dd`; a kind without one says nothing. */
  dueOn?(form: Partial<z.core.output<Form>>): string | undefined;
  outline(content: z.core.output<Content>): Outline;
  /** What is copied and edited, where that is not the whole outline. */
  toText?(content: z.core.output<Content>): string;
  /** The content without the fields that are filled in from others; most kinds have none. */
  own?(content: z.core.output<Content>): Partial<z.core.output<Content>>;
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
  /** The competencies that it develops; most kinds have none. */
  competencies?(content: z.core.output<Content>): CompetencyInDocument[];
  /** What a person is marked by, and what the marks mean from 1 on; most kinds mark nobody. */
  marking?(content: z.core.output<Content>): Marking;
}

/** What a person is marked by. */
export interface Marking {
  criteria: string[];
  /** From 1 on; none where the document has no scale that can be told apart. */
  scale: string[];
}

export function documentContract<Form extends FormSchema, Content extends ContentSchema>(
  contract: DocumentContract<Form, Content>,
): DocumentContract<Form, Content> {
  return contract;
}

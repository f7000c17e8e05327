import { documentContracts, readContent, type FormOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { readBrief } from '#documents/writing/brief.ts';
import type { DocumentContext } from '#documents/writing/context.ts';
import { factsOf, withOrderNotice } from '#documents/writing/orders.ts';
import { isRefrain } from '#documents/writing/refrain.ts';
import { excerptOf, selectRelevant, type RelevanceTerms } from '#documents/writing/relevance.ts';
import { reviewBrief } from '#documents/writing/review.ts';
import { guardedContent } from '#documents/writing/settle.ts';
import type { Brief, DocumentWriter } from '#documents/writing/writer.ts';
import { documentWriters } from '#documents/writers.ts';
import { isJsonObject } from '#shared/json.ts';
import { limits } from '#shared/limits.ts';

/*
 * All that reads what people typed, as tasks of the thread that writes: plain data in, plain data out.
 * Nothing else of the server may call a writer.
 */

type AnyBrief = Brief<FormOf<DocumentKind>>;
type Content = Record<string, unknown>;
type DiaryEntry = DocumentContext['diary'][number];

interface Request {
  kind: DocumentKind;
  prompt: string;
}

export interface Subject {
  kind: DocumentKind;
  brief: AnyBrief;
  context: DocumentContext;
}

export const writingTasks = {
  /** The form as far as it can be read, and what its kind draws on. */
  read: ({ kind, prompt }: Request) => ({
    brief: briefOf(kind, prompt),
    consults: writerOf(kind).consults,
  }),
  /** What the guardrails would take out of a form. */
  review: ({ kind, prompt }: Request) => reviewBrief(withinReach(briefOf(kind, prompt))),
  /** The diary entries that speak of a subject, within `room` characters. */
  select: (given: { entries: DiaryEntry[]; terms: RelevanceTerms; room: number }) =>
    selectRelevant(given.entries, given.terms, given.room),
  /** The document, without a language model. */
  compose: (subject: Subject) =>
    written(subject, ({ writer, brief, context }) => writer.compose(brief, context)),
  /** What a language model is asked. */
  prompt: (subject: Subject) => {
    const { writer, brief, context } = readable(subject);
    return writer.prompt(brief, context);
  },
  /**
   * The document of what a model answered; null where that is none: without any of the fields that were
   * asked for, or one thing over and over.
   */
  settle: ({ answer, fields, ...subject }: Subject & { answer: unknown; fields: string[] }) => {
    const given = fieldsOf(answer, fields);
    const content = given && readContent(subject.kind, guardedContent(given));
    return content
      ? written(subject, ({ writer, brief, context }) => writer.settle(content, brief, context))
      : null;
  },
};

export type WritingTasks = typeof writingTasks;

function writerOf(kind: DocumentKind): DocumentWriter<object, object> {
  return documentWriters[kind];
}

function briefOf(kind: DocumentKind, prompt: string): AnyBrief {
  const contract: Parameters<typeof readBrief>[0] = documentContracts[kind];
  return readBrief(contract, prompt);
}

/** What a writer gets to read: no order to the machine, and no text that is longer than a field may be. */
function readable({ kind, brief: typed, context: known }: Subject) {
  const short = withinReach(typed);
  const brief = factsOf(short);
  const context = withFactsAlone(known);
  return {
    writer: writerOf(kind),
    brief,
    context,
    isCut: short !== typed,
    isOrdered: brief !== short,
  };
}

/** The document that a writer makes of a subject; it says first what was left out of the form. */
function written(subject: Subject, write: (read: ReturnType<typeof readable>) => object): Content {
  const read = readable(subject);
  const content = write(read) as Content;
  const ordered = read.isOrdered ? withOrderNotice(content) : content;
  const { suggestions } = ordered;
  if (!read.isCut || !Array.isArray(suggestions)) return ordered;
  return { ...ordered, suggestions: [cutNotice, ...(suggestions as unknown[])] };
}

const cutNotice = `O texto digitado passa de ${limits.paragraph.toLocaleString('pt-BR')} caracteres: o documento considera o começo dele.`;

/** Every field has its limit; text without a field gets the longest of them. */
function withinReach(brief: AnyBrief): AnyBrief {
  const { freeText = '' } = brief;
  if (freeText.length <= limits.paragraph) return brief;
  return { ...brief, freeText: excerptOf(freeText, limits.paragraph) };
}

/** Names and positions stay: they are what people are called. */
function withFactsAlone({ company, team, employee, ...rest }: DocumentContext): DocumentContext {
  return {
    ...factsOf(rest),
    author: rest.author,
    company: { ...factsOf(company), name: company.name },
    team: team && { ...factsOf(team), name: team.name },
    employee: employee && {
      ...factsOf(employee),
      name: employee.name,
      position: employee.position,
    },
  };
}

/** Of a model's answer what it was asked for; null where it is no document. */
function fieldsOf(answer: unknown, asked: string[]): Content | null {
  if (!isJsonObject(answer)) return null;
  const given = Object.entries(answer).filter(([key]) => asked.includes(key));
  const content = storable(Object.fromEntries(given));
  return given.length === 0 || isRefrain(content) ? null : content;
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair, and a model may write both. */
function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, storable(item)]),
  ) as Value;
}

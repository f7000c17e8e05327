import { documentContracts, readContent, type FormOf } from '#documents/contracts.ts';
import type { GuardOptions } from '#documents/guard/guard.ts';
import { guardedContent, together, withNotices } from '#documents/guard/guarded-content.ts';
import { guardedInputs } from '#documents/guard/guarded-inputs.ts';
import { isRefrain } from '#documents/guard/refrain.ts';
import { reviewBrief } from '#documents/guard/review.ts';
import type { DocumentContext } from '#documents/kit/document-context.ts';
import { editFields } from '#documents/kit/fields.ts';
import { ThinAnswer, type Brief, type DocumentWriter } from '#documents/kit/writer.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { readBrief } from '#documents/reading/brief.ts';
import { excerptOf, selectRelevant, type RelevanceTerms } from '#documents/reading/relevance.ts';
import { documentWriters } from '#documents/writers.ts';
import { isJsonObject, textsOf } from '#shared/json.ts';
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
    withFewSuggestions(
      written(readable(subject), ({ writer, brief, context }) => writer.compose(brief, context)),
    ),
  /** What a language model is asked. */
  prompt: (subject: Subject) => {
    const { writer, brief, context } = readable(subject, forModels);
    return writer.prompt(brief, context);
  },
  /** The document of what a model answered; null where that is none, or too thin to be the model's own. */
  settle: ({ answer, ...subject }: Subject & { answer: unknown }) => {
    const given = fieldsOf(subject.kind, answer);
    const { advisesOn } = writerOf(subject.kind);
    const answered = given && guardedContent(given, advisesOn);
    const content = answered && readContent(subject.kind, answered.value);
    if (!content) return null;
    const read = readable(subject, forModels);
    try {
      const settled = written(
        { ...read, removed: together(read.removed, answered.removed) },
        ({ writer, brief, context }) => writer.settle(content, brief, context),
      );
      return withFewSuggestions(settled, textsOf(content['suggestions']));
    } catch (error) {
      if (error instanceof ThinAnswer) return null;
      throw error;
    }
  },
};

export type WritingTasks = typeof writingTasks;

/** A model turns a label or a verdict into what can be seen; the guard reads its answer too. */
const forModels = { allows: ['label', 'promise', 'verdict'], covers: true } as const;

function writerOf(kind: DocumentKind): DocumentWriter<object, object> {
  return documentWriters[kind];
}

function briefOf(kind: DocumentKind, prompt: string): AnyBrief {
  const contract: Parameters<typeof readBrief>[0] = documentContracts[kind];
  return readBrief(contract, prompt);
}

/** What a writer gets to read: nothing that a guardrail objects to, no text longer than a field may be. */
function readable(
  { kind, brief: typed, context }: Subject,
  { allows = [], covers = false }: GuardOptions = {},
) {
  const writer = writerOf(kind);
  const short = withinReach(typed);
  const { answers } = writer;
  const options = { allows: [...allows, ...(writer.allows ?? [])], answers, covers };
  return { writer, isCut: short !== typed, ...guardedInputs<object>(short, context, options) };
}

/** The document that a writer makes of what it reads; it says first what was left out of the form. */
function written(
  read: ReturnType<typeof readable>,
  write: (read: ReturnType<typeof readable>) => object,
): Content {
  const content = withNotices(write(read) as Content, read.removed);
  const { suggestions } = content;
  if (!read.isCut || !Array.isArray(suggestions)) return content;
  return { ...content, suggestions: [cutNotice, ...(suggestions as unknown[])] };
}

/** More are not read. */
const mostSuggestions = 4;

/**
 * At most four, so far as they are ours: those of a workbook that matter least are left out, and what is told beside
 * a model's own advice is told in one piece.
 */
function withFewSuggestions(content: Content, advice?: readonly string[]): Content {
  const all = textsOf(content['suggestions']);
  if (all.length <= mostSuggestions) return content;
  if (advice === undefined) return { ...content, suggestions: all.slice(0, mostSuggestions) };
  const told = all.filter((text) => !advice.includes(text));
  const kept = all.filter((text) => advice.includes(text));
  return { ...content, suggestions: [...(told.length > 0 ? [told.join(' ')] : []), ...kept] };
}

const cutNotice = `O texto digitado passa de ${limits.paragraph.toLocaleString('pt-BR')} caracteres: o documento considera o começo dele.`;

/** Every field has its limit; text without a field gets the longest of them. */
function withinReach(brief: AnyBrief): AnyBrief {
  const { freeText = '' } = brief;
  if (freeText.length <= limits.paragraph) return brief;
  return { ...brief, freeText: excerptOf(freeText, limits.paragraph) };
}

/** What of an answer belongs to the kind; null where it is no document, or says one thing over and over. */
function fieldsOf(kind: DocumentKind, answer: unknown): Content | null {
  if (!isJsonObject(answer)) return null;
  const known = Object.keys(documentContracts[kind].contentSchema.shape);
  const given = Object.entries(answer).filter(
    ([key]) => known.includes(key) && !Object.hasOwn(editFields, key),
  );
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

import * as z from 'zod/mini';
import {
  currentOutline,
  documentContracts,
  isForLeader,
  promisesOf,
  readContent,
  type FormOf,
  ownContent,
} from '#documents/contracts.ts';
import { guarded, type GuardOptions } from '#documents/guard/guard.ts';
import {
  guardedContent,
  noticeOf,
  together,
  withNotices,
} from '#documents/guard/guarded-content.ts';
import { guardedInputs } from '#documents/guard/guarded-inputs.ts';
import { objectionToSharing } from '#documents/guard/sharing.ts';
import { diaryInForm, privateWords } from '#documents/guard/private-words.ts';
import { isRefrain } from '#documents/guard/refrain.ts';
import { reviewBrief } from '#documents/guard/review.ts';
import { ofServedFamilies } from '#documents/guard/served-families.ts';
import type { DocumentContext } from '#documents/kit/document-context.ts';
import type { OfferedChange, ProposedChange } from '#documents/kit/adjustments.ts';
import { addedFields } from '#documents/kit/fields.ts';
import type { DocumentChange } from '#documents/kit/items.ts';
import { ThinAnswer, type Brief, type DocumentWriter } from '#documents/kit/writer.ts';
import type { Outline } from '#documents/kit/outline.ts';
import { documentKinds, type DocumentKind } from '#documents/labels.ts';
import { adjustmentSchema, adjustPrompt } from '#documents/prompting/adjusting.ts';
import { checkCitations } from '#documents/prompting/citations.ts';
import { offeredLists } from '#documents/prompting/offered-lists.ts';
import { proposalsIn } from '#documents/reading/proposals.ts';
import { readBrief } from '#documents/reading/brief.ts';
import { changesByRule } from '#documents/reading/instruction.ts';
import { inUnits } from '#documents/reading/linked-changes.ts';
import { staleNotesIn } from '#documents/reading/stale-notes.ts';
import { excerptOf, selectRelevant, type RelevanceTerms } from '#documents/reading/relevance.ts';
import { documentWriters } from '#documents/writers.ts';
import { textsIn } from '#documents/kit/item-places.ts';
import { isLetter } from '#documents/kit/edits.ts';
import { hasPage, pageOf } from '#documents/kit/page.ts';
import { shown } from '#documents/kit/shown.ts';
import { isJsonObject, textsOf } from '#shared/json.ts';
import { limits } from '#shared/limits.ts';
import { changedContent, idleNotice, sift, unfitNotice } from './sound-changes.ts';

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

/** A document without what is filled in from other fields, and what is asked to change in it. */
interface ChangeRequest {
  kind: DocumentKind;
  content: Content;
  brief: Content;
  instruction: string;
  /** `yyyy-MM-dd` */
  today: string;
}

interface AnsweredChanges {
  kind: DocumentKind;
  content: Content;
  answer: unknown;
}

interface TakenChanges {
  kind: DocumentKind;
  content: Content;
  changes: readonly DocumentChange[];
}

export interface Proposed {
  changes: OfferedChange[];
  note: string;
}

/** More are not looked through. */
const mostChanges = 200;

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
    const { advisesOn, tells } = writerOf(subject.kind);
    const typed = textsOf([subject.brief, subject.context.company, subject.context.team]);
    const answers = either(ofServedFamilies(typed), tells);
    const read = readable(subject, forModels);
    const known = textsOf([read.brief, read.context]);
    const answered = given && guardedContent(given, { advisesOn, answers, shown: known });
    const content = answered && readContent(subject.kind, withWholePage(answered.value));
    if (!content) return null;
    try {
      const settled = written(
        { ...read, removed: together(read.removed, answered.removed) },
        ({ writer, brief, context }) => writer.settle(content, brief, context),
      );
      const told = read.isForOthers ? privateWords(settled, read.context, read.brief) : [];
      const document = { ...settled, suggestions: [...told, ...textsOf(settled['suggestions'])] };
      return withCitations(
        withFewSuggestions(document, textsOf(content['suggestions'])),
        { ...read, kind: subject.kind },
        answer,
      );
    } catch (error) {
      if (error instanceof ThinAnswer) return null;
      throw error;
    }
  },
  /** What can be changed in a document without a language model. */
  change: ({ kind, content, instruction }: ChangeRequest): Proposed => {
    const { changes, note } = changesByRule(content, outlineIn(kind, content), instruction);
    if (changes.length === 0) return { changes: [], note };
    const { sound, unfit } = sift(kind, content, changes);
    return {
      changes: offered(
        kind,
        content,
        sound.map((change) => ({ ...change, asked: true })),
      ),
      note:
        sound.length === 0
          ? idleNotice(unfit)
          : joined(note, staleNotesAfter({ kind, content }, sound)),
    };
  },
  /** What a language model is asked to change; where a guardrail takes all of the wish, the sentence that says so. */
  promptToChange: ({ kind, content, brief, instruction, today }: ChangeRequest) => {
    const asked = guarded(instruction, forModels);
    if (asked.value.trim() === '') return { note: noticeOf(asked.removed) };
    return adjustPrompt({
      label: documentKinds[kind],
      content,
      isOffered: offeredLists(documentContracts[kind].contentSchema, content),
      outline: outlineIn(kind, content),
      brief: guarded(brief, forModels).value,
      instruction: asked.value,
      today,
    });
  },
  /** The changes that a model answered, as far as each of them leaves a document of its kind; null for no answer. */
  readChanges: ({ kind, content, answer }: AnsweredChanges): Proposed | null => {
    if (!isJsonObject(answer)) return null;
    const { changes: read, note } = z.parse(adjustmentSchema, storable(answer));
    const removals = read.map(({ text, fields }) => guardedContent({ text, fields }).removed);
    const harmless = read.filter((_, at) => removals[at]!.size === 0);
    const notice = noticeOf(removals.reduce(together, new Map()));
    const { sound, unfit } = sift(kind, content, harmless.slice(0, mostChanges));
    // What was no change at all, and what is beyond the most, was proposed too.
    const unread = proposedIn(answer) - read.length + Math.max(0, harmless.length - mostChanges);
    const changes = offered(kind, content, sound);
    const told = joined(
      notice,
      unfitNotice(sound.length, unfit + unread),
      guarded(note).value,
      staleNotesAfter({ kind, content }, sound),
    );
    return { changes, note: told };
  },
  /** The document with the changes that are taken, as it is stored; null where together they leave none of its kind. */
  take: ({ kind, content, changes }: TakenChanges): Content | null => {
    const taken = changedContent(kind, content, changes);
    // A field that is not there has no key, once it is stored.
    return taken && (JSON.parse(JSON.stringify(taken)) as Content);
  },
  /** What the person of a document may read, without a language model. */
  tell: (subject: Subject) => {
    const { writer, brief, context } = readable(subject);
    return writer.forPerson?.compose(brief, context) ?? '';
  },
  /** What a language model is asked for that. */
  promptToTell: (subject: Subject) => {
    const { writer, brief, context } = readable(subject, forModels);
    return writer.forPerson?.prompt(brief, context) ?? null;
  },
  /** The text of what it answered, without the sentences that a guardrail objects to; '' where there is none. */
  readTold: ({ kind, answer }: { kind: DocumentKind; answer: unknown }) =>
    storable(guarded(writerOf(kind).forPerson?.read(answer) ?? '').value),
  /** Why a text goes to nobody by a link; null where it may. */
  shareable: ({ texts }: { texts: readonly string[] }) => objectionToSharing(texts),
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

type Answers = (sentence: string) => boolean;

function either(...each: readonly (Answers | undefined)[]): Answers {
  return (sentence) => each.some((answers) => answers?.(sentence) === true);
}

/** What a writer gets to read: nothing that a guardrail objects to, no text longer than a field may be. */
function readable(
  { kind, brief: typed, context }: Subject,
  { allows = [], covers = false }: GuardOptions = {},
) {
  const writer = writerOf(kind);
  const short = withinReach(typed);
  const answers = either(writer.answers, writer.tells);
  const options = { allows: [...allows, ...(writer.allows ?? [])], answers, covers };
  return {
    writer,
    isCut: short !== typed,
    isForOthers: !isForLeader(kind) || writer.reservesDiary === true,
    ...guardedInputs<object>(short, context, options),
  };
}

/**
 * The document that a writer makes of what it reads; it says first what was left out of the form, and what others
 * would read of the diary.
 */
function written(
  read: ReturnType<typeof readable>,
  write: (read: ReturnType<typeof readable>) => object,
): Content {
  const content = withNotices(write(read) as Content, read.removed);
  const { suggestions } = content;
  const told = [
    ...(read.isCut ? [cutNotice] : []),
    ...(read.isForOthers ? diaryInForm(content, read.context, read.brief) : []),
  ];
  if (told.length === 0 || !Array.isArray(suggestions)) return content;
  return { ...content, suggestions: [...told, ...(suggestions as unknown[])] };
}

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join(' ');

/** What the notes for the leader still say of what would go, were all of it taken. */
function staleNotesAfter(
  { kind, content }: Pick<ChangeRequest, 'kind' | 'content'>,
  changes: readonly DocumentChange[],
): string {
  const after = changedContent(kind, content, changes);
  return after === null ? '' : staleNotesIn(content, ownContent(kind, after));
}

/** With the lines that its sentences come from, as far as these hold, and then with the sentences that are its own. */
function withCitations(
  document: Content,
  { kind, writer, brief, context }: ReturnType<typeof readable> & { kind: DocumentKind },
  answer: unknown,
): Content {
  const { lines } = writer.prompt(brief, context);
  const claimed = isJsonObject(answer) ? shown(answer['sources']) : undefined;
  const { citations } = checkCitations(claimed, textsShown(kind, document), lines);
  if (citations.length === 0) return document;
  const cited = citations.map(({ text }) => text);
  const proposals = isSetAsProse(kind, document)
    ? proposalsIn(outlineIn(kind, document).blocks, lines, cited)
    : [];
  const suggested = proposals.map((text) => ({ text }));
  return { ...document, citations: storable([...citations, ...suggested]) };
}

/** Fields are shown in an order and in words of their views: of them nobody knows what is a sentence. */
function isSetAsProse(kind: DocumentKind, document: Content): boolean {
  return isLetter(kind) || pageOf(document) !== '';
}

/** The texts of a document as they are laid out: a mark after a sentence is looked for in them. */
function textsShown(kind: DocumentKind, document: Content): Content {
  if (pageOf(document) === '') return document;
  const { suggestions } = document;
  return { texts: outlineIn(kind, document).blocks.flatMap(textsIn), suggestions };
}

/** A page of a few words stands for no document: the fields do, where there are any. */
function withWholePage(content: Content): Content {
  return hasPage(content) ? content : { ...content, page: '' };
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
  if (told.length === 0) return { ...content, suggestions: kept };
  // What was taken out is said first, what may be missing last.
  const isFirst = told[0] === all[0];
  const inOne = told.join(' ');
  return { ...content, suggestions: isFirst ? [inOne, ...kept] : [...kept, inOne] };
}

const cutNotice = `O texto digitado passa de ${limits.paragraph.toLocaleString('pt-BR')} caracteres: o documento considera o começo dele.`;

/** Every field has its limit; text without a field gets the longest of them. */
function withinReach(brief: AnyBrief): AnyBrief {
  const { freeText = '' } = brief;
  if (freeText.length <= limits.paragraph) return brief;
  return { ...brief, freeText: excerptOf(freeText, limits.paragraph) };
}

/** The changes as they are offered: those of a line and of the field that repeats it are one. */
function offered(
  kind: DocumentKind,
  content: Content,
  changes: readonly ProposedChange[],
): OfferedChange[] {
  const read = readContent(kind, content);
  const promised = read ? promisesOf(kind, read, {}).flatMap(({ words }) => words ?? []) : [];
  return inUnits(content, changes, promised);
}

/** How many changes an answer has, whether or not they can be read. */
function proposedIn({ changes }: Content): number {
  if (changes === undefined || changes === null) return 0;
  return Array.isArray(changes) ? changes.length : 1;
}

/** By whose headings the items of a content are told. */
function outlineIn(kind: DocumentKind, content: Content): Outline {
  const read = readContent(kind, content);
  return read ? currentOutline(kind, read) : { title: '', blocks: [] };
}

/** What of an answer belongs to the kind; null where it is no document, or says one thing over and over. */
function fieldsOf(kind: DocumentKind, answer: unknown): Content | null {
  if (!isJsonObject(answer)) return null;
  const known = Object.keys(documentContracts[kind].contentSchema.shape);
  const given = Object.entries(answer).filter(
    ([key]) => known.includes(key) && !Object.hasOwn(addedFields, key),
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

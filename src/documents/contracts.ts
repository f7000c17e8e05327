import * as z from 'zod/mini';
import { isCalendarDay, isNearDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { actionPlan } from './action-plan/contract.ts';
import { email } from './email/contract.ts';
import { feedback } from './feedback/contract.ts';
import { interview } from './interview/contract.ts';
import { entriesAfterEdit, entriesOfPage, type CalendarEntry } from './kit/calendar.ts';
import { competenciesInText, type CompetencyInDocument } from './kit/competencies.ts';
import type { DocumentContract, FormSchema, Marking, PeopleOfForm } from './kit/contract.ts';
import type { Audience } from './kit/document-context.ts';
import { editedTextOf } from './kit/edits.ts';
import { outlineText, withLeaderNotes, type Outline } from './kit/outline.ts';
import { pageOf, pageOutline } from './kit/page.ts';
import { promisesAfterEdit, promisesOfPage, type PromiseInDocument } from './kit/promises.ts';
import { shownContent } from './kit/shown.ts';
import { outlineOfText } from './kit/text-outline.ts';
import type { DocumentKind } from './labels.ts';
import { meeting } from './meeting/contract.ts';
import { message } from './message/contract.ts';
import { pdi } from './pdi/contract.ts';

/** What both sides know of each kind beside its words. */
export const documentContracts = {
  action_plan: actionPlan,
  meeting,
  message,
  email,
  interview,
  pdi,
  feedback,
} as const satisfies Record<DocumentKind, DocumentContract>;

export type FormOf<K extends DocumentKind> = z.infer<(typeof documentContracts)[K]['formSchema']>;
export type ContentOf<K extends DocumentKind> = z.infer<
  (typeof documentContracts)[K]['contentSchema']
>;

/** The day a document runs until, `yyyy-MM-dd`, as far as its form says one; else null. */
export function dueDay<K extends DocumentKind>(kind: K, form: Partial<FormOf<K>>): string | null {
  const contracts: {
    [Kind in DocumentKind]: { dueOn?(form: Partial<FormOf<Kind>>): string | undefined };
  } = documentContracts;
  const day = contracts[kind].dueOn?.(form);
  return day !== undefined && isCalendarDay(day) ? day : null;
}

type ContractOf<K extends DocumentKind> = {
  contentSchema: z.core.$ZodType<ContentOf<K>>;
} & Pick<DocumentContract<FormSchema, z.core.$ZodType<ContentOf<K>>>, 'outline' | 'toText'> & {
    audience: Audience;
    audienceOf?(form: Partial<FormOf<K>>, people: PeopleOfForm): Audience;
  };

function contractOf<K extends DocumentKind>(kind: K): ContractOf<K> {
  const contracts: { [Kind in DocumentKind]: ContractOf<Kind> } = documentContracts;
  return contracts[kind];
}

/** Content in the shape of its kind, with its days as people read them, whatever was stored; null where it is no object. */
export function readContent<K extends DocumentKind>(
  kind: K,
  content: unknown,
): ContentOf<K> | null {
  return z.safeParse(contractOf(kind).contentSchema, shownContent(content)).data ?? null;
}

/** The content as it is changed: what is filled in from other fields follows when it is read again. */
export function ownContent<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
): Record<string, unknown> {
  const contracts: {
    [Kind in DocumentKind]: { own?(content: ContentOf<Kind>): object };
  } = documentContracts;
  return { ...(contracts[kind].own?.(content) ?? content) };
}

export function outlineOf<K extends DocumentKind>(kind: K, content: ContentOf<K>): Outline {
  return pageOf(content) === '' ? contractOf(kind).outline(content) : pageOutline(content);
}

/** The document as plain text, for copying and editing. */
export function textOf<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
  withNotes?: boolean,
): string {
  const { toText } = contractOf(kind);
  return toText
    ? toText(content)
    : outlineText(travelling(kind, outlineOf(kind, content), withNotes));
}

/** The leader alone reads it: what is for the leader is a part of it. */
export function isForLeader(kind: DocumentKind): boolean {
  return documentContracts[kind].audience === 'leader';
}

/** Who reads a document of this form. */
export function audienceOf<K extends DocumentKind>(
  kind: K,
  form: Partial<FormOf<K>>,
  people: PeopleOfForm,
): Audience {
  const { audience, audienceOf: ofForm } = contractOf(kind);
  return ofForm?.(form, people) ?? audience;
}

/** The part of an outline that goes where the document goes: what is for the leader stays, unless it is asked for. */
export function travelling(
  kind: DocumentKind,
  outline: Outline,
  withNotes = isForLeader(kind),
): Outline {
  return withNotes ? withLeaderNotes(outline) : { ...outline, forLeader: [] };
}

/** The document as it stands: as it was written, or as the text that someone edited. */
export function currentOutline<K extends DocumentKind>(kind: K, content: ContentOf<K>): Outline {
  const outline = outlineOf(kind, content);
  const edited = editedTextOf(content);
  if (edited === null) return outline;
  const { forLeader = [] } = outline;
  // An edit of what the leader alone reads is an edit of the notes too: they are part of its text.
  const notes = isForLeader(kind) ? [] : forLeader;
  return { ...outlineOfText(edited, withLeaderNotes(outline)), forLeader: notes };
}

/** No plan that anyone follows has more; each is looked for in the text of an edit. */
const mostEntries = 500;

/** What the document, as it stands, puts into a calendar: nothing, for most kinds. */
export function calendarOf<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
  form: Partial<FormOf<K>>,
): CalendarEntry[] {
  const contracts: {
    [Kind in DocumentKind]: {
      calendar?(
        content: ContentOf<Kind>,
        about: { form: Partial<FormOf<Kind>>; dueOn: string | null },
      ): CalendarEntry[];
    };
  } = documentContracts;
  const about = { form, dueOn: dueDay(kind, form) };
  const entries = contracts[kind].calendar?.(content, about).slice(0, mostEntries) ?? [];
  const edited = editedTextOf(content);
  if (edited === null) return entries;
  const page = pageOf(content) === '' ? '' : outlineText(outlineOf(kind, content));
  const written = page === '' ? entries : entriesOfPage(entries, page);
  return entriesAfterEdit(written, {
    before: page,
    title: currentOutline(kind, content).title,
    text: edited,
  });
}

/** What the document, as it stands, promises: nothing, for most kinds. */
export function promisesOf<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
  form: Partial<FormOf<K>>,
): PromiseInDocument[] {
  const contracts: {
    [Kind in DocumentKind]: {
      promises?(
        content: ContentOf<Kind>,
        about: { form: Partial<FormOf<Kind>>; dueOn: string | null },
      ): PromiseInDocument[];
    };
  } = documentContracts;
  const about = { form, dueOn: dueDay(kind, form) };
  const promises = contracts[kind].promises?.(content, about).slice(0, limits.promises) ?? [];
  const afterEdit = (edited: string) => {
    if (pageOf(content) === '') return promisesAfterEdit(promises, edited);
    const page = outlineText(outlineOf(kind, content));
    return promisesAfterEdit(promisesOfPage(promises, page), edited, page);
  };
  const edited = editedTextOf(content);
  const standing = edited === null ? promises : afterEdit(edited);
  return standing.slice(0, limits.promises).map(onNearDay);
}

/** Words name any day; one that nobody could type as the day of a promise is none. */
function onNearDay(promise: PromiseInDocument): PromiseInDocument {
  const { dueOn } = promise;
  return dueOn === null || isNearDay(dueOn) ? promise : { ...promise, dueOn: null };
}

/** The competencies of a document, as it stands, with their levels: none, for most kinds. */
export function competenciesOf<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
): CompetencyInDocument[] {
  const contracts: {
    [Kind in DocumentKind]: { competencies?(content: ContentOf<Kind>): CompetencyInDocument[] };
  } = documentContracts;
  const competencies = contracts[kind].competencies?.(content) ?? [];
  const edited = editedTextOf(content);
  if (edited === null || competencies.length === 0) return competencies;
  const inText = competenciesInText(edited).slice(0, limits.competencies);
  // Whoever rewrote the headings freely has not taken the competencies out.
  return inText.length > 0 ? inText : competencies;
}

/** What a document has a person marked by; null for a kind that marks nobody. An edit of its text leaves it as it was. */
export function markingOf<K extends DocumentKind>(kind: K, content: ContentOf<K>): Marking | null {
  const contracts: {
    [Kind in DocumentKind]: { marking?(content: ContentOf<Kind>): Marking };
  } = documentContracts;
  return contracts[kind].marking?.(content) ?? null;
}

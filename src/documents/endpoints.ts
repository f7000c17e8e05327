import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { noneOrId, nullableIdSchema, oneOf, timestampSchema } from '#shared/fields.ts';
import { isCalendarDay, isTimeZone } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { marksSchema } from '#shared/search.ts';
import { documentKinds, documentMarks, type DocumentKind } from './labels.ts';
import { adjustmentProposalSchema } from './kit/adjustments.ts';
import { sourceSchema } from './kit/sources.ts';
import { documentVersionSchema } from './kit/versions.ts';
import { foundCursor } from '#shared/cursors.ts';

const kindSchema = oneOf(documentKinds);
/** As the database holds it; what an earlier program had generated and edited begins with 0. */
export const versionNumber = z.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1));

/** What nobody sees: blanks, marks and signs of no width, and letters that only fill. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}\u2800\u3164\u115f\u1160\uffa0]/u;

export const generationRequestSchema = z.object({
  type: kindSchema,
  /** The form, serialised as text; free text is taken as the context. */
  prompt: z.string().check(
    z.refine((prompt) => seen.test(prompt), messages.emptyPrompt),
    z.maxLength(limits.prompt),
  ),
  /** A missing one is answered like an unknown one. */
  companyId: noneOrId,
  teamId: noneOrId,
  employeeId: noneOrId,
});
export type GenerationRequest = z.infer<typeof generationRequestSchema>;

/** Both are needed; whatever is missing or no id is answered with the specification's own sentence. */
export const oneClickRequestSchema = z.catch(
  z.object({ companyId: z.catch(noneOrId, undefined), employeeId: z.catch(noneOrId, undefined) }),
  {},
);
export type OneClickRequest = z.infer<typeof oneClickRequestSchema>;

export const generatedSchema = z.object({
  result: z.record(z.string(), z.unknown()),
  aiHistoryId: z.string(),
  sources: z.array(sourceSchema),
  /** `offline` or the model's name. */
  generator: z.string(),
});
export type Generated = z.infer<typeof generatedSchema>;

/** A document from what is known of the person alone: answered like any other, under its kind's name. */
function oneClick<const K extends DocumentKind>(kind: K) {
  const { result, ...answer } = generatedSchema.shape;
  return endpoint({
    method: 'POST',
    path: `/api/ai/${kind}`,
    summary: `Write a document of the kind ${kind} from what is known of the employee alone; streams like any other`,
    body: oneClickRequestSchema,
    // One handler serves every kind, and cannot say which of the names its answer has.
    response: z.object({ [kind]: result, ...answer } as {
      [Key in DocumentKind]: z.ZodMiniOptional<typeof result>;
    } & typeof answer),
  });
}

/** The kinds that one click writes. */
export const oneClickEndpoints = {
  interview: oneClick('interview'),
  pdi: oneClick('pdi'),
  feedback: oneClick('feedback'),
};
export type OneClickKind = keyof typeof oneClickEndpoints;
export const oneClickKinds = Object.keys(oneClickEndpoints) as OneClickKind[];

/**
 * Events of a generation asked for as `text/event-stream`: first what was consulted, then the text of
 * the answer as it comes (partial JSON of the content), last the checked result or the error.
 */
export type GenerationEvent =
  | { event: 'context'; data: { sources: Generated['sources'] } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: Generated }
  | { event: 'error'; data: { status: number } & ErrorBody };

export const historyItemSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  type: kindSchema,
  title: z.string(),
  content: z.unknown(),
  /** What was generated, where it was edited since; else null. */
  originalContent: z.nullable(z.unknown()),
  /** The form the document came from. */
  brief: z.record(z.string(), z.unknown()),
  sources: z.array(sourceSchema),
  generator: z.string(),
  employeeId: nullableIdSchema,
  teamId: nullableIdSchema,
  /** How often it was changed, and one: a change names the version that it was made from. */
  version: z.number(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type HistoryItem = z.infer<typeof historyItemSchema>;

/** What a list says of a document beside its title. */
const markSchema = z.nullable(oneOf(documentMarks));

const listedDocumentSchema = z.extend(historyItemSchema, { mark: markSchema });
export type ListedDocument = z.infer<typeof listedDocumentSchema>;

/** How much of what somebody wrote or sent went with a document. */
const withDocumentSchema = z.object({
  candidateCards: z.number(),
  levelCheckIns: z.number(),
  shares: z.number(),
  closings: z.number(),
});
export type WithDocument = z.infer<typeof withDocumentSchema>;

/** A filter that was left blank, as a form sends it, is none. */
function orBlank<Filter extends z.core.$ZodType>(filter: Filter) {
  const blank = z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  );
  return z.optional(z.union([filter, blank]));
}

export const historyQuerySchema = z.object({
  companyId: noneOrId,
  type: orBlank(kindSchema),
  employeeId: noneOrId,
  teamId: noneOrId,
  activeEmployeesOnly: orBlank(z.enum(['true', 'false'])),
  date: orBlank(z.string().check(z.refine(isCalendarDay, 'Informe uma data como 2026-03-31'))),
  tz: orBlank(z.string().check(z.refine(isTimeZone, 'Informe um fuso como America/Sao_Paulo'))),
  page: orBlank(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  /**
   * A page by its neighbour costs the same anywhere in a long history: what follows the document with
   * this id, or what precedes it. `page` counts for neither.
   */
  olderThan: noneOrId,
  newerThan: noneOrId,
  limit: orBlank(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.historyPageMax))),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

export const historySearchQuerySchema = z.extend(
  z.pick(historyQuerySchema, {
    companyId: true,
    type: true,
    employeeId: true,
    teamId: true,
    activeEmployeesOnly: true,
    date: true,
    tz: true,
  }),
  {
    q: z.string().check(z.trim(), z.maxLength(limits.search)),
    /** `next` of the page before. */
    after: foundCursor,
  },
);
export type HistorySearchQuery = z.infer<typeof historySearchQuerySchema>;

/** A document that was found, with the passage that holds what was looked for; '': its title alone does. */
const foundDocumentSchema = z.object({
  id: z.string(),
  type: kindSchema,
  title: z.string(),
  marks: marksSchema,
  excerpt: z.string(),
  excerptMarks: marksSchema,
  employeeId: nullableIdSchema,
  createdAt: timestampSchema,
});
export type FoundDocument = z.infer<typeof foundDocumentSchema>;

const foundDocumentsSchema = z.object({
  items: z.array(foundDocumentSchema),
  /** `after` of the next page; null: this is the last. */
  next: z.nullable(z.string()),
});
export type FoundDocuments = z.infer<typeof foundDocumentsSchema>;

export const exportFormats = ['pdf', 'docx', 'ics'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `yyyy-MM-ddTHH:mm`, as the clocks show it where a meeting is held. */
function isLocalTime(value: string): boolean {
  return isCalendarDay(value.slice(0, 10)) && /^T(?:[01]\d|2[0-3]):[0-5]\d$/.test(value.slice(10));
}

export const exportQuerySchema = z.object({
  format: z.enum(exportFormats),
  /** With what is for the leader alone, where others read the document. */
  notes: orBlank(z.enum(['true', 'false'])),
  /** When a meeting begins: its .ics cannot be made without. */
  start: orBlank(
    z.string().check(z.refine(isLocalTime, 'Informe data e hora como 2026-03-31T09:00')),
  ),
  tz: orBlank(z.string().check(z.refine(isTimeZone, 'Informe um fuso como America/Sao_Paulo'))),
});
export type ExportQuery = z.infer<typeof exportQuerySchema>;

export const documentEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/ai/generate',
    summary: 'Write a document; streams when asked for text/event-stream',
    body: generationRequestSchema,
    response: generatedSchema,
  }),
  oneClickInterview: oneClickEndpoints.interview,
  oneClickPdi: oneClickEndpoints.pdi,
  oneClickFeedback: oneClickEndpoints.feedback,
  review: endpoint({
    method: 'POST',
    path: '/api/ai/review',
    summary: 'What the guardrails would take out of a form; nothing is generated, kept or charged',
    body: z.pick(generationRequestSchema, { type: true, prompt: true }),
    response: z.object({
      warnings: z.array(z.object({ excerpt: z.string(), message: z.string() })),
    }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/ai/generations/:key/cancel',
    summary: 'Cancel a running generation: nothing is saved or charged',
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/ai-history',
    summary: 'Generated documents, newest first',
    query: historyQuerySchema,
    response: z.object({
      items: z.array(listedDocumentSchema),
      total: z.number(),
      limit: z.number(),
    }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/ai-history/search',
    summary: 'Documents that hold every word of a text in some form, the best first, by pages',
    query: historySearchQuerySchema,
    response: foundDocumentsSchema,
  }),
  historyItem: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id',
    summary: 'One document',
    response: historyItemSchema,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/ai-history/:id',
    summary:
      'Replace the content of a document, kept exactly as given; earlier versions are kept too',
    body: z.object({
      content: z.unknown(),
      /** The version that it was made from: where another came in between, nothing is replaced. */
      version: z.optional(versionNumber),
    }),
    response: historyItemSchema,
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/ai-history/:id',
    summary: 'Delete a document with what hangs on it; for a minute it can be taken back',
    response: z.object({
      success: z.literal(true),
      message: z.string(),
      with: withDocumentSchema,
    }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/ai-history/:id/restore',
    summary: 'Take back that a document was deleted: it is there again with all that went with it',
    response: historyItemSchema,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/versions',
    summary: 'What a document said at each change, newest first',
    query: z.object({ before: z.optional(z.pipe(z.coerce.number(), versionNumber)) }),
    response: z.object({
      items: z.array(documentVersionSchema),
      /** For the next page; null where it is the last. */
      next: z.nullable(z.number()),
    }),
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/versions/:number',
    summary: 'One version, with its content',
    response: z.extend(documentVersionSchema, { content: z.unknown() }),
  }),
  goBack: endpoint({
    method: 'POST',
    path: '/api/ai-history/:id/versions/:number/restore',
    summary: 'Make a version the present one: a change like any other, so that nothing is lost',
    body: z.object({ version: versionNumber }),
    response: historyItemSchema,
  }),
  adjustments: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/adjust',
    summary: 'What another adjustment of a document costs',
    response: z.object({
      /** How many more by a model are free; null where none is connected, and rules alone adjust. */
      freeLeft: z.nullable(z.number()),
    }),
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/api/ai-history/:id/adjust',
    summary:
      'Changes of a document as they were asked for, to be looked at; nothing changes until some are taken',
    body: z.object({
      instruction: z
        .string()
        .check(z.trim(), z.minLength(1, 'Diga o que deve mudar'), z.maxLength(limits.instruction)),
      version: versionNumber,
      /** A credit may be used where the free ones are gone. */
      useCredit: z.optional(z.boolean()),
    }),
    response: adjustmentProposalSchema,
  }),
  takeChanges: endpoint({
    method: 'POST',
    path: '/api/ai-history/:id/adjust/:proposal',
    summary:
      'Take some of the changes that were proposed: a version of the document; the same ones again change nothing more',
    body: z.object({
      /** The version that they were proposed for. */
      version: versionNumber,
      /** The units of the changes that are taken. */
      units: z.array(z.int()).check(z.minLength(1, 'Escolha pelo menos uma mudança')),
    }),
    response: historyItemSchema,
  }),
  exportDocument: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/export',
    summary: 'A document as a file: PDF, DOCX, or the calendar entries of its days',
    query: exportQuerySchema,
    response: z.unknown(),
    produces: 'application/octet-stream',
  }),
};

import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { noneOrId, nullableIdSchema, oneOf, timestampSchema } from '#shared/fields.ts';
import { isCalendarDay, isTimeZone } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { type DocumentKind, documentKinds } from './labels.ts';
import { sourceSchema } from './kit/sources.ts';

const kindSchema = oneOf(documentKinds);

export const generationRequestSchema = z.object({
  type: kindSchema,
  /** The form, serialised as text; free text is taken as the context. */
  prompt: z.string().check(
    z.refine((prompt) => prompt.trim() !== '', messages.emptyPrompt),
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
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type HistoryItem = z.infer<typeof historyItemSchema>;

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
      items: z.array(historyItemSchema),
      total: z.number(),
      limit: z.number(),
    }),
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
    summary: 'Replace the content of a document, kept exactly as given',
    body: z.object({ content: z.unknown() }),
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

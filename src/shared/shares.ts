import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema, oneOf, optionalText, text, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';
import { idCursor } from './cursors.ts';

/*
 * Compartilhar: a document as it was on one day, for one person, behind a secret address that opens without an
 * account. What comes back is a simple acknowledgement, in the person's own words.
 */

/** The kinds that may be shared: a script for interviews, a message or an e-mail is never. */
export const sharedKinds = {
  pdi: 'PDI',
  action_plan: 'Plano de ação',
  meeting: 'Reunião',
  feedback: 'Feedback',
} as const;
export type SharedKind = keyof typeof sharedKinds;

export function isSharedKind(kind: string): kind is SharedKind {
  return Object.hasOwn(sharedKinds, kind);
}

/** In an address, the share whose answer is looked for. */
export const answerParameter = 'resposta';

/** Where the answer to a shared document is read: under it. */
export const answerPath = (documentId: string, shareId: string) =>
  `/historico?item=${documentId}&${answerParameter}=${shareId}`;

export const shareAnswers = {
  agreed: 'Li e combinamos',
  talk: 'Quero conversar antes',
} as const;
export type ShareAnswer = keyof typeof shareAnswers;

export const shareStates = {
  waiting: 'Ainda não aberto',
  opened: 'Aberto',
  answered: 'Respondido',
  expired: 'Venceu',
  revoked: 'Desativado',
} as const;
export type ShareState = keyof typeof shareStates;

export const shareEvents = {
  made: 'Link criado',
  renewed: 'Link renovado',
  opened: 'Aberto',
  answered: 'Respondido',
  revoked: 'Link desativado',
  restored: 'Link reativado',
} as const;
export type ShareEventKind = keyof typeof shareEvents;

/** For how long a link opens, in days. */
export const shareDays = 30;

const cells = z.readonly(z.array(z.string()));
const blockSchema = z.union([
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    text: z.string(),
  }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('quote'), text: z.string() }),
  z.object({
    type: z.literal('facts'),
    facts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
  }),
  z.object({ type: z.literal('list'), ordered: z.optional(z.boolean()), items: cells }),
  z.object({ type: z.literal('table'), head: cells, rows: z.readonly(z.array(cells)) }),
]);

const stepSchema = z.object({
  key: z.string(),
  text: z.string(),
  dueOn: z.nullable(z.string()),
  /** It was done already when the document was shared. */
  isDone: z.boolean(),
});
export type SharedStep = z.infer<typeof stepSchema>;

/** What the person reads, as it was when it was shared. */
export const snapshotSchema = z.object({
  kind: oneOf(sharedKinds),
  title: z.string(),
  blocks: z.readonly(z.array(blockSchema)),
  /** The steps that are the person's own. */
  steps: z.array(stepSchema),
  leader: z.string(),
  company: z.string(),
});
export type SharedSnapshot = z.infer<typeof snapshotSchema>;

/** A step that the person says is done: the leader takes it over with one tap. */
const reportSchema = z.object({
  key: z.string(),
  evidence: z.string(),
  at: timestampSchema,
  acceptedAt: z.nullable(timestampSchema),
});
export type StepReport = z.infer<typeof reportSchema>;

export const shareSchema = z.object({
  id: z.string(),
  documentId: z.string(),
  employee: z.object({ id: z.string(), name: z.string() }),
  state: oneOf(shareStates),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  openedAt: z.nullable(timestampSchema),
  answeredAt: z.nullable(timestampSchema),
  answer: z.nullable(oneOf(shareAnswers)),
  comment: z.string(),
  steps: z.array(
    z.object({ ...stepSchema.shape, report: z.nullable(z.omit(reportSchema, { key: true })) }),
  ),
  /** The oldest first. */
  events: z.array(z.object({ kind: oneOf(shareEvents), at: timestampSchema })),
});
export type Share = z.infer<typeof shareSchema>;

/** The address is told here and never again. */
const madeSchema = z.object({ share: shareSchema, url: z.string() });

export const shareEndpoints = {
  draft: endpoint({
    method: 'POST',
    path: '/api/shares/draft',
    summary: 'What a person would read of a document; of a feedback a text written for the person',
    body: z.object({ documentId: idSchema, employeeId: z.optional(z.nullable(idSchema)) }),
    response: z.object({
      /** Who would read it; null: that is still to be chosen. */
      employee: z.nullable(z.object({ id: z.string(), name: z.string() })),
      snapshot: snapshotSchema,
      /** A text to be read again and changed before it goes; null where the document goes as it is. */
      text: z.nullable(z.string()),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/shares',
    summary: 'With whom a document was shared, newest first, and what came back',
    query: z.object({
      before: idCursor,
    }),
    response: z.object({
      items: z.array(shareSchema),
      /** `before` of the next page; null: this is the last. */
      next: z.nullable(z.string()),
    }),
  }),
  snapshot: endpoint({
    method: 'GET',
    path: '/api/shares/:id/snapshot',
    summary: 'What the person reads, for the leader to read again',
    response: snapshotSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shares',
    summary: 'Share a document with a person; once for each Idempotency-Key',
    body: z.object({
      documentId: idSchema,
      employeeId: z.optional(z.nullable(idSchema)),
      /** Of a feedback, what the person is to read. */
      text: optionalText(limits.paragraph),
    }),
    response: madeSchema,
    status: 201,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/shares/:id/renew',
    summary: 'A new address for another thirty days; the one before opens nothing any more',
    response: madeSchema,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/shares/:id/revoke',
    summary: 'The address opens nothing any more',
    response: shareSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/shares/:id/restore',
    summary: 'Take that back, within a minute',
    response: shareSchema,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/shares/:id/steps/accept',
    summary: 'A step is done as the person says: it is followed and kept, with their evidence',
    body: z.object({ key: text(limits.line) }),
    response: shareSchema,
  }),
};

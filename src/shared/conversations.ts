import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { agreedCommitmentSchema, declinedLinesSchema } from './commitments.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, oneOf, text, textOfAtLeast, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';
import { momentCursor } from './cursors.ts';

/*
 * Conversas: the talks of a leader with a person. One is prepared at a time; what it did not treat waits for
 * the next, as itself. Days are those of America/Sao_Paulo, `yyyy-MM-dd`.
 */

export const talkingPointBoxes = {
  shared: 'Para tratar com a pessoa',
  private: 'Só para mim',
} as const;
export type TalkingPointBox = keyof typeof talkingPointBoxes;

const boxSchema = oneOf(talkingPointBoxes);
const pointText = textOfAtLeast(1, limits.talkingPoint, 'Escreva o ponto');
const paragraph = z.optional(text(limits.paragraph));

export const talkingPointSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  employeeId: z.string(),
  box: boxSchema,
  text: z.string(),
  /** The conversation that treated it; null: it waits. */
  conversationId: z.nullable(z.string()),
  createdAt: timestampSchema,
});
export type TalkingPoint = z.infer<typeof talkingPointSchema>;

export const conversationSchema = z.object({
  id: z.string(),
  companyId: z.string(),
  employeeId: z.string(),
  plannedOn: z.nullable(z.string()),
  /** null: it is being prepared. */
  heldAt: z.nullable(timestampSchema),
  /** Quick notes, for the leader alone. */
  notes: z.string(),
  /** 'Como foi?' */
  outcome: z.string(),
  /** 'O que combinamos' */
  agreed: z.string(),
  /** Of what was agreed: what is not offered as a commitment any more. */
  declined: z.array(z.string()),
  nextOn: z.nullable(z.string()),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;

/**
 * With the points that it treats: those that wait too, as long as it is being prepared. And with what came of
 * it, the oldest first.
 */
const conversationWithPointsSchema = z.extend(conversationSchema, {
  points: z.array(talkingPointSchema),
  commitments: z.array(agreedCommitmentSchema),
});
export type ConversationWithPoints = z.infer<typeof conversationWithPointsSchema>;

const plannedSchema = z.object({
  id: z.string(),
  plannedOn: z.string(),
  employee: z.object({ id: z.string(), name: z.string() }),
});
export type PlannedConversation = z.infer<typeof plannedSchema>;

export const conversationPatchSchema = z.object({
  plannedOn: z.optional(z.nullable(daySchema)),
  notes: paragraph,
  outcome: paragraph,
  agreed: paragraph,
  declined: z.optional(declinedLinesSchema),
  /** The texts as the writer knew them: one that is another by now is a conflict. */
  was: z.optional(z.object({ notes: paragraph, outcome: paragraph, agreed: paragraph })),
});
export type ConversationPatch = z.infer<typeof conversationPatchSchema>;

export const conversationClosingSchema = z.object({
  notes: paragraph,
  outcome: paragraph,
  agreed: paragraph,
  /** The day of the next one, which is then being prepared; null: none was set. */
  nextOn: z._default(z.nullable(daySchema), null),
});
export type ConversationClosing = z.infer<typeof conversationClosingSchema>;

export const talkingPointPatchSchema = z.object({
  text: z.optional(pointText),
  box: z.optional(boxSchema),
  /** Treated in the conversation that is being prepared; false: it waits again. */
  isTreated: z.optional(z.boolean()),
});
export type TalkingPointPatch = z.infer<typeof talkingPointPatchSchema>;

/** What a line of the brief is about, in its order. */
export const briefTopics = {
  due: 'Acompanhamento',
  last: 'Última conversa',
  open: 'Em aberto',
  pdi: 'PDI',
  diary: 'Diário',
  told: 'Conte para mim',
  question: 'Uma pergunta',
} as const;
export type BriefTopic = keyof typeof briefTopics;

export const briefLineSchema = z.object({
  topic: oneOf(briefTopics),
  text: z.string(),
  /** What it speaks of, where that can be opened. */
  conversationId: z.nullable(z.string()),
  documentId: z.nullable(z.string()),
  roundId: z.optional(z.string()),
});
export type BriefLine = z.infer<typeof briefLineSchema>;

const briefSchema = z.object({ lines: z.array(briefLineSchema) });

export const personSummarySchema = z.object({
  lastConversation: z.nullable(z.object({ id: z.string(), heldAt: timestampSchema })),
  lastFeedback: z.nullable(z.object({ documentId: z.string(), createdAt: timestampSchema })),
  /** The one in force. */
  pdi: z.nullable(
    z.object({ documentId: z.string(), title: z.string(), dueOn: z.nullable(z.string()) }),
  ),
  /** The one that is being prepared. */
  prepared: z.nullable(z.object({ id: z.string(), plannedOn: z.nullable(z.string()) })),
  waitingPoints: z.number(),
  /** The day of the next conversation by the frequency of the person's first team, held today. */
  suggestedNextOn: z.string(),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

export const timelineKinds = {
  document: 'Documentos',
  conversation: 'Conversas',
  diary: 'Diário',
  commitment: 'Combinados cumpridos',
  development: 'Desenvolvimento',
  answer: 'Respostas',
  told: 'Conte para mim',
} as const;
export type TimelineKind = keyof typeof timelineKinds;

export const timelineItemSchema = z.object({
  kind: oneOf(timelineKinds),
  /** Of what was told: the round it was asked in. */
  id: z.string(),
  at: timestampSchema,
  /** The kind of a document; null for the rest. */
  documentType: z.nullable(z.string()),
  /** The PDI of which a level was noted, or which was closed; what was shared and answered; null for the rest. */
  documentId: z.nullable(z.string()),
  /** Of a document, that it is the one in force. */
  isInForce: z.boolean(),
  /** A document's title, else the beginning of what was written. */
  text: z.string(),
});
export type TimelineItem = z.infer<typeof timelineItemSchema>;

export const conversationEndpoints = {
  planned: endpoint({
    method: 'GET',
    path: '/api/conversations',
    summary: 'Conversations that are planned until a day, the earliest first',
    query: z.object({ companyId: idSchema, until: z.optional(daySchema) }),
    response: z.array(plannedSchema),
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/conversations',
    summary: 'The conversation that is being prepared with a person; it begins where there is none',
    body: z.object({
      companyId: idSchema,
      employeeId: idSchema,
      plannedOn: z.optional(z.nullable(daySchema)),
    }),
    response: conversationWithPointsSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/conversations/:id',
    summary: 'One conversation with its points',
    response: conversationWithPointsSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/conversations/:id',
    summary: 'Change the day or the texts of a conversation; absent keys stay as they are',
    body: conversationPatchSchema,
    response: conversationSchema,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/close',
    summary: 'The conversation was held; asked for again, nothing more happens',
    body: conversationClosingSchema,
    response: z.object({
      conversation: conversationWithPointsSchema,
      next: z.nullable(conversationSchema),
    }),
  }),
  erase: endpoint({
    method: 'DELETE',
    path: '/api/conversations/:id',
    summary: 'Delete a conversation; it can be taken back for a moment',
    response: outcomeSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/restore',
    summary: 'Take the deletion of a conversation back, within a minute',
    response: conversationWithPointsSchema,
  }),
  addPoint: endpoint({
    method: 'POST',
    path: '/api/talking-points',
    summary: 'Note what is to be talked about; once for each Idempotency-Key',
    body: z.object({ companyId: idSchema, employeeId: idSchema, box: boxSchema, text: pointText }),
    response: talkingPointSchema,
    status: 201,
  }),
  updatePoint: endpoint({
    method: 'PUT',
    path: '/api/talking-points/:id',
    summary: 'Rewrite a point, move it to the other box, or tick it',
    body: talkingPointPatchSchema,
    response: talkingPointSchema,
  }),
  erasePoint: endpoint({
    method: 'DELETE',
    path: '/api/talking-points/:id',
    summary: 'Delete a point; it can be taken back for a moment',
    response: outcomeSchema,
  }),
  restorePoint: endpoint({
    method: 'POST',
    path: '/api/talking-points/:id/restore',
    summary: 'Take the deletion of a point back, within a minute',
    response: talkingPointSchema,
  }),
  brief: endpoint({
    method: 'GET',
    path: '/api/employees/:id/brief',
    summary: 'Five lines to prepare a conversation with a person, by rules',
    response: briefSchema,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/employees/:id/summary',
    summary: 'Where things stand with a person',
    response: personSummarySchema,
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/employees/:id/timeline',
    summary: 'What happened with a person, newest first, twenty at a time',
    query: z.object({ kind: z.optional(oneOf(timelineKinds)), olderThan: momentCursor }),
    response: z.object({
      items: z.array(timelineItemSchema),
      /** `olderThan` of the next page; null: this is the last. */
      next: z.nullable(z.string()),
    }),
  }),
};

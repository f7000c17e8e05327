import * as z from 'zod/mini';
import { agreedCommitmentSchema, declinedLinesSchema } from './commitments.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, text, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';

/* What became of a meeting: how it was, what was decided, when the next one is. It stands beside the document. */

const paragraph = z.optional(text(limits.paragraph));

export const meetingClosingSchema = z.object({
  documentId: z.string(),
  /** 'Como foi?', for the author alone. */
  outcome: z.string(),
  /** A line each. */
  decisions: z.string(),
  /** Of the decisions: what is not offered as a commitment any more. */
  declined: z.array(z.string()),
  nextOn: z.nullable(z.string()),
  /** null: nothing was written of it yet. */
  updatedAt: z.nullable(timestampSchema),
  /** What is followed of the meeting, the oldest first. */
  commitments: z.array(agreedCommitmentSchema),
});
export type MeetingClosing = z.infer<typeof meetingClosingSchema>;

export const meetingClosingPatchSchema = z.object({
  outcome: paragraph,
  decisions: paragraph,
  declined: z.optional(declinedLinesSchema),
  nextOn: z.optional(z.nullable(daySchema)),
  /** The texts as the writer knew them: one that is another by now is a conflict. */
  was: z.optional(z.object({ outcome: paragraph, decisions: paragraph })),
});
export type MeetingClosingPatch = z.infer<typeof meetingClosingPatchSchema>;

export const meetingClosingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/closing',
    summary: 'What became of a meeting; empty where nothing was written yet',
    response: meetingClosingSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/ai-history/:id/closing',
    summary: 'Write what became of a meeting; absent keys stay as they are',
    body: meetingClosingPatchSchema,
    response: meetingClosingSchema,
  }),
};

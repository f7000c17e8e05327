import * as z from 'zod/mini';
import { documentChangeSchema } from './items.ts';

/** So many adjustments of a document by a model are free; each further one is a credit. */
export const freeAdjustments = 5;

/** What is proposed for a document that is there; nothing of it is kept until the leader takes it. */
export const adjustmentProposalSchema = z.object({
  changes: z.array(documentChangeSchema),
  /** What the leader should know; '' where there is nothing. */
  note: z.string(),
  /** How many more are free; null where no model writes, and none costs anything. */
  freeLeft: z.nullable(z.number()),
  /** The free ones are used up, and a credit was not offered: nothing was asked of the model. */
  needsCredit: z.boolean(),
});
export type AdjustmentProposal = z.infer<typeof adjustmentProposalSchema>;

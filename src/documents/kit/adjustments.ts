import * as z from 'zod/mini';
import { documentChangeSchema } from './items.ts';
import { wordSet } from './words.ts';

/** So many adjustments of a document by a model are free; each further one is a credit. */
export const freeAdjustments = 5;

/** Models say it as a word too; what is no answer, or older than the question, counts as asked. */
const saysNo = wordSet('false nao não');
const wasAsked = z.catch(
  z.pipe(
    z.transform((said) =>
      typeof said === 'string' ? !saysNo.has(said.trim().toLowerCase()) : said,
    ),
    z.boolean(),
  ),
  true,
);

export const proposedChangeSchema = z.extend(documentChangeSchema, {
  /** Whether the wish speaks of it, or makes it necessary; what would change besides is shown apart. */
  asked: wasAsked,
});
export type ProposedChange = z.infer<typeof proposedChangeSchema>;

/** A change as it is offered. */
export const offeredChangeSchema = z.extend(proposedChangeSchema, {
  /** Those with the same number say one thing in several places, and are taken or left together. */
  unit: z.int(),
});
export type OfferedChange = z.infer<typeof offeredChangeSchema>;

/** What is proposed for a document that is there; nothing of it is kept until the leader takes it. */
export const adjustmentProposalSchema = z.object({
  /** What it is taken by; null where nothing is proposed. */
  id: z.nullable(z.string()),
  changes: z.array(offeredChangeSchema),
  /** What the leader should know; '' where there is nothing. */
  note: z.string(),
  /** How many more are free; null where no model writes, and none costs anything. */
  freeLeft: z.nullable(z.number()),
  /** The free ones are used up, and a credit was not offered: nothing was asked of the model. */
  needsCredit: z.boolean(),
});
export type AdjustmentProposal = z.infer<typeof adjustmentProposalSchema>;

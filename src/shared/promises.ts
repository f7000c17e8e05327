import * as z from 'zod/mini';
import {
  commitmentOwners,
  commitmentSchema,
  commitmentText,
  ownerName,
  recurrences,
} from './commitments.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, oneOf } from './fields.ts';
import { limits } from './limits.ts';

/* What a document promises: nothing of it is followed before the leader says so. */

/** One promise of a document, as it stands there now. */
export const documentPromiseSchema = z.object({
  /** Tells it from the others of its document; `follow` takes it. */
  key: z.string(),
  text: z.string(),
  owner: oneOf(commitmentOwners),
  ownerName: z.nullable(z.string()),
  employee: z.nullable(z.object({ id: z.string(), name: z.string() })),
  dueOn: z.nullable(z.string()),
  /** What was made of it; null: it is not followed. */
  commitment: z.nullable(commitmentSchema),
});
export type DocumentPromise = z.infer<typeof documentPromiseSchema>;

export const documentPromisesSchema = z.object({
  /** Those that are proposed come first: show `commitmentFigures.proposedFirst` of them, the rest when asked. */
  promises: z.array(documentPromiseSchema),
});
export type DocumentPromises = z.infer<typeof documentPromisesSchema>;

const followedPromise = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(limits.line)),
  /** What the leader changed before the click; the rest is as the document says. */
  text: z.optional(commitmentText),
  owner: z.optional(oneOf(commitmentOwners)),
  ownerName: z.optional(ownerName),
  employeeId: z.optional(z.nullable(idSchema)),
  dueOn: z.optional(z.nullable(daySchema)),
  recurrence: z.optional(oneOf(recurrences)),
});
export type FollowedPromise = z.infer<typeof followedPromise>;

export const promiseEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/promises',
    summary: 'What a document promises, as it stands now, and what is followed of it',
    response: documentPromisesSchema,
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/ai-history/:id/promises',
    summary: 'Follow promises of a document; one that is followed already stays as it is',
    body: z.object({
      promises: z.array(followedPromise).check(z.maxLength(limits.promises)),
    }),
    response: documentPromisesSchema,
  }),
};

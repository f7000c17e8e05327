import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { timestampSchema } from './fields.ts';

/*
 * How combinados come to who does not open the list: the digest on Mondays, and the calendar under a secret
 * address.
 */

export const commitmentSettingsSchema = z.object({
  /** The mail on Monday at 8:00. */
  digest: z.boolean(),
  /** Since when there is a calendar address; null: there is none. The address itself is told once. */
  feedSince: z.nullable(timestampSchema),
});
export type CommitmentSettings = z.infer<typeof commitmentSettingsSchema>;

export const commitmentSettingsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/commitments/settings',
    summary: 'Whether the digest comes on Mondays, and whether there is a calendar address',
    response: commitmentSettingsSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/commitments/settings',
    summary: 'Turn the digest on or off',
    body: z.object({ digest: z.boolean() }),
    response: commitmentSettingsSchema,
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/api/commitments/feed',
    summary:
      'A new secret address of one’s own open commitments as a calendar; the former one ends',
    response: z.object({ url: z.string(), settings: commitmentSettingsSchema }),
  }),
  closeFeed: endpoint({
    method: 'DELETE',
    path: '/api/commitments/feed',
    summary: 'The calendar address ends',
    response: commitmentSettingsSchema,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/commitments/feed/:token',
    summary: 'The calendar (.ics) under its secret address',
    access: 'public',
    response: z.unknown(),
    produces: 'text/calendar',
  }),
  digestPage: endpoint({
    method: 'GET',
    path: '/api/commitments/digest/:token',
    summary: 'The page behind the link of the digest; looking at it changes nothing',
    access: 'public',
    response: z.unknown(),
    produces: 'text/html',
  }),
  leaveDigest: endpoint({
    method: 'POST',
    path: '/api/commitments/digest/:token',
    summary: 'No digest any more (one click, RFC 8058)',
    access: 'public',
    response: z.unknown(),
    produces: 'text/html',
  }),
};

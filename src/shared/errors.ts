import * as z from 'zod/mini';

/**
 * Every way a request can fail, with its HTTP status. The map is total by type: an error without a
 * status does not compile.
 */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  payment_required: 402,
  foreign_origin: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A field that was refused: `path` is dotted (`goals.0`), `message` is shown beside the field. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** The one shape of every answer that is not a success. `requestId` is present on a 5xx alone. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  message: z.string(),
  issues: z.optional(z.array(issueSchema)),
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

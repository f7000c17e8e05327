import * as z from 'zod/mini';
import { ModelError } from './language-model.ts';
import { retryAfterMs, TransientError } from './retry.ts';

/**
 * A short word of the provider's, such as `model_not_found`. Sentences are not let through: they
 * quote prompts and keys.
 */
const word = z.catch(
  z.optional(z.union([z.string().check(z.regex(/^[A-Za-z_]{1,40}$/)), z.number()])),
  undefined,
);
const providerWords = { code: word, type: word, status: word };

const failureSchema = z.object({
  statusCode: z.catch(z.optional(z.number()), undefined),
  isRetryable: z.catch(z.optional(z.boolean()), undefined),
  responseHeaders: z.catch(z.record(z.string(), z.string()), {}),
  data: z.catch(z.object({ error: z.catch(z.object(providerWords), {}), ...providerWords }), {
    error: {},
  }),
  ...providerWords,
});

/**
 * What the SDK threw, or a provider's error in mid-stream, as one of ours. The original is not kept
 * as `cause`: it carries the request's body, which is the prompt.
 *
 * @param delivered whether text of the answer has been handed on; then there is no second call
 */
export function providerFailure(error: unknown, delivered: boolean): ModelError {
  if (error instanceof ModelError) return error;
  const read = failureSchema.safeParse(error);
  if (!read.success) return new ModelError('unavailable', 'The provider failed');
  const { statusCode, isRetryable, responseHeaders, data, code } = read.data;
  const answered = statusCode ?? (typeof code === 'number' ? code : undefined);
  const told = [data.error, data, read.data].flatMap((at) => [at.code, at.type, at.status]);
  const detail = told.find((known) => typeof known === 'string') ?? networkCode(error);
  const message = [
    answered === undefined
      ? 'The provider could not be reached, broke off or was not understood'
      : `The provider answered ${answered}`,
    detail === undefined ? '' : ` (${detail})`,
  ].join('');
  const transient =
    isRetryable ?? (answered === 429 || (answered !== undefined && answered >= 500));
  return transient && !delivered
    ? new TransientError(message, retryAfterMs(responseHeaders))
    : new ModelError('unavailable', message);
}

/** `ECONNREFUSED` and the like, from the bottom of the chain of causes. */
function networkCode(error: unknown): string | undefined {
  let found: string | undefined;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') found = at.code;
  }
  return found;
}

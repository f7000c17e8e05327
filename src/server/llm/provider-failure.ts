import * as z from 'zod/mini';
import { ModelError, type ModelFailureReason } from './language-model.ts';
import { retryAfterMs, TransientError } from './retry.ts';

/** The provider does not know the form of answer that was asked for; another one may do. */
export class FormatRefusedError extends ModelError {}

/**
 * A short word of the provider's, such as `model_not_found`. Sentences are not let through: they
 * quote prompts and keys.
 */
const word = z.catch(
  z.optional(z.union([z.string().check(z.regex(/^[A-Za-z_]{1,40}$/)), z.number()])),
  undefined,
);
const providerWords = { code: word, type: word, status: word, param: word };
const bodySchema = z.catch(
  z.object({ error: z.catch(z.object(providerWords), {}), ...providerWords }),
  { error: {} },
);

const failureSchema = z.object({
  statusCode: z.catch(z.optional(z.number()), undefined),
  isRetryable: z.catch(z.optional(z.boolean()), undefined),
  responseBody: z.catch(z.optional(z.string()), undefined),
  message: z.catch(z.optional(z.string()), undefined),
  responseHeaders: z.catch(z.record(z.string(), z.string()), {}),
  data: bodySchema,
  ...providerWords,
});

interface FailedCall {
  /** Text of the answer has been handed on; then there is no second call. */
  delivered: boolean;
  /**
   * It went to an address of one's own network. A 503 of there, or of the proxy before it, is a model
   * that is being loaded or a queue, in whatever words; a provider's is an outage.
   */
  isOwnServer: boolean;
}

/**
 * What the SDK threw, or a provider's error in mid-stream, as one of ours. The original is not kept
 * as `cause`: it carries the request's body, which is the prompt.
 */
export function providerFailure(
  error: unknown,
  { delivered, isOwnServer }: FailedCall,
): ModelError {
  if (error instanceof ModelError) return error;
  const read = failureSchema.safeParse(error);
  if (!read.success) return new ModelError('unavailable', 'The provider failed');
  const { statusCode, isRetryable, responseHeaders, data, code } = read.data;
  const answered = statusCode ?? (typeof code === 'number' ? code : undefined);
  // The SDK reads the errors of its providers; others word them in their own ways.
  const body = z.parse(bodySchema, jsonOf(read.data.responseBody));
  const told = [data.error, data, body.error, body, read.data].flatMap((at) => [
    at.code,
    at.type,
    at.status,
    at.param,
  ]);
  const words = [...new Set(told.filter((known) => typeof known === 'string'))];
  const detail = words.length > 0 ? words.join(', ') : networkCode(error);
  const said = read.data.responseBody ?? [read.data.message, ...told].join(' ');
  const message = [
    answered === undefined
      ? 'The provider could not be reached, broke off or was not understood'
      : `The provider answered ${answered}`,
    detail === undefined ? '' : ` (${detail})`,
  ].join('');
  if (answered !== undefined && !delivered && isFormatRefused(answered, said)) {
    return new FormatRefusedError('refused', message);
  }
  const reason = reasonOf(answered, said);
  if (reason !== 'unavailable') return new ModelError(reason, message);
  const transient =
    isRetryable ?? (answered === 429 || (answered !== undefined && answered >= 500));
  if (!transient || delivered) return new ModelError('unavailable', message);
  const isLoading = answered === 503 && (isOwnServer || loadingWords.test(said));
  return new TransientError(message, { askedMs: retryAfterMs(responseHeaders), isLoading });
}

/*
 * What providers say is looked at and never kept. These are the words of llama.cpp, vLLM, Ollama, LM Studio,
 * OpenAI, Azure, Anthropic, Google, Groq, DeepSeek and OpenRouter.
 */
const formatWords =
  /response_?format|json_?(?:schema|object)|structured.?output|grammar|initialize samplers/iu;
const lengthWords =
  /context[_ -]?(?:length|size|window|limit)|exceed_context|maximum context|too many (?:input )?tokens|(?:prompt|input|request) (?:is )?too (?:long|large)|reduce the length/iu;
const quotaWords =
  /insufficient[_ ](?:quota|balance|credits?)|exceeded your current quota|credit balance|billing|out of credits/iu;
const filterWords = /content_filter|content management policy|ResponsibleAI|content_policy/iu;
const loadingWords = /loading|warming up|starting/iu;

function isFormatRefused(status: number, said: string): boolean {
  return [400, 404, 415, 422, 500, 501].includes(status) && formatWords.test(said);
}

/** A status that asking again may change, although it begins with 4. */
const passing = new Set([408, 409, 425, 429]);

function reasonOf(status: number | undefined, said: string): ModelFailureReason {
  if (status === 402 || quotaWords.test(said)) return 'out_of_quota';
  if (status === 413 || lengthWords.test(said)) return 'too_long';
  if (status === undefined || status < 400) return 'unavailable';
  if (status < 500 && filterWords.test(said)) return 'filtered';
  return status < 500 && !passing.has(status) ? 'refused' : 'unavailable';
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** `ECONNREFUSED` and the like, from the bottom of the chain of causes. */
function networkCode(error: unknown): string | undefined {
  let found: string | undefined;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') found = at.code;
  }
  return found;
}

import * as z from 'zod/mini';
import { hasAll, parseAnswer } from './answer-json.ts';
import { abortReason, cutoff } from './cutoff.ts';
import { ModelError, unknownUsage } from './language-model.ts';
import type {
  LanguageModel,
  ModelAnswer,
  ModelFailureReason,
  ModelRequest,
  ModelUsage,
} from './language-model.ts';
import { patientFetch } from './patient-fetch.ts';
import { providerFailure } from './provider-failure.ts';
import { providerModel } from './provider-model.ts';
import type { ProviderModel, ProviderSettings } from './provider-model.ts';
import { circlingReason, ramblingReason } from './rambling.ts';
import { askedFor, formatChoice } from './response-format.ts';
import type { FormatChoice, ResponseFormat } from './response-format.ts';
import { withRetries } from './retry.ts';
import type { RetrySettings } from './retry.ts';
import { defaultTimeouts, isOwnNetwork } from './time-limits.ts';
import type { ModelTimeouts } from './time-limits.ts';

export interface ModelSettings extends ProviderSettings {
  timeouts?: Partial<ModelTimeouts>;
  retry?: Partial<RetrySettings>;
  /** Absent: found out at the first call. Of OpenAI-style servers alone. */
  responseFormat?: ResponseFormat | null;
  /** Of thoughts and answer together; absent: as the provider does. */
  maxOutputTokens?: number | null;
  /** Hears what a server calls itself, where it does. */
  onServer?: (name: string) => void;
  /** What a provider says when it refuses, in its own words: they may quote prompt and key. */
  onRefusal?: (status: number, text: string) => void;
  /** Hears how a server was held to JSON when an answer has come. */
  onFormat?: (format: ResponseFormat, schemaInPrompt: boolean) => void;
}

const defaultRetry = { attempts: 3, baseDelayMs: 500 };

/**
 * A model of the AI SDK behind our port. It calls the SDK's provider directly and not `streamText`,
 * which parses the whole text again at every delta and holds back what is not JSON yet.
 */
export function createLanguageModel(settings: ModelSettings): LanguageModel {
  const timeouts = { ...defaultTimeouts(settings.baseUrl), ...settings.timeouts };
  const retry = { ...defaultRetry, loadingMs: timeouts.firstByteMs, ...settings.retry };
  const choice = formatChoice(settings.responseFormat);
  return {
    name: settings.model,
    async write(request) {
      const call = cutoff(request.signal);
      call.after(timeouts.totalMs, `No whole answer within ${timeouts.totalMs} ms`);
      const attempt = () =>
        streamOnce({ settings, timeouts, request, choice, signal: call.signal });
      try {
        const streamed = await choice.settle(() => withRetries(attempt, retry, call.signal));
        settings.onFormat?.(choice.format, choice.schemaInPrompt);
        return answerOf(streamed, request, choice);
      } catch (error) {
        throw abortReason(call.signal) ?? error;
      } finally {
        call.end();
      }
    },
  };
}

interface Attempt {
  settings: ModelSettings;
  timeouts: ModelTimeouts;
  request: ModelRequest;
  choice: FormatChoice;
  signal: AbortSignal;
}

/**
 * What a stream brought. `finish` stays null where it ended without the provider's word that it is
 * complete.
 */
interface Streamed {
  text: string;
  /** What it thought, where that comes apart from the text. */
  thoughts: string;
  finish: 'stop' | 'length' | 'content-filter' | 'error' | 'other' | 'tool-calls' | null;
  /** It said no in the field of OpenAI's wire for that, which the SDK does not read of every server. */
  declined: boolean;
  usage: ModelUsage;
}

async function streamOnce(attempt: Attempt): Promise<Streamed> {
  const { settings, timeouts, signal } = attempt;
  const watch = cutoff(signal);
  const streamed: Streamed = {
    text: '',
    thoughts: '',
    finish: null,
    declined: false,
    usage: unknownUsage,
  };
  const waitForFirst = () =>
    watch.after(timeouts.firstByteMs, `No byte within ${timeouts.firstByteMs} ms`);
  const heard = () => {
    // Signs of life come before the first word too, from a server that is still reading the prompt.
    if (streamed.text === '' && streamed.thoughts === '') waitForFirst();
    else watch.after(timeouts.stallMs, `Silent for ${timeouts.stallMs} ms in mid-answer`);
  };
  try {
    const model = await providerModel(settings, listening(heard, settings));
    waitForFirst();
    await readStream(model, { ...attempt, signal: watch.signal, heard }, streamed);
    return streamed;
  } catch (error) {
    const delivered = streamed.text !== '' || streamed.thoughts !== '';
    const isOwnServer = isOwnNetwork(settings.baseUrl);
    throw abortReason(watch.signal) ?? providerFailure(error, { delivered, isOwnServer });
  } finally {
    watch.end();
  }
}

/** A fetch that reports every piece of a response's body, whose it is, and what a refusal says. */
function listening(
  heard: () => void,
  { onServer, onRefusal }: Pick<ModelSettings, 'onServer' | 'onRefusal'>,
): typeof fetch {
  return async (...call) => {
    const response = await patientFetch(...call);
    const name = response.headers.get('server');
    if (name !== null) onServer?.(name);
    if (!response.ok && onRefusal) onRefusal(response.status, await response.clone().text());
    if (!response.body) return response;
    const ears = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        heard();
        controller.enqueue(piece);
      },
    });
    return new Response(response.body.pipeThrough(ears), response);
  };
}

async function readStream(
  model: ProviderModel,
  { settings, request, choice, signal, heard }: Attempt & { heard: () => void },
  into: Streamed,
) {
  const { responseFormat, user } = askedFor(request, choice);
  const { stream } = await model.doStream({
    prompt: [
      {
        role: 'system',
        content: request.system,
        // The others cache a common prefix by themselves.
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'user', content: [{ type: 'text', text: user }] },
    ],
    responseFormat,
    ...(settings.maxOutputTokens && { maxOutputTokens: settings.maxOutputTokens }),
    abortSignal: signal,
    includeRawChunks: true,
  });
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const part = step.value;
    if (part.type === 'error') throw part.error;
    if (part.type === 'raw') into.declined ||= refusalSchema.safeParse(part.rawValue).success;
    if (part.type === 'text-delta' && part.delta !== '') {
      into.text += part.delta;
      request.onDelta?.(part.delta);
      stopIf(ramblingReason(into.text));
    }
    if (part.type === 'reasoning-delta') {
      into.thoughts += part.delta;
      stopIf(circlingReason(into.thoughts));
    }
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') heard();
    if (part.type === 'finish') {
      // Without the provider's own word the SDK says 'other': the stream broke off.
      into.finish = part.finishReason.raw === undefined ? null : part.finishReason.unified;
      into.usage = {
        inputTokens: part.usage.inputTokens.total ?? null,
        outputTokens: part.usage.outputTokens.total ?? null,
      };
    }
  }
}

const refusalSchema = z.object({
  choices: z.tuple([z.object({ delta: z.object({ refusal: z.string().check(z.minLength(1)) }) })]),
});

function stopIf(why: string | null): void {
  if (why !== null) throw new ModelError('cut', why);
}

/**
 * A stream that broke off, or an answer cut at the model's limit, is never mended: half a document
 * is none.
 */
function answerOf(
  { text, thoughts, finish, declined, usage }: Streamed,
  { jsonSchema, optional = [] }: ModelRequest,
  choice: FormatChoice,
): ModelAnswer {
  const fail = (reason: ModelFailureReason, message: string) =>
    new ModelError(reason, message, { usage });
  if (finish === null || finish === 'error') throw fail('unavailable', 'The answer broke off');
  if (finish === 'content-filter' || declined) {
    throw fail('filtered', 'The model or its filter refused');
  }
  if (finish === 'length') throw fail('cut', "The answer was cut at the model's limit");
  const required = z
    .parse(requiredSchema, jsonSchema['required'])
    .filter((key) => !optional.includes(key));
  // Some servers take the whole of it for thoughts.
  const content = parseAnswer(text, required) ?? parseAnswer(thoughts, required);
  if (!hasAll(content, required)) choice.heldNothing();
  if (content === undefined) throw fail('bad_format', 'The answer is not JSON');
  return { content, usage };
}

const requiredSchema = z.catch(z.array(z.string()), []);

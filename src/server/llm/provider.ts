import { generationTimes } from '#shared/generation-times.ts';
import { parseAnswer } from './answer-json.ts';
import { abortReason, cutoff } from './cutoff.ts';
import { ModelError, unknownUsage } from './language-model.ts';
import type { LanguageModel, ModelAnswer, ModelRequest, ModelUsage } from './language-model.ts';
import { providerFailure } from './provider-failure.ts';
import { providerModel } from './provider-model.ts';
import type { ProviderModel, ProviderSettings } from './provider-model.ts';
import { withRetries } from './retry.ts';
import type { RetrySettings } from './retry.ts';

/** Milliseconds. `totalMs` counts everything, waits between calls included. */
interface ModelTimeouts {
  firstByteMs: number;
  /** Longest silence between two pieces of an answer that has begun. */
  stallMs: number;
  totalMs: number;
}

export interface ModelSettings extends ProviderSettings {
  timeouts?: Partial<ModelTimeouts>;
  retry?: Partial<RetrySettings>;
}

const defaultTimeouts: ModelTimeouts = {
  firstByteMs: 60_000,
  stallMs: 30_000,
  totalMs: generationTimes.model,
};
const defaultRetry: RetrySettings = { attempts: 3, baseDelayMs: 500 };

/**
 * A model of the AI SDK behind our port. It calls the SDK's provider directly and not `streamText`,
 * which parses the whole text again at every delta and holds back what is not JSON yet.
 */
export function createLanguageModel(settings: ModelSettings): LanguageModel {
  const timeouts = { ...defaultTimeouts, ...settings.timeouts };
  const retry = { ...defaultRetry, ...settings.retry };
  return {
    name: settings.model,
    async write(request) {
      const call = cutoff(request.signal);
      call.after(timeouts.totalMs, `No whole answer within ${timeouts.totalMs} ms`);
      const attempt = () => streamOnce({ settings, timeouts, request, signal: call.signal });
      try {
        return answerOf(await withRetries(attempt, retry, call.signal));
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
  signal: AbortSignal;
}

/**
 * What a stream brought. `finish` stays null where it ended without the provider's word that it is
 * complete.
 */
interface Streamed {
  text: string;
  finish: 'stop' | 'length' | 'content-filter' | 'error' | 'other' | 'tool-calls' | null;
  usage: ModelUsage;
}

async function streamOnce({ settings, timeouts, request, signal }: Attempt): Promise<Streamed> {
  const watch = cutoff(signal);
  const heard = () =>
    watch.after(timeouts.stallMs, `Silent for ${timeouts.stallMs} ms in mid-answer`);
  const streamed: Streamed = { text: '', finish: null, usage: unknownUsage };
  try {
    const model = await providerModel(settings, listening(heard));
    watch.after(timeouts.firstByteMs, `No byte within ${timeouts.firstByteMs} ms`);
    await readStream(model, { ...request, signal: watch.signal }, streamed);
    return streamed;
  } catch (error) {
    throw abortReason(watch.signal) ?? providerFailure(error, streamed.text !== '');
  } finally {
    watch.end();
  }
}

/** A fetch that reports every piece of a response's body. */
function listening(heard: () => void): typeof fetch {
  return async (...call) => {
    const response = await fetch(...call);
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

async function readStream(model: ProviderModel, request: ModelRequest, into: Streamed) {
  const { stream } = await model.doStream({
    prompt: [
      {
        role: 'system',
        content: request.system,
        // The others cache a common prefix by themselves.
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      { role: 'user', content: [{ type: 'text', text: request.user }] },
    ],
    responseFormat: { type: 'json', schema: request.jsonSchema, name: request.schemaName },
    abortSignal: request.signal,
  });
  const reader = stream.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const part = step.value;
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' && part.delta !== '') {
      into.text += part.delta;
      request.onDelta?.(part.delta);
    }
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

/**
 * A stream that broke off, or an answer cut at the model's limit, is never mended: half a document
 * is none.
 */
function answerOf({ text, finish, usage }: Streamed): ModelAnswer {
  const fail = (reason: ModelError['reason'], message: string) =>
    new ModelError(reason, message, { usage });
  if (finish === null || finish === 'error') throw fail('unavailable', 'The answer broke off');
  if (finish === 'content-filter') throw fail('bad_format', 'The model or its filter refused');
  if (finish === 'length') throw fail('bad_format', "The answer was cut at the model's limit");
  const content = parseAnswer(text);
  if (content === undefined) throw fail('bad_format', 'The answer is not JSON');
  return { content, usage };
}

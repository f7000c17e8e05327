import { isJsonObject } from '#shared/json.ts';
import { ConfigError } from './config-error.ts';
import type { ResponseFormat } from './llm/response-format.ts';
import { defaultTimeouts, type ModelTimeouts } from './llm/time-limits.ts';
import type { WireExtras } from './llm/wire.ts';

/** Who writes documents. */
export type AiConfig =
  | { provider: 'offline' }
  | {
      provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
      model: string;
      apiKey: string | null;
      baseUrl: string | null;
      /** null: found out at the first call. */
      responseFormat: ResponseFormat | null;
      /** Of thoughts and answer together; null: as the provider does. */
      maxOutputTokens: number | null;
      timeouts: ModelTimeouts;
      extras: WireExtras;
    };

/** What writes down recordings, in OpenAI's way. */
export interface TranscriptionConfig {
  model: string;
  apiKey: string | null;
  baseUrl: string | null;
  /** Those of the documents' model; fields of the body are of its wire alone. */
  extras: Pick<WireExtras, 'headers' | 'query'>;
}

/** The variables, each by itself as it should be. */
export interface AiEnvironment {
  AI_PROVIDER: AiConfig['provider'];
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
  AI_RESPONSE_FORMAT?: ResponseFormat | undefined;
  AI_MAX_OUTPUT_TOKENS?: number | undefined;
  AI_FIRST_WORD_TIMEOUT?: number | undefined;
  AI_SILENCE_TIMEOUT?: number | undefined;
  AI_TOTAL_TIMEOUT?: number | undefined;
  AI_HEADERS?: string | undefined;
  AI_EXTRA_BODY?: string | undefined;
  AI_QUERY?: string | undefined;
  AI_STREAM_USAGE: 'on' | 'off';
  AI_TRANSCRIPTION_MODEL?: string | undefined;
}

/** A document with its thoughts is shorter; what goes on is no document. Other providers' models know when to end. */
const mostTokensOfOwnServers = 8_192;

/** @throws ConfigError with one sentence that names the setting */
export function readAi(env: AiEnvironment): AiConfig {
  const provider = env.AI_PROVIDER;
  if (provider === 'offline') return { provider };
  if (!env.AI_MODEL) throw new ConfigError(`AI_PROVIDER=${provider} precisa de AI_MODEL.`);
  if (provider === 'openai-compatible' && !env.AI_BASE_URL) {
    throw new ConfigError(`AI_PROVIDER=${provider} precisa de AI_BASE_URL.`);
  }
  if (provider !== 'openai-compatible' && !env.AI_API_KEY) {
    throw new ConfigError(`AI_PROVIDER=${provider} precisa de AI_API_KEY.`);
  }
  const isOpenAiStyle = provider === 'openai' || provider === 'openai-compatible';
  if (env.AI_RESPONSE_FORMAT && !isOpenAiStyle) {
    throw new ConfigError('AI_RESPONSE_FORMAT só vale com openai e openai-compatible.');
  }
  const isCompatible = provider === 'openai-compatible';
  const baseUrl = readBaseUrl(env.AI_BASE_URL);
  return {
    provider,
    model: env.AI_MODEL,
    apiKey: readKey(env.AI_API_KEY),
    baseUrl,
    responseFormat: env.AI_RESPONSE_FORMAT ?? null,
    maxOutputTokens: env.AI_MAX_OUTPUT_TOKENS ?? (isCompatible ? mostTokensOfOwnServers : null),
    timeouts: readTimeouts(env, baseUrl),
    extras: {
      headers: readHeaders(env.AI_HEADERS),
      body: readBody(env.AI_EXTRA_BODY),
      query: readQuery(env.AI_QUERY),
      streamUsage: env.AI_STREAM_USAGE === 'on',
    },
  };
}

/**
 * It goes where the documents' model is, where that speaks OpenAI's way; an offline Leme may name an address
 * for it alone.
 *
 * @throws ConfigError with one sentence that names the setting
 */
export function readTranscription(env: AiEnvironment): TranscriptionConfig | null {
  const { AI_TRANSCRIPTION_MODEL: model, AI_API_KEY: key, AI_BASE_URL: home } = env;
  if (!model) return null;
  if (env.AI_PROVIDER === 'anthropic' || env.AI_PROVIDER === 'google') {
    throw new ConfigError(
      `AI_TRANSCRIPTION_MODEL não vale com AI_PROVIDER=${env.AI_PROVIDER}: só openai, openai-compatible ou offline.`,
    );
  }
  if (!key && !home) {
    throw new ConfigError('AI_TRANSCRIPTION_MODEL precisa de AI_API_KEY ou de AI_BASE_URL.');
  }
  const extras = { headers: readHeaders(env.AI_HEADERS), query: readQuery(env.AI_QUERY) };
  return { model, apiKey: readKey(key), baseUrl: readBaseUrl(home), extras };
}

/** What is pasted from an example of a call, and not from the page of an address; /api/… is Ollama's other API. */
const callPath =
  /\/(?:api\/(?:chat|generate|embed)|chat|(?:chat\/)?completions|responses|messages|embeddings|audio(?:\/\w+)?|models(?:\/[^/]+:\w+)?)$/u;

function readBaseUrl(given: string | undefined): string | null {
  if (given === undefined) return null;
  const url = new URL(given);
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError(
      'AI_BASE_URL não pode ter usuário e senha: a chave vai em AI_API_KEY ou em AI_HEADERS.',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new ConfigError(
      'AI_BASE_URL não pode ter "?" nem "#": o que vem depois deles vai em AI_QUERY, como api-version=preview.',
    );
  }
  const path = url.pathname.replace(/\/+$/u, '');
  const call = callPath.exec(path)?.[0];
  if (call !== undefined) {
    throw new ConfigError(
      `AI_BASE_URL deve terminar antes de ${call}, como em ${url.origin}${path.slice(0, -call.length) || '/v1'}.`,
    );
  }
  return `${url.origin}${path}`;
}

function readKey(key: string | undefined): string | null {
  if (key === undefined) return null;
  if (/^[\x21-\x7e]+$/u.test(key) && !/["'`]/u.test(key)) return key;
  throw new ConfigError(
    'AI_API_KEY tem espaço, aspas ou outro caractere que uma chave não tem: copie-a de novo.',
  );
}

function readTimeouts(env: AiEnvironment, baseUrl: string | null): ModelTimeouts {
  const usual = defaultTimeouts(baseUrl);
  const ms = (seconds: number | undefined) => (seconds === undefined ? null : seconds * 1_000);
  const timeouts = {
    firstByteMs: ms(env.AI_FIRST_WORD_TIMEOUT) ?? usual.firstByteMs,
    stallMs: ms(env.AI_SILENCE_TIMEOUT) ?? usual.stallMs,
    totalMs: ms(env.AI_TOTAL_TIMEOUT) ?? usual.totalMs,
  };
  if (env.AI_FIRST_WORD_TIMEOUT !== undefined && timeouts.firstByteMs > timeouts.totalMs) {
    throw new ConfigError('AI_FIRST_WORD_TIMEOUT não pode passar de AI_TOTAL_TIMEOUT.');
  }
  return timeouts;
}

function readJson(name: string, example: string, given: string): Record<string, unknown> {
  try {
    const value = JSON.parse(given) as unknown;
    if (isJsonObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new ConfigError(`${name} deve ser um objeto JSON, como ${example}.`);
}

const headerExample = '{"x-exemplo":"valor"}';

function readHeaders(given: string | undefined): Record<string, string> {
  const headers = given === undefined ? {} : readJson('AI_HEADERS', headerExample, given);
  const isHeader = ([name, value]: [string, unknown]) =>
    /^[\w!#$%&'*+.^`|~-]+$/u.test(name) &&
    typeof value === 'string' &&
    /^[\x20-\x7e]*$/u.test(value);
  if (Object.entries(headers).every(isHeader)) return headers as Record<string, string>;
  throw new ConfigError(
    `AI_HEADERS deve ter nomes de cabeçalho e textos simples, como ${headerExample}.`,
  );
}

/** What the program says itself, and reads answers by. */
const ownFields = ['model', 'messages', 'stream', 'response_format'];

function readBody(given: string | undefined): Record<string, unknown> {
  if (given === undefined) return {};
  const body = readJson('AI_EXTRA_BODY', '{"reasoning_effort":"low"}', given);
  const taken = ownFields.find((name) => Object.hasOwn(body, name));
  if (taken === undefined) return body;
  throw new ConfigError(`AI_EXTRA_BODY não pode mudar ${taken}, que o Leme define.`);
}

function readQuery(given: string | undefined): Record<string, string> {
  const query = Object.fromEntries(new URLSearchParams(given ?? ''));
  if (Object.entries(query).every(([name, value]) => name !== '' && value !== '')) return query;
  throw new ConfigError('AI_QUERY deve ter nomes e valores, como api-version=preview.');
}

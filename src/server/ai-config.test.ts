import { expect, test } from 'vitest';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { authorLine } from './llm/configured-model.ts';

speakPortuguese();

const connected = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'qwen3',
  AI_BASE_URL: 'http://localhost:11434/v1',
};

test.each([
  [{ AI_BASE_URL: 'https://x.example/v1?api-version=1' }, /^AI_BASE_URL .*AI_QUERY/u],
  [
    { AI_BASE_URL: 'https://x.example/v1/chat/completions' },
    /^AI_BASE_URL .*https:\/\/x\.example\/v1\.$/u,
  ],
  [{ AI_BASE_URL: 'https://x.example/v1/chat/completions/' }, /^AI_BASE_URL /u],
  [{ AI_BASE_URL: 'https://x.example/v1/chat' }, /\/chat, como em https:\/\/x\.example\/v1\.$/u],
  [{ AI_BASE_URL: 'https://x.example/v1/embeddings' }, /^AI_BASE_URL .*\/embeddings, /u],
  [
    { AI_BASE_URL: 'https://x.example/v1/audio/transcriptions' },
    /^AI_BASE_URL .*\/audio\/transcriptions, como em https:\/\/x\.example\/v1\.$/u,
  ],
  [{ AI_BASE_URL: 'http://localhost:11434/api/chat' }, /como em http:\/\/localhost:11434\/v1\.$/u],
  [
    {
      AI_PROVIDER: 'offline',
      AI_TRANSCRIPTION_MODEL: 'whisper-1',
      AI_BASE_URL: 'https://x.example/v1/audio/transcriptions',
    },
    /^AI_BASE_URL /u,
  ],
  [
    { AI_PROVIDER: 'offline', AI_TRANSCRIPTION_MODEL: 'whisper-1', AI_HEADERS: 'x: segredo' },
    /^AI_HEADERS /u,
  ],
  [{ AI_BASE_URL: 'https://eu:segredo@x.example/v1' }, /^AI_BASE_URL .*AI_API_KEY/u],
  [{ AI_API_KEY: '“sk-segredo”' }, /^AI_API_KEY /u],
  [{ AI_API_KEY: 'sk-segredo outra' }, /^AI_API_KEY /u],
  [{ AI_API_KEY: '"sk-segredo"' }, /^AI_API_KEY /u],
  [{ AI_API_KEY: '"sk-segredo' }, /^AI_API_KEY /u],
  [{ AI_API_KEY: "sk-segredo'" }, /^AI_API_KEY /u],
  [{ AI_HEADERS: 'api-key: segredo' }, /^AI_HEADERS /u],
  [{ AI_HEADERS: '{"api-key":3}' }, /^AI_HEADERS /u],
  [{ AI_EXTRA_BODY: '[1]' }, /^AI_EXTRA_BODY /u],
  [{ AI_EXTRA_BODY: '{"messages":[]}' }, /^AI_EXTRA_BODY .*messages/u],
  [{ AI_QUERY: 'preview' }, /^AI_QUERY /u],
  [{ AI_RESPONSE_FORMAT: 'xml' }, /^AI_RESPONSE_FORMAT .*json_schema, json_object, none/u],
  [{ AI_MAX_OUTPUT_TOKENS: '10' }, /^AI_MAX_OUTPUT_TOKENS /u],
  [{ AI_TOTAL_TIMEOUT: '6000' }, /^AI_TOTAL_TIMEOUT .*de 1 a 600/u],
  [{ AI_FIRST_WORD_TIMEOUT: '90', AI_TOTAL_TIMEOUT: '60' }, /^AI_FIRST_WORD_TIMEOUT /u],
  [{ AI_PROVIDER: 'google', AI_API_KEY: 'k', AI_RESPONSE_FORMAT: 'none' }, /^AI_RESPONSE_FORMAT /u],
])('%j is one sentence that betrays nothing', (environment, sentence) => {
  const read = () => readConfig({ ...connected, ...environment });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/segredo/u);
});

test('a machine of one’s own is given time and a limit; a trailing slash is none of the address', () => {
  const { ai } = readConfig({ ...connected, AI_BASE_URL: 'http://localhost:11434/v1/' });
  expect(ai).toMatchObject({
    baseUrl: 'http://localhost:11434/v1',
    maxOutputTokens: 8_192,
    responseFormat: null,
    timeouts: { firstByteMs: 300_000, stallMs: 120_000, totalMs: 600_000 },
  });
});

test('all of it can be set', () => {
  const { ai } = readConfig({
    ...connected,
    AI_RESPONSE_FORMAT: 'json_object',
    AI_MAX_OUTPUT_TOKENS: '3000',
    AI_FIRST_WORD_TIMEOUT: '10',
    AI_SILENCE_TIMEOUT: '5',
    AI_TOTAL_TIMEOUT: '20',
    AI_HEADERS: '{"api-key":"k"}',
    AI_EXTRA_BODY: '{"reasoning_effort":"low"}',
    AI_QUERY: 'api-version=preview&x=1',
    AI_STREAM_USAGE: 'off',
  });
  expect(ai).toMatchObject({
    responseFormat: 'json_object',
    maxOutputTokens: 3_000,
    timeouts: { firstByteMs: 10_000, stallMs: 5_000, totalMs: 20_000 },
    extras: {
      headers: { 'api-key': 'k' },
      body: { reasoning_effort: 'low' },
      query: { 'api-version': 'preview', x: '1' },
      streamUsage: false,
    },
  });
});

test('recordings go with the headers and parameters of the model’s calls', () => {
  const { transcription } = readConfig({
    ...connected,
    AI_TRANSCRIPTION_MODEL: 'whisper-1',
    AI_HEADERS: '{"api-key":"k"}',
    AI_QUERY: 'api-version=preview',
    AI_EXTRA_BODY: '{"top_k":3}',
  });
  expect(transcription).toEqual({
    model: 'whisper-1',
    apiKey: null,
    baseUrl: connected.AI_BASE_URL,
    extras: { headers: { 'api-key': 'k' }, query: { 'api-version': 'preview' } },
  });
});

test('an address whose path only looks like that of a call is taken', () => {
  for (const path of [
    '/v1',
    '/api/v1',
    '/chat/v1',
    '/openai/deployments/gpt-chat',
    '/models-eu/v1',
  ]) {
    const AI_BASE_URL = `https://x.example${path}`;
    expect(readConfig({ ...connected, AI_BASE_URL }).ai).toMatchObject({ baseUrl: AI_BASE_URL });
  }
});

test('the start says who writes, and how to connect a model where nobody does', () => {
  expect(authorLine({ provider: 'offline' })).toContain('docs/models.md');
  const line = authorLine(readConfig({ ...connected, AI_API_KEY: 'segredo' }).ai);
  expect(line).toContain('qwen3 (openai-compatible, http://localhost:11434/v1)');
  expect(line).not.toContain('segredo');
});

import { expect, onTestFinished } from 'vitest';
import { ModelError } from '#server/llm/language-model.ts';
import type { ModelRequest } from '#server/llm/language-model.ts';
import { createLanguageModel } from '#server/llm/provider.ts';
import type { ModelSettings } from '#server/llm/provider.ts';
import { startModelServer } from './model-server.ts';
import type { Answer } from './model-server.ts';

/** A small document, the text of a model's answer that holds it, and its schema. */
export const sample = {
  title: 'Plano de desenvolvimento',
  goals: ['Ouvir a equipe', 'Delegar — já'],
};
export const sampleText = JSON.stringify(sample);
export const sampleSchema = {
  type: 'object',
  properties: { title: { type: 'string' }, goals: { type: 'array', items: { type: 'string' } } },
  required: ['title', 'goals'],
  additionalProperties: false,
};
export const providers = ['openai', 'openai-compatible', 'anthropic', 'google'] as const;
export const secretKey = 'sk-very-secret';
export const samplePrompt = { system: 'As regras do PDI.', user: 'Os dados da pessoa.' };

/** Our model in front of a stand-in for its provider, which goes when the test is over. */
export async function modelInFrontOf(answer: Answer, settings: Partial<ModelSettings> = {}) {
  const server = await startModelServer({ answer });
  onTestFinished(() => server.close());
  const model = createLanguageModel({
    provider: 'openai-compatible',
    // By this name the SDK knows that the model can be constrained by a schema.
    model: settings.provider === 'anthropic' ? 'claude-sonnet-4-6' : 'stand-in',
    apiKey: secretKey,
    baseUrl: settings.provider === 'google' ? server.googleUrl : server.url,
    retry: { baseDelayMs: 1 },
    ...settings,
  });
  const write = (request: Partial<ModelRequest> = {}) =>
    model.write({
      ...samplePrompt,
      schemaName: 'sample',
      jsonSchema: sampleSchema,
      signal: new AbortController().signal,
      ...request,
    });
  return { server, write };
}

/** The ModelError that a call ends with; it must betray nothing, at any depth. */
export async function failureOf(call: Promise<unknown>): Promise<ModelError> {
  const error = await call.then(
    () => new Error('The call did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelError)) throw error;
  const everything = JSON.stringify([
    error.message,
    error.stack,
    Object.entries(error),
    error.cause ?? null,
  ]);
  for (const secret of [secretKey, samplePrompt.system, samplePrompt.user, sample.title]) {
    expect(everything).not.toContain(secret);
  }
  return error;
}

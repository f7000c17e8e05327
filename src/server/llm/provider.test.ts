import { expect, test } from 'vitest';
import {
  modelInFrontOf,
  providers,
  sample,
  samplePrompt,
  sampleSchema,
  sampleText,
  secretKey,
} from '../../../test/model-fixture.ts';
import { inTurn, promptOf } from '../../../test/model-server.ts';
import type { ModelCall } from '../../../test/model-server.ts';
import { claimedUsage } from '../../../test/model-wires.ts';

test.each(providers)('%s streams an answer whose deltas make up the whole', async (provider) => {
  const { write, server } = await modelInFrontOf(() => ({ text: sampleText, chunkSize: 7 }), {
    provider,
  });
  const deltas: string[] = [];
  const answer = await write({ onDelta: (delta) => deltas.push(delta) });
  expect(answer).toEqual({ content: sample, usage: claimedUsage });
  expect(deltas.length).toBe(Math.ceil(sampleText.length / 7));
  expect(deltas.join('')).toBe(sampleText);
  expect(server.requests.length).toBe(1);
});

test.each(providers)('%s calls again after 429 and 500', async (provider) => {
  const { write, server } = await modelInFrontOf(
    inTurn({ status: 429 }, { status: 500 }, sampleText),
    {
      provider,
    },
  );
  expect((await write()).content).toEqual(sample);
  expect(server.requests.length).toBe(3);
});

test.each(['openai', 'openai-compatible'] as const)(
  '%s is sent the schema, the fixed part first and the key in the header alone',
  async (provider) => {
    const { write, server } = await modelInFrontOf(() => sampleText, { provider });
    await write();
    const [{ body, headers, path }] = server.requests as [ModelCall];
    expect(path).toBe('/v1/chat/completions');
    expect(body.stream).toBe(true);
    expect(body.response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: 'sample', schema: sampleSchema, strict: true },
    });
    expect(body.messages?.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(promptOf(body)).toBe(`${samplePrompt.system}\n\n${samplePrompt.user}`);
    expect(headers.authorization).toBe(`Bearer ${secretKey}`);
    expect(JSON.stringify(body)).not.toContain(secretKey);
  },
);

test('anthropic is sent the schema and told to cache the fixed part', async () => {
  const { write, server } = await modelInFrontOf(() => sampleText, {
    provider: 'anthropic',
  });
  await write();
  expect(server.requests[0]?.body).toMatchObject({
    system: [{ text: samplePrompt.system, cache_control: { type: 'ephemeral' } }],
    output_config: { format: { type: 'json_schema', schema: sampleSchema } },
  });
});

test('google is sent the schema in its own form', async () => {
  const { write, server } = await modelInFrontOf(() => sampleText, { provider: 'google' });
  await write();
  const { additionalProperties: _, ...schema } = sampleSchema;
  expect(server.requests[0]?.body).toMatchObject({
    generationConfig: { responseMimeType: 'application/json', responseSchema: schema },
  });
});

test.each(['openai', 'openai-compatible'] as const)(
  '%s takes a whole completion although a stream was asked for',
  async (provider) => {
    const { write } = await modelInFrontOf(() => ({ text: sampleText, whole: true }), { provider });
    const deltas: string[] = [];
    const answer = await write({ onDelta: (delta) => deltas.push(delta) });
    expect(answer).toEqual({ content: sample, usage: claimedUsage });
    expect(deltas).toEqual([sampleText]);
  },
);

test('a slow answer is no stalled one', async () => {
  const { write } = await modelInFrontOf(
    () => ({ text: sampleText, chunkSize: 8, firstByteDelayMs: 150, chunkDelayMs: 40 }),
    { timeouts: { firstByteMs: 20_000, stallMs: 20_000 } },
  );
  expect((await write()).content).toEqual(sample);
});

test.each([
  ['a fence', `\`\`\`json\n${sampleText}\n\`\`\``],
  ['prose around it', `Aqui está o sampleo:\n${sampleText}\nEspero que ajude {muito}!`],
  ['its last brackets missing', sampleText.slice(0, -2)],
])('an answer with %s is mended', async (_name, written) => {
  const { write } = await modelInFrontOf(() => written);
  expect((await write()).content).toEqual(sample);
});

test('no key and no count of tokens are needed', async () => {
  const { write, server } = await modelInFrontOf(() => ({ text: sampleText, usage: false }), {
    apiKey: null,
  });
  expect((await write()).usage).toEqual({ inputTokens: null, outputTokens: null });
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

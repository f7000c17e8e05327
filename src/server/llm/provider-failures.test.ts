import { expect, test } from 'vitest';
import {
  failureOf,
  modelInFrontOf,
  providers,
  sample,
  samplePrompt,
  sampleText,
  secretKey,
} from '../../../test/model-fixture.ts';
import { inTurn } from '../../../test/model-server.ts';
import { claimedUsage } from '../../../test/model-wires.ts';
import { messages } from '../messages.ts';
import { unknownUsage } from './language-model.ts';
import { providerFailure } from './provider-failure.ts';

test.each(providers)('%s: an answer broken off half way is none', async (provider) => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, chunkSize: 9, breakAfter: 3 }),
    {
      provider,
    },
  );
  const deltas: string[] = [];
  const failure = await failureOf(write({ onDelta: (delta) => deltas.push(delta) }));
  expect(failure).toMatchObject({ reason: 'unavailable', usage: unknownUsage });
  expect(sampleText.startsWith(deltas.join(''))).toBe(true);
  expect(server.requests.length).toBe(1);
});

test.each(providers)(
  '%s: a stream that ends in good order but too early is none',
  async (provider) => {
    const { write } = await modelInFrontOf(
      () => ({ text: sampleText, chunkSize: 50, endAfter: 2 }),
      {
        provider,
      },
    );
    expect((await failureOf(write())).reason).toBe('unavailable');
  },
);

test.each(providers)('%s: a connection lost before any text is tried again', async (provider) => {
  const { write, server } = await modelInFrontOf(
    inTurn({ text: sampleText, breakAfter: 0 }, sampleText),
    {
      provider,
    },
  );
  expect((await write()).content).toEqual(sample);
  expect(server.requests.length).toBe(2);
});

test.each([
  [500, 3, 'unavailable'],
  [429, 3, 'unavailable'],
  [402, 1, 'out_of_quota'],
  [413, 1, 'too_long'],
  [404, 1, 'refused'],
  [422, 1, 'refused'],
  [401, 1, 'refused'],
  [400, 1, 'refused'],
])('an answer %i is called %i times, is %s and betrays nothing', async (status, calls, reason) => {
  const errorMessage = `Incorrect API key ${secretKey} for ${samplePrompt.user}`;
  const { write, server } = await modelInFrontOf(() => ({ status, errorMessage }));
  const failure = await failureOf(write());
  expect(failure.reason).toBe(reason);
  expect(failure.message).toBe(`The provider answered ${status} (stand_in)`);
  expect(server.requests.length).toBe(calls);
});

test('what a provider calls the error is told only if it is one harmless word', async () => {
  const { write } = await modelInFrontOf(() => ({ status: 401, errorCode: secretKey }));
  expect((await failureOf(write())).message).toBe('The provider answered 401');
});

test.each(['openai', 'openai-compatible'] as const)(
  '%s: an error that claims to be a success is one',
  async (provider) => {
    const reply = { status: 200, errorCode: 'model_loading' };
    const { write } = await modelInFrontOf(() => reply, { provider, retry: { attempts: 1 } });
    const failure = await failureOf(write());
    expect(failure.reason).toBe('unavailable');
    expect(failure.message).toContain('(model_loading)');
  },
);

test.each<[string, object, string]>([
  [
    'OpenAI’s',
    {
      error: {
        message: `No max_tokens for ${secretKey}`,
        type: 'invalid_request_error',
        code: 'unsupported_parameter',
        param: 'max_tokens',
      },
    },
    ' (unsupported_parameter, invalid_request_error, max_tokens)',
  ],
  [
    'vLLM’s of old',
    { object: 'error', message: samplePrompt.user, type: 'NotFoundError', code: 404 },
    ' (NotFoundError)',
  ],
  ['a sentence alone', { detail: samplePrompt.user, type: samplePrompt.user }, ''],
])('of an error in a form like %s the words are told that quote nothing', (_name, body, told) => {
  const error = { statusCode: 400, responseBody: JSON.stringify(body), message: 'Bad Request' };
  const { message } = providerFailure(error, { delivered: false, isOwnServer: false });
  expect(message).toBe(`The provider answered 400${told}`);
});

test('who hears of a refused set-up hears which command says why', () => {
  expect(messages.modelRefused).toContain('npm run admin -- model check');
});

test.each([
  ['model is loading', true, true],
  ['model is loading', false, true],
  ['<html>503 Service Unavailable</html>', true, true],
  ['<html>503 Service Unavailable</html>', false, false],
])(
  '503 %s, of an own server %s: is waited for as loading %s',
  (responseBody, isOwnServer, isLoading) => {
    const error = { statusCode: 503, isRetryable: true, responseBody, message: 'Unavailable' };
    const failure = providerFailure(error, { delivered: false, isOwnServer });
    expect(failure).toMatchObject({ reason: 'unavailable', isLoading });
  },
);

test('a provider that is not there is named as such', async () => {
  const { write, server } = await modelInFrontOf(() => sampleText);
  await server.close();
  const failure = await failureOf(write());
  expect(failure.reason).toBe('unavailable');
  expect(failure.message).toContain('ECONNREFUSED');
});

test.each(
  providers.flatMap((provider) => [
    { provider, finishReason: 'length' as const, reason: 'cut' },
    { provider, finishReason: 'content_filter' as const, reason: 'filtered' },
  ]),
)(
  '$provider: $finishReason ends without a document',
  async ({ provider, finishReason, reason }) => {
    const { write } = await modelInFrontOf(
      () => ({ text: sampleText.slice(0, -2), finishReason }),
      {
        provider,
      },
    );
    expect(await failureOf(write())).toMatchObject({ reason, usage: claimedUsage });
  },
);

test.each(
  (['openai', 'openai-compatible'] as const).flatMap((provider) =>
    [
      { its: 'is no JSON', reason: 'bad_format', reply: { text: 'Não sei responder.' } },
      {
        its: 'ends in the middle of a sentence',
        reason: 'bad_format',
        reply: { text: sampleText.slice(0, -8) },
      },
      { its: 'is empty', reason: 'bad_format', reply: { text: '' } },
      { its: 'is a refusal', reason: 'filtered', reply: { refusal: 'Não posso ajudar.' } },
      {
        its: 'is a whole refusal',
        reason: 'filtered',
        reply: { refusal: 'Não posso ajudar.', whole: true },
      },
    ].map((answer) => ({ provider, ...answer })),
  ),
)(
  '$provider: an answer that $its is $reason, and its cost is known',
  async ({ provider, reason, reply }) => {
    const { write, server } = await modelInFrontOf(() => reply, { provider });
    expect(await failureOf(write())).toMatchObject({ reason, usage: claimedUsage });
    expect(server.requests.length).toBe(1);
  },
);

test('a field of refusals that stays empty refuses nothing', async () => {
  const { write } = await modelInFrontOf(() => ({ text: sampleText, refusal: '' }));
  expect((await write()).content).toEqual(sample);
});

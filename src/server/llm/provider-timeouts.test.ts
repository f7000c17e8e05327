import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { failureOf, modelInFrontOf, providers, sampleText } from '../../../test/model-fixture.ts';
import { inTurn } from '../../../test/model-server.ts';

test.each(providers)('%s: silence before the first byte ends the call', async (provider) => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, firstByteDelayMs: 60_000 }),
    {
      provider,
      timeouts: { firstByteMs: 60 },
    },
  );
  const failure = await failureOf(write());
  expect(failure.reason).toBe('unavailable');
  expect(failure.message).toContain('No byte');
  expect(await server.requests[0]?.ended).toBe('broken');
  expect(server.requests.length).toBe(1);
});

test.each(providers)('%s: silence in mid-answer ends the call', async (provider) => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, chunkSize: 9, stallAfter: 2 }),
    {
      provider,
      timeouts: { stallMs: 60 },
    },
  );
  const failure = await failureOf(write());
  expect(failure.reason).toBe('unavailable');
  expect(failure.message).toContain('Silent');
  expect(await server.requests[0]?.ended).toBe('broken');
});

test('an answer that keeps coming but never ends is given up', async () => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, chunkSize: 1, chunkDelayMs: 30 }),
    { timeouts: { totalMs: 200 } },
  );
  const failure = await failureOf(write());
  expect(failure.reason).toBe('unavailable');
  expect(failure.message).toContain('No whole answer');
  expect(await server.requests[0]?.ended).toBe('broken');
});

test.each(providers)('%s: aborting in mid-answer closes the socket', async (provider) => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, chunkSize: 5, stallAfter: 4 }),
    {
      provider,
    },
  );
  const caller = new AbortController();
  const failure = await failureOf(
    write({ signal: caller.signal, onDelta: () => caller.abort(new Error('gone')) }),
  );
  expect(failure.reason).toBe('aborted');
  expect(await server.requests[0]?.ended).toBe('broken');
});

test('aborting before the first byte, and before the call, is an abort too', async () => {
  const caller = new AbortController();
  const { write, server } = await modelInFrontOf(() => {
    caller.abort();
    return { text: sampleText, firstByteDelayMs: 60_000 };
  });
  expect((await failureOf(write({ signal: caller.signal }))).reason).toBe('aborted');
  expect(await server.requests[0]?.ended).toBe('broken');
  expect((await failureOf(write({ signal: caller.signal }))).reason).toBe('aborted');
  expect(server.requests.length).toBe(1);
});

test('aborting ends the wait for the next call', async () => {
  const { write, server } = await modelInFrontOf(() => ({ status: 503, retryAfterSeconds: 15 }));
  const caller = new AbortController();
  const call = failureOf(write({ signal: caller.signal }));
  while (server.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await server.requests[0]?.ended).toBe('answered');
  caller.abort();
  expect((await call).reason).toBe('aborted');
  expect(server.requests.length).toBe(1);
});

test('Retry-After is waited for, as long as the time for the whole call lasts', async () => {
  const { write, server } = await modelInFrontOf(
    inTurn({ status: 429, retryAfterSeconds: 15 }, sampleText),
    { timeouts: { totalMs: 150 } },
  );
  expect((await failureOf(write())).message).toContain('No whole answer');
  expect(server.requests.length).toBe(1);
});

test('nothing is left behind after an answer, a lost connection and a time-out', async () => {
  const { write, server } = await modelInFrontOf(
    inTurn(sampleText, { text: sampleText, breakAfter: 1 }, { text: sampleText, stallAfter: 1 }),
    { timeouts: { stallMs: 50 } },
  );
  const { signal } = new AbortController();
  await write({ signal });
  await failureOf(write({ signal }));
  await failureOf(write({ signal }));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await Promise.all(server.requests.map(({ ended }) => ended));
  expect(await server.openSockets()).toBe(0);
});

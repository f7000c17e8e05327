import { execFile } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { failureOf, modelInFrontOf, providers, sampleText } from '../../../test/model-fixture.ts';
import { inTurn } from '../../../test/model-server.ts';

/** A test that waits this long waits for something that should have been given up. */
const soon = { timeout: 10_000 };

test.each(providers)('%s: silence before the first byte ends the call', async (provider) => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, firstByteDelayMs: 60_000 }),
    {
      provider,
      timeouts: { firstByteMs: 1_500 },
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
      timeouts: { stallMs: 500 },
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
    { timeouts: { totalMs: 1_500 } },
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

test('Retry-After is waited for, as long as the time for the whole call lasts', soon, async () => {
  const { write, server } = await modelInFrontOf(
    inTurn({ status: 429, retryAfterSeconds: 15 }, sampleText),
    { timeouts: { totalMs: 1_500 } },
  );
  expect((await failureOf(write())).message).toContain('No whole answer');
  expect(server.requests.length).toBe(1);
});

test('nothing is left behind after an answer, a lost connection and a time-out', async () => {
  const { write, server } = await modelInFrontOf(
    inTurn(sampleText, { text: sampleText, breakAfter: 1 }, { text: sampleText, stallAfter: 1 }),
    { timeouts: { stallMs: 1_000 } },
  );
  const { signal } = new AbortController();
  await write({ signal });
  await failureOf(write({ signal }));
  await failureOf(write({ signal }));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await Promise.all(server.requests.map(({ ended }) => ended));
  expect(await server.openSockets()).toBe(0);
});

test('a process that has its answer, or its error, can end', { timeout: 30_000 }, async () => {
  const { server } = await modelInFrontOf(
    inTurn(sampleText, { text: sampleText, breakAfter: 1 }, { text: sampleText, stallAfter: 1 }),
  );
  const script = `
    import { createLanguageModel } from '#server/llm/provider.ts';
    const model = createLanguageModel({
      provider: 'openai', model: 'm', baseUrl: process.argv[1], timeouts: { stallMs: 100 },
    });
    const { signal } = new AbortController();
    const jsonSchema = { type: 'object' };
    const request = { system: 's', user: 'u', schemaName: 'n', jsonSchema, signal };
    const slow = createLanguageModel({ provider: 'openai', model: 'm', baseUrl: process.argv[1] });
    await slow.write(request);
    await slow.write(request).catch((error) => console.log(error.reason));
    await model.write(request).catch((error) => console.log(error.reason));
  `;
  // Timers of half a minute and more would keep it beyond the time given here.
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, server.url],
    { timeout: 20_000 },
  );
  expect({ stdout, stderr }).toEqual({ stdout: 'unavailable\nunavailable\n', stderr: '' });
});

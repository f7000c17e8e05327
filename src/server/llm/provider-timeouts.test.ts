import { spawn } from 'node:child_process';
import { getEventListeners, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aGate } from '../../../test/gate.ts';
import { failureOf, modelInFrontOf, providers, sampleText } from '../../../test/model-fixture.ts';
import { inTurn } from '../../../test/model-server.ts';

// The time that a provider is given passes when a test says so: no machine is too slow for it.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test.each(providers)('%s: silence before the first byte ends the call', async (provider) => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, firstByteDelayMs: 60_000 }),
    {
      provider,
      timeouts: { firstByteMs: 1_500 },
    },
  );
  const failed = failureOf(write());
  await expect.poll(() => server.requests.length).toBe(1);
  vi.advanceTimersByTime(1_500);
  const failure = await failed;
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
  const deltas: string[] = [];
  const failed = failureOf(write({ onDelta: (delta) => deltas.push(delta) }));
  await expect.poll(() => deltas.length).toBe(2);
  vi.advanceTimersByTime(500);
  const failure = await failed;
  expect(failure.reason).toBe('unavailable');
  expect(failure.message).toContain('Silent');
  expect(await server.requests[0]?.ended).toBe('broken');
});

test('an answer that keeps coming but never ends is given up', async () => {
  const { write, server } = await modelInFrontOf(
    () => ({ text: sampleText, chunkSize: 1, chunkDelayMs: 30 }),
    { timeouts: { totalMs: 1_500 } },
  );
  const heard = aGate();
  const failed = failureOf(write({ onDelta: heard.open }));
  await heard.opened;
  vi.advanceTimersByTime(1_500);
  const failure = await failed;
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

test('Retry-After is waited for, as long as the time for the whole call lasts', async () => {
  const { write, server } = await modelInFrontOf(
    inTurn({ status: 429, retryAfterSeconds: 15 }, sampleText),
    { timeouts: { totalMs: 1_500 } },
  );
  const failed = failureOf(write());
  await expect.poll(() => server.requests.length).toBe(1);
  await server.requests[0]!.ended;
  // Time enough to ask again, for a call that does not wait.
  await pause(200);
  vi.advanceTimersByTime(1_500);
  expect((await failed).message).toContain('No whole answer');
  expect(server.requests.length).toBe(1);
});

test('nothing is left behind after an answer, a lost connection and a time-out', async () => {
  const { write, server } = await modelInFrontOf(
    inTurn(sampleText, { text: sampleText, breakAfter: 1 }, { text: sampleText, stallAfter: 1 }),
  );
  const { signal } = new AbortController();
  await write({ signal });
  await failureOf(write({ signal }));
  const heard = aGate();
  const failed = failureOf(write({ signal, onDelta: heard.open }));
  await heard.opened;
  // In mid-silence: beside the piece itself fetch opens one more connection, for nothing.
  await pause(200);
  vi.advanceTimersByTime(120_000);
  await failed;
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  await Promise.all(server.requests.map(({ ended }) => ended));
  await expect.poll(server.openSockets).toBe(0);
});

test('a process that has its answer, or its error, can end', async () => {
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
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script, server.url],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (piece: string) => (said[name] += piece));
  }
  const wanted = { stdout: 'unavailable\nunavailable\n', stderr: '' };
  await expect.poll(() => said).toEqual(wanted);
  // Timers of half a minute and more would keep it beyond the time given here.
  expect(await Promise.race([ended, pause(20_000, 'still there', { ref: false })])).toBe(0);
  expect(said).toEqual(wanted);
});

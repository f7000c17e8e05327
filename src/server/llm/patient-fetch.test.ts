import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beforeEach, expect, test } from 'vitest';
import { modelInFrontOf, providers, sample, sampleText } from '../../../test/model-fixture.ts';
import { transcriberBefore, wave } from '../../../test/transcriber-server.ts';

/**
 * The addresses that Node's own fetch asks, which gives up on the head of an answer after 300 s. It tells of
 * each of its requests here, whoever makes them and by whatever name.
 */
let askedByFetch: string[];
beforeEach(() => {
  askedByFetch = [];
  const note = (message: unknown) => {
    const { request } = message as { request: { path: string } };
    askedByFetch.push(request.path);
  };
  subscribe('undici:request:create', note);
  return () => unsubscribe('undici:request:create', note);
});

test.each(providers)('%s: a call has no patience but ours', async (provider) => {
  const { write, server } = await modelInFrontOf(() => sampleText, { provider });
  expect((await write()).content).toEqual(sample);
  expect(server.requests).toHaveLength(1);
  expect(askedByFetch).toEqual([]);
  // What watches would have seen one.
  await (await fetch(`${server.url}/models`, { method: 'POST', body: '{}' })).text();
  expect(askedByFetch).toEqual(['/v1/models']);
});

test('a recording is sent with no patience but ours', async () => {
  const { transcribe } = await transcriberBefore((request, response) => {
    request.resume().once('end', () => response.end('{"text":"Renata conduziu a reunião."}'));
  });
  const { signal } = new AbortController();
  expect(await transcribe(wave, signal)).toBe('Renata conduziu a reunião.');
  expect(askedByFetch).toEqual([]);
});

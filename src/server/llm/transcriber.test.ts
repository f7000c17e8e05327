import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../../test/model-fixture.ts';
import { transcriberBefore, wave } from '../../../test/transcriber-server.ts';

// The time passes when a test says so.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A transcriber of this machine that is asked, and says nothing. */
async function askedOfSilence(signal = new AbortController().signal) {
  const heard: string[] = [];
  const { transcribe } = await transcriberBefore((request, response) => {
    heard.push(request.url ?? '');
    response.once('close', () => heard.push('closed'));
  });
  const failed = failureOf(transcribe(wave, signal));
  await expect.poll(() => heard).toHaveLength(1);
  return { heard, failed };
}

test('a machine of one’s own is given as long as for a first word, and then left', async () => {
  const { heard, failed } = await askedOfSilence();
  vi.advanceTimersByTime(299_000);
  expect(heard).not.toContain('closed');
  vi.advanceTimersByTime(1_000);
  const failure = await failed;
  expect(failure.reason).toBe('unavailable');
  expect(failure.message).toContain('within 300000 ms');
  await expect.poll(() => heard).toEqual(['/v1/audio/transcriptions', 'closed']);
});

test('who leaves ends it', async () => {
  const caller = new AbortController();
  const { heard, failed } = await askedOfSilence(caller.signal);
  caller.abort();
  expect((await failed).reason).toBe('aborted');
  await expect.poll(() => heard).toContain('closed');
});

import { expect, test } from 'vitest';
import { ModelError } from './language-model.ts';
import { retryAfterMs, TransientError, withRetries } from './retry.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const signal = new AbortController().signal;

test.each([
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:07 GMT' }, 7000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, 0],
  [{ 'retry-after': '-3' }, 0],
  [{ 'retry-after-ms': '350', 'retry-after': '9' }, 350],
  [{}, 0],
])('%j asks to wait %i ms', (headers, wait) => {
  expect(retryAfterMs(headers, now)).toBe(wait);
});

test('calls again after transient failures alone, and no more often than agreed', async () => {
  const callsOf = async (failures: Error[]) => {
    let calls = 0;
    const call = async () => {
      const failure = failures[calls];
      calls += 1;
      if (failure) throw failure;
      return 'answer';
    };
    const settings = { attempts: 3, baseDelayMs: 0, loadingMs: 0 };
    const outcome = await withRetries(call, settings, signal).catch((error: unknown) => error);
    return { calls, outcome };
  };
  const transient = new TransientError('busy');
  const final = new ModelError('unavailable', 'no such model');
  expect(await callsOf([])).toEqual({ calls: 1, outcome: 'answer' });
  expect(await callsOf([transient, transient])).toEqual({ calls: 3, outcome: 'answer' });
  expect(await callsOf([transient, final])).toEqual({ calls: 2, outcome: final });
  expect(await callsOf([transient, transient, transient])).toEqual({
    calls: 3,
    outcome: transient,
  });
});

test('aborting ends a wait at once', async () => {
  const caller = new AbortController();
  const call = async () => {
    setImmediate(() => caller.abort());
    throw new TransientError('busy', { askedMs: 15_000 });
  };
  const settings = { attempts: 2, baseDelayMs: 0, loadingMs: 0 };
  await expect(withRetries(call, settings, caller.signal)).rejects.toThrow(/abort/);
});

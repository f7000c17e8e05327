import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abortReason, cutoff } from './cutoff.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the time set last is the one that counts, and it says why', () => {
  const { signal, after } = cutoff(new AbortController().signal);
  after(1000, 'first');
  vi.advanceTimersByTime(900);
  after(1000, 'second');
  vi.advanceTimersByTime(900);
  expect(abortReason(signal)).toBeNull();
  vi.advanceTimersByTime(100);
  expect(abortReason(signal)).toMatchObject({ reason: 'unavailable', message: 'second' });
});

test('it follows its parent, also one that is aborted already', () => {
  const parent = new AbortController();
  const before = cutoff(parent.signal);
  parent.abort(new Error('the caller left'));
  const after = cutoff(parent.signal);
  for (const { signal } of [before, after]) {
    expect(abortReason(signal)).toMatchObject({ reason: 'aborted' });
  }
  after.after(1000, 'late');
  expect(vi.getTimerCount()).toBe(0);
});

test('its end leaves neither a timer nor a listener', () => {
  const parent = new AbortController();
  const { signal, after, end } = cutoff(parent.signal);
  after(1000, 'never');
  expect([vi.getTimerCount(), getEventListeners(parent.signal, 'abort').length]).toEqual([1, 1]);
  end();
  expect([vi.getTimerCount(), getEventListeners(parent.signal, 'abort').length]).toEqual([0, 0]);
  expect(signal.aborted).toBe(true);
});

import { beforeEach, expect, vi } from 'vitest';

/** What nobody meant to print fails the test that printed it. */
beforeEach(() => {
  const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  return () => {
    const calls = printed.flatMap((spy) => spy.mock.calls);
    for (const spy of printed) spy.mockRestore();
    expect(calls, 'printed by console.error or console.warn').toEqual([]);
  };
});

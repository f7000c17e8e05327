import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../src/client/lib/query-client.ts';
import { forgetEverything } from '../src/client/lib/tab-memory.ts';

const { asyncWrapper } = getConfig();
const nextTurn = globalThis.setImmediate;

/** What is drawn hears keys and has the focus once its effects have run; React puts them off by a turn or two. */
async function effectsRun(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => nextTurn(resolve));
}

configure({
  // A busy machine is slow, not wrong: what is waited for comes, or fails the test all the same.
  asyncUtilTimeout: 20_000,
  // Nor is a test quicker than a person, who cannot act between what is drawn and its effects.
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const result = await work();
      await effectsRun();
      return result;
    }),
});

// Before what a file itself undoes: a screen that is still there would ask a network that is not.
afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetEverything();
  // Some files stand in no browser.
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    if (storage in globalThis) globalThis[storage].clear();
  }
  // What was open stands in this entry of the history.
  if ('history' in globalThis) history.replaceState(null, '');
});

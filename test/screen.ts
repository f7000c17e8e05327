import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { queryClient } from '../src/client/lib/query-client.ts';
import { forgetEverything } from '../src/client/lib/tab-memory.ts';

// A busy machine is slow, not wrong: what is waited for comes, or fails the test all the same.
configure({ asyncUtilTimeout: 20_000 });

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

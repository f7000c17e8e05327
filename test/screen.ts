import { createRequire } from 'node:module';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { runningGeneration, setRunning } from '../src/client/generation/generation-store.ts';
import { answered, queryClient } from '../src/client/lib/query-client.ts';
import { forgetEverything } from '../src/client/lib/tab-memory.ts';
import { currentToast, dismissToast } from '../src/client/lib/toast-store.ts';

const { asyncWrapper } = getConfig();
const nextTurn = globalThis.setImmediate;

interface Scheduler {
  unstable_scheduleCallback: (priority: number, callback: () => void) => unknown;
  unstable_IdlePriority: number;
}
/** React's own, by which it puts off what need not be done at once. */
const requireOfReact = createRequire(createRequire(import.meta.url).resolve('react-dom'));
const scheduler = requireOfReact('scheduler') as Scheduler;

/**
 * What is drawn hears keys and has the focus once its effects have run. React puts them off, by as many turns
 * as the machine is slow: they are done when nothing is left to do but this.
 */
async function effectsRun(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => nextTurn(resolve));
  const { unstable_scheduleCallback: schedule, unstable_IdlePriority: idle } = scheduler;
  await new Promise<void>((resolve) => schedule(idle, resolve));
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

// The files of a worker share the library: each would wait once more than the one before.
afterAll(() => configure({ asyncWrapper }));

// What is drawn later is asked for all the same, and would come to a window that is closed.
afterAll(async () => {
  if (!('document' in globalThis)) return;
  await answered();
  await vi.dynamicImportSettled();
  await effectsRun();
});

// What the screen gives up waiting for after a while comes here, however long a busy machine takes.
beforeEach(() => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation(() => new AbortController().signal);
  return () => timeout.mockRestore();
});

// Once the file has undone its own: the next test, and the next file of the worker, have the clock on the wall.
beforeEach(() => () => void vi.useRealTimers());

// Before what a file itself undoes: a screen that is still there would ask a network that is not.
afterEach(() => {
  cleanup();
  // What waits on a clock that the test ends would be waited for by every later file of the worker.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  runningGeneration()?.abort.abort();
  setRunning(null);
  dismissToast(currentToast()?.id ?? 0);
  queryClient.clear();
  forgetEverything();
  // Some files stand in no browser.
  if ('document' in globalThis) leavePage();
});

/** The files of a worker share its window, too: each test begins on a page that nobody has been on. */
function leavePage(): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  delete document.documentElement.dataset['theme'];
  document.title = '';
  // What was open stands in this entry of the history.
  history.replaceState(null, '', '/');
}

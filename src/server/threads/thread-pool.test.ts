import { expect, onTestFinished, test } from 'vitest';
import type { HostileTask } from '../../../test/threads/hostile-thread.ts';
import { createThreadPool, type ThreadOptions } from './thread-pool.ts';

function aPool(given: Partial<ThreadOptions> = {}) {
  const pool = createThreadPool<HostileTask, string>({
    program: new URL('../../../test/threads/hostile-thread.ts', import.meta.url),
    threads: 2,
    idleMs: 60_000,
    mostMs: 3_600_000,
    mostMb: 64,
    waiting: 5,
    tooMuch: 'Demais.',
    ...given,
  });
  onTestFinished(pool.close);
  return pool;
}

const refused = { code: 'unavailable', message: 'Demais.' };

test('a task without end is ended, and the next one is done', async () => {
  const { run } = aPool({ threads: 1, mostMs: 50 });
  const late = run('run for ever');
  const behind = run('answer');
  await expect(late).rejects.toMatchObject(refused);
  expect(await behind).toBe('done');
});

test('a task that takes all memory ends its thread, not the process', async () => {
  const { run } = aPool({ threads: 1 });
  await expect(run('take all memory')).rejects.toMatchObject(refused);
  expect(await run('answer')).toBe('done');
});

test('a task that fails is told of; its thread goes on', async () => {
  const { run } = aPool({ threads: 1 });
  await expect(run('fail')).rejects.toThrow('It failed');
  expect(await run('answer')).toBe('done');
});

test('nobody has all the threads: who has one busy waits, the others do not', async () => {
  const { run } = aPool();
  const abort = new AbortController();
  const slow = { owner: 'Ana', signal: abort.signal };
  const held = [run('run for ever', slow), run('run for ever', slow), run('run for ever', slow)];
  const ended = Promise.allSettled(held);
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await run('answer', { owner: 'Bia' })).toBe('done');
  }
  abort.abort(new Error('Given up'));
  for (const end of await ended) {
    expect(end).toMatchObject({ status: 'rejected', reason: { message: 'Given up' } });
  }
  expect(await run('answer', { owner: 'Ana' })).toBe('done');
});

test('no more of one owner wait than there is time for; the others are not refused', async () => {
  const { run } = aPool({ waiting: 2 });
  const abort = new AbortController();
  const slow = { owner: 'Ana', signal: abort.signal };
  const held = Promise.allSettled([run('run for ever', slow), run('answer', slow)]);
  await expect(run('answer', slow)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await run('answer', { owner: 'Bia' })).toBe('done');
  abort.abort();
  await held;
});

test('what was given up before it began does nothing', async () => {
  const { run } = aPool();
  await expect(run('answer', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

import { serveThread } from '#server/threads/serve-thread.ts';

/** What a thread is told to do by tests of what becomes of it. */
export type HostileTask = 'answer' | 'run for ever' | 'take all memory' | 'fail';

serveThread((task: HostileTask) => {
  if (task === 'fail') throw new Error('It failed');
  const taken: number[][] = [];
  while (task !== 'answer') {
    if (task === 'take all memory') taken.push(Array.from({ length: 100_000 }, Math.random));
  }
  return 'done';
});

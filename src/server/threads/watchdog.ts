import { Worker } from 'node:worker_threads';

const beatMs = 500;

/** Looks from outside of the main thread, where no timer comes to its turn while that is stuck. */
const program = `
  const { workerData: { beats, ms, sentence, beatMs } } = require('node:worker_threads');
  let seen = -1;
  let since = Date.now();
  setInterval(() => {
    if (beats[0] !== seen) [seen, since] = [beats[0], Date.now()];
    if (Date.now() - since < ms) return;
    require('node:fs').writeSync(2, sentence + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, beatMs);
`;

/**
 * Ends the process with a sentence once its main thread has been stuck for so long: inside a database that
 * reads its own spoiled files, for good. Keeps no process alive.
 *
 * @returns what ends the watch
 */
export function watchMainThread(limit: { ms: number; sentence: string }): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const beat = setInterval(() => void Atomics.add(beats, 0, 1), beatMs).unref();
  const workerData = { ...limit, beats, beatMs };
  const watchdog = new Worker(program, { eval: true, execArgv: [], workerData });
  watchdog.unref();
  return () => {
    clearInterval(beat);
    void watchdog.terminate();
  };
}

import { parentPort } from 'node:worker_threads';

/** What a thread says: that its program is loaded, then what became of each task. */
export type Said<Answer> = 'ready' | { answer: Answer } | { failure: string };

/** Does the tasks of a thread, one at a time, in the program that the thread runs. */
export function serveThread<Answer>(work: (task: never) => Answer | Promise<Answer>): void {
  const port = parentPort!;
  const say = (said: Said<Answer>) => port.postMessage(said, []);
  const attempt = async (task: never): Promise<Said<Answer>> => {
    try {
      return { answer: await work(task) };
    } catch (error) {
      return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  port.on('message', (task: unknown) => void attempt(task as never).then(say));
  say('ready');
}

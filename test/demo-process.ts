import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ensureBuilt } from '../scripts/build.mjs';
import { root } from '../scripts/project.mjs';

/** Starts the built demonstration in a folder; resolves when it serves or has ended. */
export async function startDemo(folder: string, ...args: string[]) {
  await ensureBuilt();
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'demo.js'), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  // When it has been heard to its end: the process may end before its last words are read.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let output = '';
  const serves = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/^Leme: .*\n/m.test(output)) done();
      });
    }
  });
  await Promise.race([serves, ended]);
  return {
    output,
    url: /^Leme: (\S+)$/m.exec(output)?.[1] ?? '',
    ended,
    async end() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

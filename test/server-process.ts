import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ensureBuilt } from '../scripts/build.mjs';

/** The built program in a process of its own, as a user starts it. */
export interface ServerProcess {
  url: string;
  output: () => string;
  /** Sends a signal and gives the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leme-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the program and waits until it serves. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, output } = await launch(environment);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', () => {
      const address = /^Leme: (\S+)$/m.exec(output());
      if (address) resolve(address[1]!);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${output()}`)));
  });
  return {
    url,
    output,
    async end(signal) {
      child.kill(signal);
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

/** Starts the program where it must give up, and gives what it said. */
export async function failToStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = await launch(environment);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

async function launch(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; output: () => string }> {
  await ensureBuilt();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece: string) => (text += piece));
  }
  return { child, output: () => text };
}

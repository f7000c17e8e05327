import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt } from '../scripts/build.mjs';

/** The built program in a process of its own, as a user starts it. */
export interface ServerProcess {
  output: () => string;
  /** The address it serves on; rejects where it gives up. */
  ready: Promise<string>;
  /** The exit code, null after a kill; all that it said has been read by then. */
  ended: Promise<number | null>;
  signal: (signal: NodeJS.Signals) => void;
}

/**
 * Starts the program on a free port, with these settings and none of this machine's.
 *
 * @param program another build of it than that of the sources
 */
export async function launchServer(
  environment: Record<string, string>,
  program?: string,
): Promise<ServerProcess> {
  if (program === undefined) await ensureBuilt();
  const child = spawn(process.execPath, [program ?? 'dist/server/main.js'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // Tests share a machine: how busy it is says nothing of the application.
      MAX_EVENT_LOOP_DELAY: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (piece: string) => {
        text += piece;
        const address = /^Leme: (\S+)\n/m.exec(text);
        if (address) resolve(address[1]!);
      });
    }
    void ended.then(() => reject(new Error(`The server did not start: ${text}`)));
  });
  ready.catch(() => undefined);
  return { output: () => text, ready, ended, signal: (signal) => void child.kill(signal) };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ensureBuilt } from '../scripts/build.mjs';

/** What the operator's command line said, and how it ended. */
export interface AdminRun {
  code: number | null;
  said: string;
  complained: string;
}

/** Runs the built command line with these settings and none of this machine's. */
export async function runAdmin(
  environment: Record<string, string>,
  ...args: string[]
): Promise<AdminRun> {
  await ensureBuilt();
  const child = spawn(process.execPath, ['dist/server/admin.js', ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, said, complained };
}

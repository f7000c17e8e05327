import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { spread } from './figures.ts';
import { extent } from './extent.ts';

const starts = extent(5, 1);
const idleMs = extent(5_000, 100);

/** Time from the command to the first served request, and resident memory when idle, embedded. */
export async function benchStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const seconds: number[] = [];
  const megabytes: number[] = [];
  try {
    for (let count = 0; count <= starts; count += 1) {
      const figures = await startOnce(dataDir);
      if (count === 0) {
        console.log(`\nFirst start, making the database: ${figures.seconds.toFixed(2)} s`);
      } else {
        seconds.push(figures.seconds);
        megabytes.push(figures.megabytes);
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`Later starts: ${spread(seconds, 2)} s`);
  console.log(`Idle memory, embedded: ${spread(megabytes, 0)} MB`);
}

async function startOnce(dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  // As npm starts it, without npm.
  const [, , ...start] = manifest.scripts.start.split(' ');
  const child = spawn(process.execPath, start, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    output += piece as string;
    if (output.includes('Leme: ')) break;
  }
  const address = /Leme: (\S+)/.exec(output)![1]!;
  await fetch(`${address}/readyz`);
  const seconds = (performance.now() - began) / 1000;
  await pause(idleMs);
  const megabytes = residentMegabytes(child.pid!);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { seconds, megabytes };
}

/** Linux only: elsewhere there is no such file, and the figure is NaN. */
function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

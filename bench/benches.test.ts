import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { usualParts } from './parts.ts';

/* Each bench as an operator runs it, once and at its smallest: what it stands on goes on, and it must too. */

test.each(Object.keys(usualParts))(
  'the bench %s runs to its end and prints figures',
  async (name) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'bench/main.ts', name], {
      env: { ...process.env, BENCH_EXTENT: 'smallest', BENCH_DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill());
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    expect({ code, complained }).toMatchObject({ code: 0 });
    expect(said).toMatch(/\d/);
    expect(said).not.toMatch(/\b(?:NaN|undefined|Infinity)\b/);
  },
);

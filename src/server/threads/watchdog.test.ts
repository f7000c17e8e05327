import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const watchdog = fileURLToPath(new URL('./watchdog.ts', import.meta.url));

/** A program under watch, and how it ended. */
async function runUnderWatch(program: string) {
  const source = `import { watchMainThread } from '${watchdog}';
    const stop = watchMainThread({ ms: 1_500, sentence: 'Parado.' });
    ${program}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, string | null]>,
  ]);
  return { said, complained, code, signal };
}

test('a main thread that is stuck for good ends, with a sentence', async () => {
  const ended = await runUnderWatch(`while (true);`);
  expect(ended).toEqual({ said: '', complained: 'Parado.\n', code: null, signal: 'SIGKILL' });
});

test('one that goes on is left alone, however long it takes, and ends when it is done', async () => {
  const ended = await runUnderWatch(
    `setTimeout(() => { process.stdout.write('Feito.'); }, 4_000);`,
  );
  expect(ended).toEqual({ said: 'Feito.', complained: '', code: 0, signal: null });
});

test('a watch that has ended ends nothing', async () => {
  const ended = await runUnderWatch(
    `stop(); const end = Date.now() + 4_000; while (Date.now() < end);`,
  );
  expect(ended).toMatchObject({ complained: '', code: 0 });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkModel } from '#server/admin/check-model.ts';
import { AdminError } from '#server/admin/users.ts';
import { readConfig } from '#server/config.ts';
import { buildLlamaServer } from './llama/source.ts';
import { writeTinyModel } from './llama/tiny-model.ts';

/** Of a random model every token is as likely as the next: these end its sentences and lists. */
const bias = [
  ['"', 4],
  [']', 3],
  ['}', 4],
];

/**
 * The seven kinds against a real llama.cpp server with a small random model, held to their schemas by grammar:
 * how long the first word and the whole take, and whether the answer has the shape of its kind. What it says is
 * nonsense, and mostly too thin to be taken for a document; that is told too.
 */
export async function benchLlama(): Promise<void> {
  const { server, vocabulary } = buildLlamaServer();
  const folder = mkdtempSync(join(tmpdir(), 'leme-llama-'));
  const model = join(folder, 'tiny.gguf');
  await writeTinyModel(vocabulary, model);
  const port = await freePort();
  const flags = ['-m', model, '-c', '32768', '--port', String(port), '--no-webui'];
  const child = spawn(server, flags, { stdio: 'ignore' });
  try {
    await untilHealthy(port);
    const { ai } = readConfig({
      ...process.env,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'tiny',
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_EXTRA_BODY: JSON.stringify({ logit_bias: bias, temperature: 0.8, seed: 7 }),
    });
    await checkModel(ai, (line) => process.stdout.write(line)).then(
      console.log,
      (error: unknown) => {
        if (!(error instanceof AdminError)) throw error;
        console.log(error.message);
      },
    );
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Loading takes it a second or two. @throws after a minute */
async function untilHealthy(port: number): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await pause(500);
  }
  throw new Error('llama-server did not come up.');
}

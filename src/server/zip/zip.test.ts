import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openZip } from './zip-reader.ts';
import { createZip } from './zip-writer.ts';

const at = new Date('2026-03-01T12:00:00Z');

function onDisk(bytes: Buffer): string {
  const path = join(tmpdir(), `leme-${process.pid}-${Math.random()}.zip`);
  writeFileSync(path, bytes);
  onTestFinished(() => rmSync(path));
  return path;
}

async function* pieces(...all: string[]) {
  yield* all;
}

/** Content without an end, that tells when it is read no further. */
function endless() {
  const seen = { isLeft: false };
  async function* content() {
    try {
      for (;;) yield 'x'.repeat(100_000);
    } finally {
      seen.isLeft = true;
    }
  }
  return { content: content(), seen };
}

test('what was written is read, name by name', async () => {
  const zip = createZip(at);
  const bytes = buffer(zip.output);
  await zip.add('ação.txt', pieces('olá\n', '🌱'));
  await zip.add('pasta/b', pieces('sem compressão'), { compress: false });
  zip.end();
  const reader = await openZip(onDisk(await bytes));
  expect([...reader.names()]).toEqual(['ação.txt', 'pasta/b']);
  expect(await text((await reader.read('ação.txt'))!)).toBe('olá\n🌱');
  expect(await text((await reader.read('pasta/b'))!)).toBe('sem compressão');
  expect(await reader.read('outro')).toBeNull();
  reader.close();
});

test('content is read no further when nobody reads the zip any more', async () => {
  const zip = createZip(at);
  const { content, seen } = endless();
  const added = zip.add('a', content);
  zip.output.once('data', () => zip.output.destroy());
  await expect(added).rejects.toThrow('Premature close');
  expect(seen.isLeft).toBe(true);
  await expect(zip.add('b', pieces('b'))).rejects.toThrow('Premature close');
});

test('content is read no faster than the zip is', async () => {
  const zip = createZip(at);
  let read = 0;
  async function* counted() {
    for (;;) {
      read += 1;
      yield Buffer.from(Array.from({ length: 50_000 }, () => Math.floor(Math.random() * 256)));
    }
  }
  const added = zip.add('a', counted());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(read).toBeLessThan(20);
  zip.output.destroy();
  await expect(added).rejects.toThrow('Premature close');
});

test('a cut zip is no zip', async () => {
  const zip = createZip(at);
  const bytes = buffer(zip.output);
  await zip.add('a', pieces('texto'));
  zip.end();
  await expect(openZip(onDisk((await bytes).subarray(0, -10)))).rejects.toThrow(
    /central directory/i,
  );
});

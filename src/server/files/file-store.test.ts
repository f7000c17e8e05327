import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, type S3Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { openFileStore } from './open-file-store.ts';
import { openS3Store } from './s3-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'leme-stores-'));
const s3: S3Config = {
  endpoint: '',
  bucket: 'leme',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};
let objectStore: S3rver;

beforeAll(async () => {
  objectStore = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'objects'),
    configureBuckets: [{ name: s3.bucket }],
  });
  s3.endpoint = `http://127.0.0.1:${(await objectStore.run()).port}`;
});

afterAll(async () => {
  await objectStore.close();
  rmSync(folder, { recursive: true, force: true });
});

function aFile(content: Buffer | string): string {
  const path = join(folder, newId());
  writeFileSync(path, content);
  return path;
}

async function contentOf(store: FileStore, id: string): Promise<Buffer | null> {
  const stream = await store.get(id);
  return stream && buffer(stream);
}

const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', () => openFolderStore(join(folder, 'files'))],
  ['an object store', async () => openS3Store(s3)],
];

describe.each(stores)('%s', (_name, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });

  test.each([0, 1, 6 * 1024 * 1024 + 1])(
    'keeps %i bytes as they are, until they go',
    async (size) => {
      const [id, content] = [newId(), randomBytes(size)];
      expect(await store.get(id)).toBeNull();
      await store.put(id, aFile(content));
      // Compared here: the matchers look at each byte of its own.
      expect((await contentOf(store, id))?.equals(content)).toBe(true);
      await store.delete(id);
      expect(await store.get(id)).toBeNull();
      await store.delete(id);
    },
  );

  test('a second put takes the place of the first', async () => {
    const id = newId();
    await store.put(id, aFile('um'));
    await store.put(id, aFile('outro'));
    expect(String(await contentOf(store, id))).toBe('outro');
  });

  test('lists every id, and nothing but ids', async () => {
    const ids = Array.from({ length: 12 }, newId);
    for (const id of ids) await store.put(id, aFile(id));
    const listed: string[] = [];
    for await (const id of store.list()) listed.push(id);
    expect(listed).toEqual(expect.arrayContaining(ids));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('a file that is not there cannot be put, and leaves nothing', async () => {
    const id = newId();
    await expect(store.put(id, join(folder, 'nenhum'))).rejects.toThrow('ENOENT');
    expect(await store.get(id)).toBeNull();
  });

  test('what is no id leads nowhere', async () => {
    for (const name of ['../segredo', '', 'a/b', '%2e%2e']) {
      await expect(store.get(name)).rejects.toThrow('kept under an id');
      await expect(store.put(name, aFile('x'))).rejects.toThrow('kept under an id');
      await expect(store.delete(name)).rejects.toThrow('kept under an id');
    }
  });
});

test('the settings say which of them it is', async () => {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    S3_ENDPOINT: `${s3.endpoint}/`,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  const remote = await openFileStore(readConfig(settings));
  const local = await openFileStore(readConfig({ DATA_DIR: settings.DATA_DIR }));
  const [here, there] = [newId(), newId()];
  await remote.put(there, aFile('longe'));
  await local.put(here, aFile('perto'));
  expect(readdirSync(join(settings.DATA_DIR, 'files'))).toEqual(['.unfinished', here]);
  expect(String(await contentOf(openS3Store(s3), there))).toBe('longe');
  await expect(openFileStore(readConfig({ DATA_DIR: '/dev/null/leme' }))).rejects.toThrow(
    /^DATA_DIR: .* \(E[A-Z]+\)\.$/,
  );
});

test('the folder holds a file under its id alone, and drops what a killed process left', async () => {
  const place = join(folder, 'kept');
  const store = await openFolderStore(place);
  const id = newId();
  await store.put(id, aFile('x'));
  const aside = join(place, '.unfinished');
  for (const name of ['old', 'new']) writeFileSync(join(aside, name), 'metade');
  const hoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(join(aside, 'old'), hoursAgo, hoursAgo);
  await openFolderStore(place);
  const found = readdirSync(place, { recursive: true }).map(String);
  expect(found.toSorted()).toEqual(['.unfinished', join('.unfinished', 'new'), id]);
});

/** An object store that answers as it is told. */
async function pretendStore(answer: RequestListener): Promise<FileStore> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return openS3Store({ ...s3, endpoint: `http://127.0.0.1:${port}` });
}

test('an object store lists its pages one after the other', async () => {
  const ids = Array.from({ length: 5 }, newId);
  const store = await pretendStore((request, response) => {
    const from = new URL(request.url!, 'http://leme').searchParams.get('continuation-token');
    const at = from === null ? 0 : Number(from.split('&')[1]);
    const more = at + 2 < ids.length;
    const next = `<NextContinuationToken>pos&amp;${at + 2}</NextContinuationToken>`;
    const keys = ids.slice(at, at + 2).map((id) => `<Contents><Key>${id}</Key></Contents>`);
    response.end(`<ListBucketResult>${keys.join('')}${more ? next : ''}</ListBucketResult>`);
  });
  const listed: string[] = [];
  for await (const id of store.list()) listed.push(id);
  expect(listed).toEqual(ids);
});

const faults: [string, number, string][] = [
  ['a bucket that is not there', 404, '<Error><Code>NoSuchBucket</Code></Error>'],
  ['a key that is wrong', 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'],
  ['a store that is broken', 500, 'oops'],
];

test.each(faults)('%s is told in Portuguese, with no secret', async (_name, status, body) => {
  const store = await pretendStore((_request, response) => {
    response.statusCode = status;
    response.end(body);
  });
  const calls = [
    store.get(newId()),
    store.put(newId(), aFile('x')),
    store.delete(newId()),
    store.list()[Symbol.asyncIterator]().next(),
  ];
  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    const { message, cause } = (result as PromiseRejectedResult).reason as Error;
    expect(message).toMatch(/armazenamento de arquivos/);
    expect(String(cause)).toContain(String(status));
    expect(String(cause)).not.toContain(s3.secretAccessKey);
  }
});

test('a store that nobody answers for is unavailable; one that recovers is asked again', async () => {
  const nobody = openS3Store({ ...s3, endpoint: 'http://127.0.0.1:9' });
  await expect(nobody.get(newId())).rejects.toMatchObject({ code: 'unavailable' });
  let asked = 0;
  const recovers = await pretendStore((_request, response) => {
    asked += 1;
    response.statusCode = asked === 1 ? 503 : 200;
    response.end('conteúdo');
  });
  expect(String(await contentOf(recovers, newId()))).toBe('conteúdo');
});

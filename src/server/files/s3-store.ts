import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import type { FileStore } from './file-store.ts';

const sentence = 'O armazenamento de arquivos não está respondendo. Tente de novo em instantes.';

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', sentence, { cause, retryAfter: 10 });
}

/** From a request, which an upload is a part of, to the head of its answer, in milliseconds. */
const uploadPatienceMs = 60_000;
const patienceMs = 10_000;
/** After a 429 or a 5xx: the whole takes about a second longer. */
const retries = 3;

/**
 * Keeps each file as an object named by its id, addressed as `{endpoint}/{bucket}/{id}`. Every function
 * rejects with AppError `unavailable` where the object store does not do as asked.
 */
export function openS3Store(config: S3Config): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const service = 's3';
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service, retries });
  const place = `${endpoint}/${encodeURIComponent(bucket)}`;
  const addressOf = (id: string) => `${place}/${requireId(id)}`;

  async function ask(url: string, init: RequestInit, waitMs = patienceMs): Promise<Response> {
    const impatience = new AbortController();
    const timer = setTimeout(() => impatience.abort(), waitMs);
    try {
      // Once the head is there, a long body may take its time.
      return await client.fetch(url, { ...init, signal: impatience.signal });
    } catch (cause) {
      throw unavailable(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(id, path) {
      // The store holds what it got against the hash: a copy that is not whole is refused.
      const headers = { 'x-amz-content-sha256': await sha256Of(path) };
      const body = await openAsBlob(path);
      const response = await ask(addressOf(id), { method: 'PUT', headers, body }, uploadPatienceMs);
      await requireSuccess(response);
    },
    async get(id) {
      const response = await ask(addressOf(id), { method: 'GET' });
      if (response.status === 404 && (await codeOf(response)) === 'NoSuchKey') return null;
      await requireSuccess(response, { keepBody: true });
      // The types of the platform and those of Node's streams are two declarations of one class.
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async delete(id) {
      const response = await ask(addressOf(id), { method: 'DELETE' });
      if (response.status === 404 && (await codeOf(response)) === 'NoSuchKey') return;
      await requireSuccess(response);
    },
    async *list() {
      let page: string | null = '';
      while (page !== null) {
        const query = new URLSearchParams({ 'list-type': '2' });
        if (page !== '') query.set('continuation-token', page);
        const response = await ask(`${place}?${query}`, { method: 'GET' });
        const text = await requireSuccess(response);
        yield* valuesOf(text, 'Key').filter(isId);
        page = valuesOf(text, 'NextContinuationToken')[0] ?? null;
      }
    },
  };
}

/** @returns the text of the answer, unless its body is still to be read */
async function requireSuccess(response: Response, { keepBody = false } = {}): Promise<string> {
  if (response.ok && keepBody) return '';
  const text = await response.text().catch((cause: unknown) => {
    throw unavailable(cause);
  });
  if (response.ok) return text;
  const cause = new Error(`S3: ${response.status} ${valuesOf(text, 'Code')[0] ?? ''}`);
  throw unavailable(cause);
}

/** Why there is no such thing: a bucket that is missing is a fault, an object that is missing none. */
async function codeOf(response: Response): Promise<string | undefined> {
  return valuesOf(await response.clone().text(), 'Code')[0];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What stands in the elements of this name. The answers of S3 nest no element in one of its own name. */
function valuesOf(xml: string, element: string): string[] {
  const pattern = new RegExp(`<${element}>([^<]*)</${element}>`, 'g');
  return [...xml.matchAll(pattern)].map(([, text = '']) =>
    text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** An address is made of nothing but an id. */
function requireId(id: string): string {
  if (!isId(id)) throw new Error('A file is kept under an id');
  return id;
}

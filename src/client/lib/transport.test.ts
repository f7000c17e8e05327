// A real server, and the platform's own fetch.
// @vitest-environment node
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { messages } from '#shared/messages.ts';
import {
  forgetAnswers,
  issuesOf,
  messageOf,
  read,
  request,
  TransportError,
  withQuery,
} from './transport.ts';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let answer: { status: number; body: string; statusText: string; etag?: string } = {
  status: 200,
  body: '{}',
  statusText: '',
};
let heard: Heard;
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      heard = { method: incoming.method, url: incoming.url, headers: incoming.headers, body };
      if (answer.etag) outgoing.setHeader('ETag', answer.etag);
      // As ours does: what the caller has is not sent again.
      const isKnown =
        answer.etag !== undefined && incoming.headers['if-none-match'] === answer.etag;
      if (isKnown) return void outgoing.writeHead(304).end();
      outgoing.writeHead(answer.status, answer.statusText || undefined);
      outgoing.end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  answer = { status: 200, body: '{}', statusText: '' };
  forgetAnswers();
});
afterAll(() => new Promise((done) => server.close(done)));

test('what never answers is given up, with a sentence of its own', async () => {
  const silent = createServer(() => undefined);
  onTestFinished(() => {
    silent.close();
    silent.closeAllConnections();
  });
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const kept = new AbortController().signal;
  for (const signal of [undefined, kept]) {
    const options = { patience: 50, ...(signal && { signal }) };
    const error: unknown = await request('GET', address, undefined, options).catch(
      (reason: unknown) => reason,
    );
    expect(messageOf(error, 'outra')).toBe(messages.unanswered);
  }
  const stopped = new AbortController();
  const asked = request('GET', address, undefined, { signal: stopped.signal });
  stopped.abort(new Error('by hand'));
  await expect(asked).rejects.toThrow('by hand');
});

test('a long answer that broke off is asked for anew', async () => {
  let isBroken = true;
  const breaking = createServer((_, outgoing) => {
    const list = JSON.stringify('a'.repeat(100));
    outgoing.writeHead(200, { ETag: '"1"', 'Content-Length': list.length });
    if (!isBroken) return void outgoing.end(list);
    outgoing.write(list.slice(0, 50));
    setTimeout(() => outgoing.destroy(), 50);
  });
  onTestFinished(() => void breaking.close());
  await new Promise<void>((done) => breaking.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}/`;
  await expect(read(address)).rejects.toBeInstanceOf(TypeError);
  isBroken = false;
  expect(await read(address)).toHaveLength(100);
});

async function failureOf(promise: Promise<unknown>): Promise<TransportError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TransportError)) throw new Error(`Not a TransportError: ${String(error)}`);
  return error;
}

test('a body travels as JSON, with its content type', async () => {
  await request('POST', `${base}/api/x`, { a: 'ção' });
  expect(heard.method).toBe('POST');
  expect(heard.headers['content-type']).toBe('application/json');
  expect(heard.body).toBe('{"a":"ção"}');
});

test('without a body there is no content type', async () => {
  await request('POST', `${base}/api/auth/logout`);
  expect(heard.headers['content-type']).toBeUndefined();
  expect(heard.body).toBe('');
});

test('a form keeps the boundary that the browser writes', async () => {
  const form = new FormData();
  form.set('data', '{}');
  await request('PUT', `${base}/api/x`, form);
  expect(heard.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('headers of the caller are sent', async () => {
  await request('POST', `${base}/api/x`, {}, { headers: { 'Idempotency-Key': 'k1' } });
  expect(heard.headers['idempotency-key']).toBe('k1');
});

test('null and undefined query values are skipped; others, also false and empty, are sent', () => {
  expect(withQuery('/p', { a: null, b: undefined, c: 0, d: false, e: '', f: 'x y&z' })).toBe(
    '/p?c=0&d=false&e=&f=x+y%26z',
  );
  expect(withQuery('/p', { a: null })).toBe('/p');
});

test('a non-OK answer is an error that says status and body', async () => {
  answer = { status: 409, body: '{"success":false,"message":"Já existe."}', statusText: '' };
  const error = await failureOf(request('POST', `${base}/api/x`, {}));
  expect(error.message).toBe('409: {"success":false,"message":"Já existe."}');
  expect(error.status).toBe(409);
  expect(error.body?.message).toBe('Já existe.');
});

test('an empty body leaves the status text', async () => {
  answer = { status: 502, body: '', statusText: 'Bad Gateway' };
  const error = await failureOf(request('GET', `${base}/api/x`));
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.body).toBeNull();
});

test('a read answers the JSON of a GET', async () => {
  answer.body = '[1,2]';
  expect(await read(`${base}/api/x`, { companyId: 'c' })).toEqual([1, 2]);
  expect(heard.url).toBe('/api/x?companyId=c');
});

test('a 401 raises, or yields null where it was asked for; other failures always raise', async () => {
  answer = { status: 401, body: '{}', statusText: '' };
  expect((await failureOf(read(`${base}/api/x`))).status).toBe(401);
  expect(await read(`${base}/api/x`, {}, { on401: 'null' })).toBeNull();
  answer.status = 403;
  expect((await failureOf(read(`${base}/api/x`, {}, { on401: 'null' }))).status).toBe(403);
});

test('a toast says the sentence of the server, else the fallback, never the raw text', async () => {
  const spoken = new TransportError(400, '{"success":false,"message":"Confira."}');
  expect(messageOf(spoken, 'Erro ao salvar')).toBe('Confira.');
  expect(messageOf(new TransportError(500, '<h1>boom</h1>'), 'Erro ao salvar')).toBe(
    'Erro ao salvar',
  );
  expect(messageOf(new Error('x of undefined'), 'Erro ao salvar')).toBe('Erro ao salvar');
  const unreachable: unknown = await request('GET', 'http://127.0.0.1:1/').catch(
    (error: unknown) => error,
  );
  expect(messageOf(unreachable, 'Erro ao salvar')).toBe(messages.network);
});

test('the fields that the server refused are handed on', () => {
  const body = { success: false, message: 'x', issues: [{ path: 'goals.0', message: 'curto' }] };
  expect(issuesOf(new TransportError(400, JSON.stringify(body)))).toEqual(body.issues);
  expect(issuesOf(new TransportError(500, ''))).toEqual([]);
  expect(issuesOf(new Error('other'))).toEqual([]);
});

test('a list that bears a digest is asked for by it, and read from what is kept while it stands', async () => {
  const list = (path = '/api/employees') => read(base + path);
  answer = { ...answer, body: '["Ana"]', etag: '"a"' };
  expect(await list()).toEqual(['Ana']);
  expect(heard.headers['if-none-match']).toBeUndefined();
  // The server sends nothing but a 304 here.
  answer.body = 'never sent';
  for (let again = 0; again < 2; again += 1) {
    expect(await list()).toEqual(['Ana']);
    expect(heard.headers['if-none-match']).toBe('"a"');
  }
  answer = { ...answer, body: '["Ana","Bia"]', etag: '"b"' };
  expect(await list()).toEqual(['Ana', 'Bia']);
  expect(heard.headers['if-none-match']).toBe('"a"');
  expect(await list()).toEqual(['Ana', 'Bia']);
  expect(heard.headers['if-none-match']).toBe('"b"');

  await request('POST', `${base}/api/employees`, {});
  expect(heard.headers['if-none-match']).toBeUndefined();
  forgetAnswers();
  await list();
  expect(heard.headers['if-none-match']).toBeUndefined();
});

test('of long lists the last eight are kept, and of an error nothing', async () => {
  answer = { ...answer, etag: '"x"' };
  for (let list = 0; list <= 8; list += 1) await request('GET', `${base}/api/lists/${list}`);
  const known = async (list: number) => {
    await request('GET', `${base}/api/lists/${list}`);
    return heard.headers['if-none-match'];
  };
  // Each is kept once it is there as a whole.
  await expect.poll(() => known(8)).toBe('"x"');
  expect(await known(0)).toBeUndefined();
  forgetAnswers();
  answer = { status: 503, body: '{}', statusText: '', etag: '"x"' };
  await failureOf(request('GET', `${base}/api/lists/0`));
  await failureOf(request('GET', `${base}/api/lists/0`));
  expect(heard.headers['if-none-match']).toBeUndefined();
});

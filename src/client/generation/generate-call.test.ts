// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransportError } from '../lib/transport.ts';
import { generate, isUnknownFate, type GenerationListener } from './generate-call.ts';
import type { GenerationJob } from './generation-job.ts';

/*
 * Against a real HTTP server that does what servers and networks do; only the address is filled in,
 * which a browser takes from the page.
 */

type Answer = (response: ServerResponse) => void;

const job: GenerationJob = {
  key: '0b0e7a2c-5d0c-4f57-9a53-8d4f6a1c2b3d',
  userId: 'u',
  kind: 'pdi',
  opened: 'pdi',
  form: {},
  request: { type: 'pdi', prompt: '{}', companyId: 'c' },
  startedAt: 0,
};
const timing = { retryAfter: [1, 1], stallAfter: 60_000, giveUpAfter: 240_000 } as const;
const done = { result: { title: 'PDI' }, aiHistoryId: 'h1', sources: [], generator: 'offline' };

let server: Server;
let answers: Answer[];
let requests: { path: string | undefined; headers: IncomingMessage['headers']; body: string }[];
let heard: string[];
/** What happens next, once a part of the text has arrived. */
let onArrival: () => void;
/** The same, once a connection is to be made again. */
let onRetry: () => void;
const listener: GenerationListener = {
  onSources: (sources) => heard.push(`sources ${sources.length}`),
  onText: (text) => {
    heard.push(text);
    onArrival();
  },
  onReconnecting: () => {
    heard.push('reconnecting');
    onRetry();
  },
};

beforeEach(async () => {
  answers = [];
  requests = [];
  heard = [];
  onArrival = () => undefined;
  onRetry = () => undefined;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ path: request.url, headers: request.headers, body });
      answers.shift()?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const write = (response: ServerResponse, event: string, data: unknown) =>
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

function stream(act: Answer): Answer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    act(response);
  };
}

const whole = stream((response) => {
  write(response, 'context', { sources: [] });
  write(response, 'delta', { text: '{"title":' });
  write(response, 'delta', { text: '"PDI"}' });
  write(response, 'done', done);
  response.end();
});

const brokenOff = stream((response) => {
  onArrival = () => response.destroy();
  write(response, 'delta', { text: '{"ti' });
});

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const ask = (signal = new AbortController().signal) => generate({ job, signal, listener }, timing);

test('hears the sources and the text, and gives the answer', async () => {
  answers = [whole];
  expect(await ask()).toEqual(done);
  expect(heard).toEqual(['sources 0', '{"title":', '{"title":"PDI"}']);
  expect(requests[0]?.headers).toMatchObject({
    accept: 'text/event-stream',
    'idempotency-key': job.key,
  });
});

test('a connection that breaks is made again with the same key and body, and its text anew', async () => {
  answers = [brokenOff, stream((response) => response.end()), whole];
  expect(await ask()).toEqual(done);
  expect(heard).toEqual([
    '{"ti',
    'reconnecting',
    'reconnecting',
    'sources 0',
    '{"title":',
    '{"title":"PDI"}',
  ]);
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
    new Set([job.key]),
  );
  expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
});

test('a proxy in front of a server that restarts is asked again', async () => {
  answers = [json(502, {}), whole];
  expect(await ask()).toEqual(done);
});

test('it is given up after the last try', async () => {
  answers = [brokenOff, brokenOff, brokenOff, whole];
  await expect(ask()).rejects.toBeInstanceOf(TypeError);
  expect(requests).toHaveLength(3);
});

test('a refusal before the stream is an error like any other, and is not repeated', async () => {
  answers = [json(402, { success: false, message: 'Sem créditos' }), whole];
  await expect(ask()).rejects.toMatchObject({
    status: 402,
    message: '402: {"success":false,"message":"Sem créditos"}',
  });
  expect(requests).toHaveLength(1);
});

test('an error within the stream says the same, and is not repeated', async () => {
  answers = [
    stream((response) => {
      write(response, 'delta', { text: '{' });
      write(response, 'error', { status: 503, message: 'O provedor não respondeu' });
      response.end();
    }),
    whole,
  ];
  const error = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ status: 503, body: { message: 'O provedor não respondeu' } });
  expect(requests).toHaveLength(1);
});

test('an answer in plain JSON is as good', async () => {
  answers = [json(200, done)];
  expect(await ask()).toEqual(done);
});

test('one click asks with the two ids under the key, and is read as it comes', async () => {
  const ordered = { ...job.request, prompt: '', employeeId: 'e' };
  const clicked: GenerationJob = { ...job, quick: 'click', request: ordered };
  const click = () =>
    generate({ job: clicked, signal: new AbortController().signal, listener }, timing);
  answers = [json(504, {}), whole];
  expect(await click()).toEqual(done);
  expect(heard.at(-1)).toBe('{"title":"PDI"}');
  const { result: pdi, ...rest } = done;
  answers = [json(200, { pdi, ...rest })];
  expect(await click()).toEqual(done);
  expect(requests.map(({ path, body }) => ({ path, body: JSON.parse(body) as unknown }))).toEqual(
    Array.from({ length: 3 }, () => ({
      path: '/api/ai/pdi',
      body: { companyId: 'c', employeeId: 'e' },
    })),
  );
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
    new Set([job.key]),
  );
});

test('an answer with a result that is no object is handed over for the screen to say so', async () => {
  answers = [json(200, { result: 'texto' })];
  expect(await ask()).toEqual({ result: 'texto', aiHistoryId: null, sources: [], generator: '' });
});

test('cancelling ends it at once, without another try', async () => {
  const abort = new AbortController();
  answers = [
    stream((response) => {
      onArrival = () => abort.abort();
      write(response, 'delta', { text: '{' });
    }),
    whole,
  ];
  await expect(ask(abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(requests).toHaveLength(1);
});

test('a connection that falls silent is made again', async () => {
  answers = [stream((response) => write(response, 'delta', { text: '{' })), whole];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = new Promise<void>((resolve) => (onArrival = resolve));
  const retries = new Promise<void>((resolve) => (onRetry = resolve));
  const answered = ask();
  await arrived;
  vi.advanceTimersByTime(timing.stallAfter - 1);
  expect(heard).toEqual(['{']);
  vi.advanceTimersByTime(1);
  await retries;
  // The wait before the new try.
  vi.advanceTimersByTime(timing.retryAfter[0]);
  expect(await answered).toEqual(done);
});

/** Time passes in the tab alone; the connection goes on as it will. */
const stopTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

test('what never answers is given up at last, and says so', async () => {
  answers = [() => undefined];
  const arrived = new Promise<void>((resolve) => server.once('request', () => resolve()));
  stopTheClock();
  const asked = generate(
    { job, signal: new AbortController().signal, listener },
    { ...timing, stallAfter: 2 * timing.giveUpAfter },
  ).catch((thrown: unknown) => thrown);
  await arrived;
  vi.advanceTimersByTime(timing.giveUpAfter - 1);
  const pending = await Promise.race([asked, new Promise((resolve) => setImmediate(resolve))]);
  expect(pending).toBeUndefined();
  vi.advanceTimersByTime(1);
  const error = await asked;
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({
    status: 504,
    body: { message: expect.stringContaining('sem cobrança em dobro') as string },
  });
  expect(isUnknownFate(error)).toBe(true);
  expect(requests).toHaveLength(1);
});

test('a slow document that still grows is waited for; a server that is merely awake is not', async () => {
  let response!: ServerResponse;
  answers = [
    stream((opened) => {
      response = opened;
      write(response, 'delta', { text: '.' });
    }),
  ];
  stopTheClock();
  const next = () => new Promise<void>((resolve) => (onArrival = resolve));
  let arrival = next();
  const asked = ask().catch((thrown: unknown) => thrown);
  await arrival;
  for (let minute = 0; minute < 10; minute += 1) {
    vi.advanceTimersByTime(timing.stallAfter - 1);
    arrival = next();
    write(response, 'delta', { text: '.' });
    await arrival;
  }
  expect(heard).toHaveLength(11);
  expect(requests).toHaveLength(1);
  let isOver = false;
  void asked.then(() => (isOver = true));
  for (let minute = 0; minute < 4; minute += 1) {
    vi.advanceTimersByTime(timing.stallAfter - 1);
    expect(isOver).toBe(false);
    await new Promise<unknown>((resolve) => response.write(': \n\n', resolve));
    // It is in the socket: one look at the network hears it.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  vi.advanceTimersByTime(timing.stallAfter - 1);
  expect(await asked).toMatchObject({ status: 504 });
  expect(heard).not.toContain('reconnecting');
});

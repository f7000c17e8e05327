import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { errorBodySchema } from '#shared/errors.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { rawConnection, type RawAnswer } from '../../../test/raw-connection.ts';

// What comes with a request lies here while it is under way.
const temporary = mkdtempSync(join(tmpdir(), 'leme-half-'));
vi.stubEnv('TMPDIR', temporary);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
vi.unstubAllEnvs();
let address: string;
let cookie: string;
let companyId: string;
let lyingThere: string[];

beforeAll(async () => {
  // The real limits are minutes, looked at twice a minute.
  Object.assign(server.app.server, { connectionsCheckingInterval: 100 });
  address = await server.listen();
  const user = await server.newUser();
  cookie = user.cookie();
  companyId = (await aCompany(user)).company.id;
  lyingThere = readdirSync(temporary, { recursive: true }).map(String).toSorted();
});

const json = 'content-type: application/json';
const multipart = 'content-type: multipart/form-data; boundary=limite';

/** The head of a request of the signed-in user. */
function head(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, 'host: leme', `cookie: ${cookie}`, ...headers, '', ''].join('\r\n');
}

function diaryEntry(description = 'Um dia bom'): string {
  return JSON.stringify({ description, companyId });
}

async function answersTo(...pieces: string[]): Promise<RawAnswer[]> {
  const connection = await rawConnection(address);
  for (const piece of pieces) connection.write(piece);
  return connection.answers();
}

/** An answer is one of ours, whatever was sent. */
function expectRefusal(answers: RawAnswer[], ...statuses: number[]): void {
  const last = answers.at(-1);
  expect(statuses).toContain(last?.status);
  expect(z.safeParse(errorBodySchema, JSON.parse(last!.body)).error).toBeUndefined();
  expect(last!.head.toLowerCase()).toContain("frame-ancestors 'none'");
  expect(last!.head.toLowerCase()).toContain('x-content-type-options: nosniff');
}

async function expectHealthy(): Promise<void> {
  const response = await fetch(`${address}/healthz`);
  expect(await response.json()).toEqual({ status: 'ok' });
}

/** Beside the files that are kept, which lie here too. */
async function expectNothingLeft(): Promise<void> {
  const others = () => readdirSync(temporary, { recursive: true }).map(String);
  await expect.poll(() => others().toSorted()).toEqual(lyingThere);
}

async function entries(): Promise<number> {
  const url = `${address}/api/diary?companyId=${companyId}`;
  const response = await fetch(url, { headers: { cookie } });
  return ((await response.json()) as unknown[]).length;
}

/** The limits of time, sooner, while a test lasts: on a busy machine they are too short for the others. */
function hurry(): void {
  const { headersTimeout, requestTimeout } = server.app.server;
  Object.assign(server.app.server, { headersTimeout: 700, requestTimeout: 1_000 });
  onTestFinished(() => void Object.assign(server.app.server, { headersTimeout, requestTimeout }));
}

test('the head of a request has less time than the whole', () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  // Node takes each for the other where it is not so.
  expect(headersTimeout).toBeLessThan(requestTimeout);
});

test('half a body and then silence is answered when the time is over', async () => {
  hurry();
  const answers = await answersTo(
    head('POST /api/diary', json, 'content-length: 500'),
    diaryEntry().slice(0, 20),
  );
  expectRefusal(answers, 408);
  await expectHealthy();
});

test('half a body and then an end changes nothing', async () => {
  const before = await entries();
  for (const half of [diaryEntry().slice(0, 20), diaryEntry()]) {
    const { socket, write } = await rawConnection(address);
    write(head('POST /api/diary', json, `content-length: ${half.length + 10}`));
    write(half);
    await wait(20);
    socket.destroy();
  }
  await expectHealthy();
  expect(await entries()).toBe(before);
});

test('a body that comes drop by drop does not hold the connection for ever', async () => {
  hurry();
  const connection = await rawConnection(address);
  connection.write(head('POST /api/diary', json, 'content-length: 100000'));
  const drip = setInterval(() => connection.write(' '), 50);
  const answers = await connection.answers();
  clearInterval(drip);
  expectRefusal(answers, 408);
  await expectHealthy();
});

test('a head that never ends is answered when the time is over', async () => {
  hurry();
  const answers = await answersTo('POST /api/diary HTTP/1.1\r\nhost: leme\r\nx-a: b');
  expectRefusal(answers, 408);
});

const fileStart = [
  '--limite\r\nContent-Disposition: form-data; name="data"\r\n\r\n',
  JSON.stringify({ name: 'Renata Lopes', position: 'Supervisora' }),
  '\r\n--limite\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n',
].join('');

test('half a file leaves nothing behind, however it breaks off', async () => {
  hurry();
  const start = [
    head('POST /api/employees', multipart, 'content-length: 9000000'),
    fileStart,
    'x'.repeat(2_000_000),
  ];
  expectRefusal(await answersTo(...start), 408);
  await expectNothingLeft();

  const { socket, write } = await rawConnection(address);
  for (const piece of start) write(piece);
  await wait(100);
  socket.destroy();
  await expectHealthy();
  await expectNothingLeft();
});

test('a multipart body that ends before its last boundary is refused', async () => {
  const body = `${fileStart}metade de um arquivo`;
  const answers = await answersTo(
    head('POST /api/employees', multipart, 'connection: close', `content-length: ${body.length}`),
    body,
  );
  expectRefusal(answers, 400);
  await expectNothingLeft();
});

test.each([
  ['two lengths', ['content-length: 5', 'content-length: 50']],
  ['a length and chunks', ['content-length: 5', 'transfer-encoding: chunked']],
  ['a length that is none', ['content-length: muito']],
  ['a negative length', ['content-length: -1']],
  ['an unknown coding', ['transfer-encoding: gzip']],
  ['chunked twice', ['transfer-encoding: chunked', 'transfer-encoding: identity']],
  ['a coding in disguise', ['transfer-encoding: xchunked']],
  ['a folded header', ['x-a: b', '\tc: d', 'content-length: 0']],
  ['a space before the colon', ['content-length : 5']],
  ['a bare line feed', ['x-a: b\ncontent-length: 5']],
])('%s: never more than one request, and no success', async (_name, headers) => {
  const before = await entries();
  const smuggled = `0\r\n\r\n${head('POST /api/diary', json, `content-length: ${diaryEntry().length}`)}${diaryEntry()}`;
  const answers = await answersTo(head('POST /api/diary', json, ...headers), smuggled);
  for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
  expect(await entries()).toBe(before);
  await expectHealthy();
});

test('a length too small cuts the body; what follows is no request', async () => {
  const before = await entries();
  const body = diaryEntry();
  const request = head('POST /api/diary', json, `content-length: ${body.length - 5}`);
  const answers = await answersTo(request, body);
  expect(answers.length).toBeGreaterThan(0);
  for (const { status } of answers) expect(status).toBe(400);
  expect(await entries()).toBe(before);
});

test('chunks that lie are refused', async () => {
  const request = head('POST /api/diary', json, 'transfer-encoding: chunked');
  for (const chunks of [
    'zz\r\n{}\r\n0\r\n\r\n',
    '5\r\n{}\r\n0\r\n\r\n',
    `${'f'.repeat(20)}\r\n{}`,
  ]) {
    expectRefusal(await answersTo(request, chunks), 400, 408);
  }
  await expectHealthy();
});

test('a body in chunks has the limit of any other', async () => {
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const request = head('POST /api/diary', json, 'transfer-encoding: chunked');
  expectRefusal(await answersTo(request, piece.repeat(20)), 413);
  await expectHealthy();
});

test('a head that is too large is refused', async () => {
  expectRefusal(await answersTo(head('GET /api/auth/me', `x-a: ${'x'.repeat(20_000)}`)), 431);
  const many = Array.from({ length: 5_000 }, (_, index) => `x-${index}: a`);
  const answers = await answersTo(head('GET /api/auth/me', ...many, 'connection: close'));
  expect(answers[0]?.status).toBe(431);
  expectRefusal(await answersTo(head(`GET /${'x'.repeat(20_000)}`)), 431);
  await expectHealthy();
});

test('requests sent ahead are answered in their order', async () => {
  const connection = await rawConnection(address);
  const body = diaryEntry();
  const write = head('POST /api/diary', json, `content-length: ${body.length}`) + body;
  const read = head('GET /api/auth/me');
  const wrong = head('GET /api/nada');
  connection.write(write + read + wrong + read.repeat(20));
  const answers = await connection.answers(23);
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 404, ...Array(20).fill(200)]);
  expect(answers[0]!.body).toContain('Um dia bom');
});

test('a thousand idle connections keep nobody from being answered', async () => {
  const opened = await Promise.all(Array.from({ length: 1_000 }, () => rawConnection(address)));
  await expectHealthy();
  const response = await fetch(`${address}/api/auth/me`, { headers: { cookie } });
  expect(response.status).toBe(200);
  for (const { write } of opened.slice(0, 500)) write('GET /api/auth/me HTTP/1.1\r\n');
  await expectHealthy();
  for (const { socket } of opened) socket.destroy();
});

test('what speaks another language is sent away', async () => {
  const tls = '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003';
  for (const greeting of [
    'SSH-2.0-OpenSSH_9\r\n',
    tls,
    '\0\0\0\0',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]) {
    for (const { status } of await answersTo(greeting)) expect(status).toBeGreaterThanOrEqual(400);
  }
  const upgrade = head('GET /api/auth/me', 'connection: upgrade, close', 'upgrade: websocket');
  expect((await answersTo(upgrade))[0]?.status).toBe(200);
  await expectHealthy();
});

import { readdirSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diaryEndpoints, diaryFigures } from '#shared/diary.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { refusals } from './transcription-routes.ts';

/** A server in OpenAI's way: what it was sent, and what it says. */
const heard: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let answer = { status: 200, body: JSON.stringify({ text: ' Ana conduziu a reunião. ' }) };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}

const model: Server = createServer((request, response) => {
  const reply = async () => {
    const { url, headers } = request;
    heard.push({ url, headers, body: await bodyOf(request) });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  };
  void reply();
});
const environment: Record<string, string> = {
  AI_TRANSCRIPTION_MODEL: 'whisper-1',
  AI_HEADERS: '{"api-key":"k"}',
  AI_QUERY: 'api-version=preview',
};
beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  environment['AI_BASE_URL'] = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
});
afterAll(() => model.close());
const server = testServer({ environment });

/** A WAV of so many bytes, with a word in it that nobody says. */
function sound(bytes = 200): Uint8Array {
  const wav = Buffer.alloc(bytes, 'xilofone');
  wav.write('RIFF', 0);
  wav.write('WAVEfmt ', 8);
  return wav;
}

let user: Visitor;
beforeEach(async () => {
  answer = { status: 200, body: JSON.stringify({ text: ' Ana conduziu a reunião. ' }) };
  heard.length = 0;
  user = await server.newUser();
  await aCompany(user);
});
const say = (bytes: Uint8Array) =>
  user.send(diaryEndpoints.transcribe, {
    body: {},
    files: { audio: [{ name: 'voz.webm', content: bytes }] },
  });

test('what is said comes back as text, and the sound is kept nowhere', async () => {
  expect(await user.call(diaryEndpoints.voice)).toEqual({ canTranscribe: true });
  const response = await say(sound());
  expect(response.json()).toEqual({ text: 'Ana conduziu a reunião.' });
  const [asked] = heard;
  expect(asked?.url).toBe('/v1/audio/transcriptions?api-version=preview');
  expect(asked?.headers).toMatchObject({ 'api-key': 'k' });
  expect(asked?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
  expect(asked?.body).toContain('whisper-1');
  expect(asked?.body).toContain('xilofone');
  const left = readdirSync(dirname(server.outbox), { recursive: true, withFileTypes: true });
  expect(left.filter((file) => file.isFile() && file.parentPath.includes('uploads'))).toEqual([]);
});

test('silence is no text, and no failure', async () => {
  answer = { status: 200, body: JSON.stringify({ text: '' }) };
  expect((await say(sound())).json()).toEqual({ text: '' });
});

test('a model that fails is told of, in a sentence, with nothing of its own words', async () => {
  answer = { status: 500, body: JSON.stringify({ error: { message: 'chave sk-secreta' } }) };
  const response = await say(sound());
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ message: refusals.failed });
});

test('what is no sound, too much or nothing is refused, and goes nowhere', async () => {
  expect((await say(Buffer.from('texto'))).statusCode).toBe(415);
  expect((await say(sound(diaryFigures.recordingBytes + 1))).statusCode).toBe(413);
  expect((await user.send(diaryEndpoints.transcribe, { body: {} })).statusCode).toBe(400);
  expect(heard).toEqual([]);
});

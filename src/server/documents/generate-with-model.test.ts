import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { documentEndpoints, type Generated } from '#documents/endpoints.ts';
import type { PdiContent } from '#documents/pdi/contract.ts';
import { documentWriters } from '#documents/writers.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { aCompany, aPdiForm } from '../../../test/factories.ts';
import { aGate } from '../../../test/gate.ts';
import { testServer, writingRoom } from '../../../test/harness.ts';
import { streamEvents } from '../../../test/stream-events.ts';
import { inTurn, startModelServer, type Answer } from '../../../test/model-server.ts';
import { claimedUsage } from '../../../test/model-wires.ts';
import type { Visitor } from '../../../test/visitor.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { generations, notifications } from '../db/schema.ts';
import type { LanguageModel } from '../llm/language-model.ts';
import { createLanguageModel } from '../llm/provider.ts';
import { messages } from '../messages.ts';
import { gatherContext } from './context.ts';

/** What a model writes that keeps to what was typed: nothing of it is put right. */
let written: PdiContent;
let text: string;

let answer: Answer;
const provider = await startModelServer({ answer: (body, call) => answer(body, call) });
afterAll(() => provider.close());

const settings = {
  provider: 'openai-compatible',
  model: 'stand-in',
  baseUrl: provider.url,
  retry: { baseDelayMs: 1 },
} as const;
const patient = createLanguageModel(settings);
/** For the one test that has nothing else to wait for: on a busy machine any answer may pause as long. */
const impatient = createLanguageModel({ ...settings, timeouts: { stallMs: 100 } });
let model = patient;

const server = testServer({
  languageModel: { name: patient.name, write: (request) => model.write(request) },
});

beforeAll(async () => {
  const { body } = await aLeader();
  const context = await gatherContext(server.db, body.companyId as OwnedCompanyId, {
    author: { name: 'Marina Duarte', position: 'Gerente' },
    authorId: body.companyId,
    audience: 'person',
    employeeId: body.employeeId,
    teamId: null,
    terms: [],
    consults: documentWriters.pdi.consults,
    now: server.clock.now,
    select: (diary) => writingRoom.ask('select', diary),
  });
  written = documentWriters.pdi.compose(aPdiForm(body.employeeId), context);
  text = JSON.stringify(written);
});
beforeEach(() => {
  provider.requests.length = 0;
  model = patient;
});

async function aLeader() {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const prompt = JSON.stringify(aPdiForm(employee.id));
  return {
    user,
    body: { type: 'pdi' as const, prompt, companyId: company.id, employeeId: employee.id },
  };
}

async function creditsOf(user: Visitor): Promise<number> {
  return (await user.call(accountEndpoints.credits)).credits;
}

async function generationOf(user: Visitor, key: string) {
  const { user: account } = await user.call(accountEndpoints.me);
  const [row] = await server.db.select().from(generations).where(eq(generations.key, key));
  expect(row?.userId).toBe(account.id);
  return row!;
}

/** A generation over a real connection, which a client can leave. */
async function stream(user: Visitor, body: object, key: string, signal?: AbortSignal) {
  return fetch(`${await server.listen()}/api/ai/generate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': key,
      cookie: user.cookie(),
    },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

test('the model’s answer becomes the document, with what it cost', async () => {
  answer = () => ({ text, chunkSize: 7 });
  const { user, body } = await aLeader();
  const key = randomUUID();
  const response = await user.send(
    documentEndpoints.generate,
    { body },
    { headers: { 'idempotency-key': key } },
  );
  expect(response.json<Generated>()).toMatchObject({ result: written, generator: 'stand-in' });
  expect(await generationOf(user, key)).toMatchObject({
    state: 'done',
    generator: 'stand-in',
    ...claimedUsage,
  });
  expect(await creditsOf(user)).toBe(49);

  const [call] = provider.requests;
  expect(call!.body.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: { name: 'pdi' },
  });
  expect(JSON.stringify(call!.body.messages)).toContain('Reduzir as filas nos horários de pico');
});

test('streams the text as it comes, batched, and ends with the checked content', async () => {
  answer = () => ({ text, chunkSize: 5, chunkDelayMs: 5 });
  const { user, body } = await aLeader();
  const response = await stream(user, body, randomUUID());
  const events = streamEvents(await response.text());
  const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data['text']);
  expect(deltas.join('')).toBe(text);
  expect(deltas.length).toBeGreaterThan(1);
  expect(deltas.length).toBeLessThan(text.length / 5);
  expect(events[0]).toMatchObject({ event: 'context' });
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { result: written } });
});

test('levels and names are those of the form; the words are the model’s', async () => {
  const competencies = written.competencies.map((each) => ({ ...each, currentLevel: 99 }));
  answer = () => JSON.stringify({ ...written, competencies });
  const { user, body } = await aLeader();
  const { result } = await user.call(documentEndpoints.generate, { body });
  expect((result as PdiContent).competencies).toEqual(written.competencies);
});

test('the answer in a fence, or whole, is as good as any', async () => {
  const { user, body } = await aLeader();
  answer = () => `Aqui está:\n\`\`\`json\n${text}\n\`\`\``;
  expect((await user.call(documentEndpoints.generate, { body })).result).toEqual(written);
  answer = () => ({ text, whole: true });
  expect((await user.call(documentEndpoints.generate, { body })).result).toEqual(written);
});

test('a document without the lines it draws on is one, also after a draft that names some', async () => {
  const { user, body } = await aLeader();
  const draft = JSON.stringify({ ...written, goals: ['Rascunho'], sources: [] });
  answer = () => `Rascunho: ${draft}\nAgora: ${text}`;
  expect((await user.call(documentEndpoints.generate, { body })).result).toEqual(written);
  answer = () => JSON.stringify({ resposta: { pdi: written } });
  expect((await user.call(documentEndpoints.generate, { body })).result).toEqual(written);
});

test('a provider that is busy or broken for a moment is asked again', async () => {
  answer = inTurn({ status: 429, retryAfterSeconds: 0 }, { status: 500 }, { text });
  const { user, body } = await aLeader();
  expect((await user.call(documentEndpoints.generate, { body })).result).toEqual(written);
  expect(provider.requests).toHaveLength(3);
});

test.each<[string, Answer, string, LanguageModel?]>([
  ['always busy', () => ({ status: 429, retryAfterSeconds: 0 }), messages.modelUnavailable],
  ['always broken', () => ({ status: 500 }), messages.modelUnavailable],
  ['a wrong key', () => ({ status: 401 }), messages.modelRefused],
  ['an unknown parameter', () => ({ status: 400 }), messages.modelRefused],
  ['an unknown model', () => ({ status: 404 }), messages.modelRefused],
  ['no money left', () => ({ status: 402 }), messages.modelOutOfQuota],
  ['too long a prompt', () => ({ status: 413 }), messages.promptTooLong],
  ['cut at its limit', () => ({ text, finishReason: 'length' }), messages.answerCut],
  ['filtered', () => ({ text, finishReason: 'content_filter' }), messages.answerFiltered],
  ['broken off half way', () => ({ text, breakAfter: 2 }), messages.modelUnavailable],
  ['silent half way', () => ({ text, stallAfter: 2 }), messages.modelUnavailable, impatient],
  ['not JSON', () => 'Desculpe, não entendi.', messages.badFormat],
  ['not an object', () => '["PDI"]', messages.badFormat],
  ['an object of something else', () => '{"resposta":"não sei"}', messages.badFormat],
  ['too little to be a plan', () => '{"goals":["Ouvir"],"competencies":[]}', messages.badFormat],
  ['a refusal', () => ({ refusal: 'Não posso ajudar com isso.' }), messages.answerFiltered],
  ['nothing at all', () => '', messages.badFormat],
])('%s: an error that says so, and no credit taken', async (_name, ...[behaviour, message, by]) => {
  answer = behaviour;
  model = by ?? patient;
  const { user, body } = await aLeader();
  const key = randomUUID();
  const headers = { 'idempotency-key': key };
  const refused = await user.fail(documentEndpoints.generate, { body }, { headers });
  expect(refused).toMatchObject({ status: 503, body: { message } });
  expect(await creditsOf(user)).toBe(50);
  expect((await user.call(documentEndpoints.history, { query: {} })).total).toBe(0);
  expect((await generationOf(user, key)).state).toBe('failed');

  // The same request may be tried again under its key.
  answer = () => text;
  model = patient;
  const again = await user.send(documentEndpoints.generate, { body }, { headers });
  expect(again.statusCode).toBe(200);
});

test('why a set-up was refused is in the log, and not in what the user reads', async () => {
  let logged = '';
  const end = { write: (line: string) => (logged += line) };
  const quiet = server.app.log.level;
  Object.assign(server.app.log, { level: 'error', [pino.symbols.streamSym]: end });
  onTestFinished(() => void (server.app.log.level = quiet));
  answer = () => ({
    status: 401,
    errorCode: 'invalid_api_key',
    errorMessage: 'Incorrect API key provided: sk-segredo',
  });
  const { user, body } = await aLeader();
  const refused = await user.fail(documentEndpoints.generate, { body });
  expect(refused.body).toEqual({
    success: false,
    message: messages.modelRefused,
    requestId: expect.any(String),
  });
  const line = logged.split('\n').find((each) => each.includes(refused.body.requestId!))!;
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    err: { type: 'ModelError', message: 'The provider answered 401 (invalid_api_key)' },
  });
  expect(logged).not.toContain('segredo');
});

test('an error in mid-stream is the stream’s last event', async () => {
  answer = () => ({ text, breakAfter: 3 });
  const { user, body } = await aLeader();
  const response = await stream(user, body, randomUUID());
  expect(response.status).toBe(200);
  const lastEvent = (await response.text()).trim().split('\n\n').at(-1)!;
  const [event, data = ''] = lastEvent.split('\ndata: ');
  expect(event).toBe('event: error');
  expect(JSON.parse(data)).toEqual({
    status: 503,
    success: false,
    message: messages.modelUnavailable,
    requestId: response.headers.get('x-request-id'),
  });
});

test('cancelling aborts the call to the provider; nothing is kept or charged', async () => {
  answer = () => ({ text, stallAfter: 1 });
  const { user, body } = await aLeader();
  const key = randomUUID();
  const response = await stream(user, body, key);
  await expect.poll(() => provider.requests).toHaveLength(1);
  const cancelled = await user.call(documentEndpoints.cancel, { params: { key } });
  expect(cancelled.message).toBe(messages.cancelled);
  expect(await provider.requests[0]!.ended).toBe('broken');
  expect(await response.text()).toContain('event: error');
  expect(await generationOf(user, key)).toMatchObject({ state: 'cancelled', documentId: null });
  expect(await creditsOf(user)).toBe(50);
  expect((await user.call(documentEndpoints.history, { query: {} })).total).toBe(0);

  // Twice is once; a late repeat of the request does not bring it back.
  await user.call(documentEndpoints.cancel, { params: { key } });
  const repeat = await user.fail(
    documentEndpoints.generate,
    { body },
    { headers: { 'idempotency-key': key } },
  );
  expect(repeat).toMatchObject({ status: 409, body: { message: messages.cancelled } });
});

test('only its owner can cancel, and only what runs', async () => {
  answer = () => ({ text, chunkDelayMs: 20 });
  const { user, body } = await aLeader();
  const stranger = await aLeader();
  const key = randomUUID();
  const response = await stream(user, body, key);
  for (const wanted of [key, randomUUID(), 'nada']) {
    const refused = await stranger.user.fail(documentEndpoints.cancel, { params: { key: wanted } });
    expect(refused.status).toBe(404);
  }
  expect(await response.text()).toContain('event: done');
  const late = await user.fail(documentEndpoints.cancel, { params: { key } });
  expect(late.status).toBe(409);
  expect((await user.call(documentEndpoints.history, { query: {} })).total).toBe(1);
});

test('a client that leaves loses nothing: saved, charged once, notified, found under its key', async () => {
  answer = () => ({ text, chunkSize: 20, chunkDelayMs: 15 });
  const { user, body } = await aLeader();
  const { user: account } = await user.call(accountEndpoints.me);
  const key = randomUUID();
  const leaving = new AbortController();
  const response = await stream(user, body, key, leaving.signal);
  await response.body!.getReader().read();
  leaving.abort();
  await expect.poll(async () => (await generationOf(user, key)).state).toBe('done');
  expect(await provider.requests[0]!.ended).toBe('answered');
  expect(await creditsOf(user)).toBe(49);
  const rows = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, account.id), like(notifications.subject, 'ready:%')));
  expect(rows.map(({ title, actionUrl }) => ({ title, actionUrl }))).toEqual([
    { title: 'Seu PDI está pronto', actionUrl: expect.stringMatching(/^\/historico\?item=/) },
  ]);
  const back = await stream(user, body, key);
  expect(await back.text()).toContain('event: done');
  expect(await creditsOf(user)).toBe(49);
});

test('whoever comes back while it is written hears the whole of it', async () => {
  answer = () => ({ text, chunkSize: 20, chunkDelayMs: 15 });
  const { user, body } = await aLeader();
  const key = randomUUID();
  const leaving = new AbortController();
  const response = await stream(user, body, key, leaving.signal);
  await response.body!.getReader().read();
  leaving.abort();
  const back = await (await stream(user, body, key)).text();
  const deltas = [...back.matchAll(/^event: delta\ndata: (.*)$/gm)].map(
    ([, data]) => (JSON.parse(data!) as { text: string }).text,
  );
  expect(deltas.join('')).toBe(text);
  expect(provider.requests).toHaveLength(1);
  expect(await creditsOf(user)).toBe(49);
});

test('no connection of the database is held while the model writes', async () => {
  const gate = aGate();
  answer = () => ({ text, after: gate.opened });
  const leader = await aLeader();
  const writing = Array.from({ length: 15 }, () =>
    leader.user.send(documentEndpoints.generate, { body: leader.body }),
  );
  await expect.poll(() => provider.requests).toHaveLength(15);
  // More are being written than the pool has connections, and the others are served meanwhile.
  expect(await creditsOf(leader.user)).toBe(50);
  gate.open();
  const statuses = (await Promise.all(writing)).map((response) => response.statusCode);
  expect(statuses).toEqual(Array.from({ length: 15 }, () => 200));
  expect(await creditsOf(leader.user)).toBe(35);
});

test('what a model writes and the database cannot keep is left out', async () => {
  answer = () => JSON.stringify({ ...written, suggestions: ['com \0 nulo', 'meio par \ud800'] });
  const { user, body } = await aLeader();
  const { result } = await user.call(documentEndpoints.generate, { body });
  expect((result as PdiContent).suggestions).toEqual(
    expect.arrayContaining(['com  nulo', 'meio par \ufffd']),
  );
});

test('what a process that died left behind is written here, for whoever waits', async () => {
  const { user, body } = await aLeader();
  const headers = { 'idempotency-key': randomUUID() };
  answer = () => ({ status: 400 });
  await user.fail(documentEndpoints.generate, { body }, { headers });
  answer = () => text;
  const leave = (aliveAt: SQL) =>
    server.db
      .update(generations)
      .set({ state: 'running', aliveAt })
      .where(eq(generations.key, headers['idempotency-key']));
  await leave(sql`now()`);
  const waiting = user.send(documentEndpoints.generate, { body }, { headers });
  // Long enough to find it running elsewhere; then that process has been silent for too long.
  await pause(300);
  expect(provider.requests).toHaveLength(1);
  await leave(sql`now() - interval '15 seconds'`);
  expect((await waiting).statusCode).toBe(200);
  const { user: account } = await user.call(accountEndpoints.me);
  const told = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, account.id), like(notifications.subject, 'ready:%')));
  expect(told).toEqual([]);
});

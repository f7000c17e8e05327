import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { documentKindValues } from '#documents/labels.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { endpointNames, endpointsByName } from '../../../test/all-endpoints.ts';
import { encodeRequest, inject } from '../../../test/encoded-request.ts';
import { aCompany, aPdiForm, aRegistration, aPdiAnswer } from '../../../test/factories.ts';
import { aFullCompany, type FullCompany } from '../../../test/full-company.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { startModelServer, type Answer } from '../../../test/model-server.ts';
import { claimedUsage } from '../../../test/model-wires.ts';
import { startServer, usedDataDir } from '../../../test/server-process.ts';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { tenancyRows } from '../../../test/tenancy-rows.ts';
import { users } from '../db/schema.ts';
import { createLanguageModel } from '../llm/provider.ts';

const isPostgres = process.env['LEME_TEST_DATABASE'] === 'postgres';
/** The machine may have other work. */
const token = 'um-segredo-so-do-prometheus';
const authorization = `Bearer ${token}`;

/** One line of the text format. */
interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

function samplesOf(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, word]) => [key, word]);
    return { name, labels: Object.fromEntries(pairs) as Sample['labels'], value: Number(value) };
  });
}

async function scrape({ app }: TestServer): Promise<Sample[]> {
  const answer = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  return samplesOf(answer.body);
}

/** The sum of the samples of a name whose labels are these. */
async function valueOf(server: TestServer, name: string, labels: Sample['labels'] = {}) {
  const fits = (sample: Sample) =>
    sample.name === name &&
    Object.entries(labels).every(([label, value]) => sample.labels[label] === value);
  return (await scrape(server)).filter(fits).reduce((sum, { value }) => sum + value, 0);
}

describe('a server that nobody measures', () => {
  const server = testServer();

  test('has no such route', async () => {
    const answer = await server.app.inject({ url: '/metrics', headers: { authorization } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false });
  });
});

describe('a server with a token', () => {
  let answer: Answer = () => ({ status: 400 });
  let server!: TestServer;
  let closeAll = async () => {};
  const provider = startModelServer({ answer: (body, call) => answer(body, call) });
  const post = startSmtpServer();
  beforeAll(async () => {
    const [model, mail] = await Promise.all([provider, post]);
    closeAll = async () => {
      await model.close();
      await mail.close();
    };
  });
  afterAll(() => closeAll());

  server = testServer({
    works: true,
    environment: { METRICS_TOKEN: token, AI_PRICE_INPUT: '2', AI_PRICE_OUTPUT: '10' },
    languageModel: {
      name: 'stand-in',
      // The address of the stand-in is known when the first call is made.
      async write(request) {
        const { url } = await provider;
        const retry = { attempts: 1 };
        const settings = { provider: 'openai-compatible', model: 'stand-in', retry } as const;
        return createLanguageModel({ ...settings, baseUrl: url }).write(request);
      },
    },
  });

  async function aLeader() {
    const user = await server.newUser();
    const { company, employee } = await aCompany(user);
    const prompt = JSON.stringify(aPdiForm(employee.id));
    const body = { type: 'pdi', prompt, companyId: company.id, employeeId: employee.id } as const;
    return { user, body };
  }

  test('tells nobody who does not send it', async () => {
    for (const headers of [{}, { authorization: `Bearer ${token}x` }, { authorization: token }]) {
      const refused = await server.app.inject({ url: '/metrics', headers });
      expect(refused.statusCode).toBe(401);
      expect(refused.body).not.toContain('leme_');
    }
  });

  test('counts requests by the pattern of their route and their status', async () => {
    const name = 'leme_http_request_duration_seconds_count';
    const labels = { method: 'GET', route: '/api/ai-history/:id', status: '401' };
    const before = await valueOf(server, name, labels);
    await server.app.inject('/api/ai-history/abc');
    await server.app.inject('/api/ai-history/def');
    expect((await valueOf(server, name, labels)) - before).toBe(2);
    await server.app.inject('/assets/index-abc.js');
    expect(await valueOf(server, name, { route: 'unknown', status: '404' })).toBeGreaterThan(0);
    // The scrape itself is the only one.
    expect(await valueOf(server, 'leme_http_requests_in_flight')).toBe(1);
  });

  test('counts who left before the answer came', async () => {
    answer = () => ({ firstByteDelayMs: 60_000 });
    const { user, body } = await aLeader();
    const url = await server.listen();
    const leave = new AbortController();
    const headers = { cookie: user.cookie(), 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal: leave.signal };
    const key = crypto.randomUUID();
    const left = fetch(`${url}/api/ai/generate`, {
      ...init,
      headers: { ...headers, 'idempotency-key': key },
    }).catch(() => 'left');
    await expect.poll(() => valueOf(server, 'leme_generations_running')).toBe(1);
    leave.abort();
    expect(await left).toBe('left');
    const aborted = { route: '/api/ai/generate', status: 'aborted' };
    await expect
      .poll(() => valueOf(server, 'leme_http_request_duration_seconds_count', aborted))
      .toBe(1);
    await user.call(documentEndpoints.cancel, { params: { key } });
    const cancelled = { kind: 'pdi', model: 'stand-in', outcome: 'cancelled' };
    await expect.poll(() => valueOf(server, 'leme_generations_total', cancelled)).toBe(1);
    expect(await valueOf(server, 'leme_generations_running')).toBe(0);
    expect(await valueOf(server, 'leme_credits_spent_total')).toBe(0);
  });

  test('counts generations, tokens, cost and credits by kind and model', async () => {
    const { user, body } = await aLeader();
    answer = () => JSON.stringify(aPdiAnswer());
    await user.call(documentEndpoints.generate, { body });
    answer = () => ({ text: 'nada que se leia' });
    expect((await user.fail(documentEndpoints.generate, { body })).status).toBe(503);
    const { user: me } = await user.call(accountEndpoints.me);
    await server.db.update(users).set({ credits: 0 }).where(eq(users.id, me.id));
    expect((await user.fail(documentEndpoints.generate, { body })).status).toBe(402);

    const labels = { kind: 'pdi', model: 'stand-in' };
    for (const outcome of ['done', 'failed', 'refused']) {
      expect(await valueOf(server, 'leme_generations_total', { ...labels, outcome })).toBe(1);
    }
    expect(await valueOf(server, 'leme_credits_spent_total', { kind: 'pdi' })).toBe(1);
    expect(await valueOf(server, 'leme_generation_duration_seconds_count', labels)).toBe(1);
    // The answer that was no document was paid for, too.
    const { inputTokens, outputTokens } = claimedUsage;
    const tokens = (direction: string) =>
      valueOf(server, 'leme_model_tokens_total', { ...labels, direction });
    expect(await tokens('input')).toBe(2 * inputTokens);
    expect(await tokens('output')).toBe(2 * outputTokens);
    expect(await valueOf(server, 'leme_model_cost_total', labels)).toBeCloseTo(
      (2 * (inputTokens * 2 + outputTokens * 10)) / 1_000_000,
      9,
    );
  });

  test('counts jobs and mails', async () => {
    const { email } = await registered();
    await server.visitor().call(accountEndpoints.forgotPassword, { body: { email } });
    const done = { queue: 'password-reset-mail', outcome: 'done' };
    await expect.poll(() => valueOf(server, 'leme_jobs_total', done)).toBe(1);
    expect(await valueOf(server, 'leme_mails_total', { outcome: 'sent' })).toBe(1);
    await expect.poll(() => valueOf(server, 'leme_jobs_waiting')).toBe(0);
  });

  async function registered() {
    const registration = aRegistration();
    await server.visitor().call(accountEndpoints.register, { body: registration });
    return registration;
  }

  test('knows the process, and the pool of connections where there is one', async () => {
    const names = new Set((await scrape(server)).map(({ name }) => name));
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
      expect(names).toContain(name);
    }
    expect(names.has('leme_database_connections')).toBe(isPostgres);
    const connections = (state: string) => valueOf(server, 'leme_database_connections', { state });
    expect((await connections('total')) > 0).toBe(isPostgres);
    expect(await connections('waiting')).toBe(0);
  });

  test('no label holds an id, an address or a text, whatever is called', async () => {
    answer = () => JSON.stringify(aPdiAnswer('Plano de zulmira'));
    const user: FullCompany = await aFullCompany(server, 'zulmira');
    for (const name of endpointNames) {
      const own = tenancyRows[name].input(user);
      const headers = { cookie: user.cookie, ...own.headers };
      const request = await encodeRequest(endpointsByName[name], { ...own, headers });
      await inject(server.app, request);
    }
    await server.app.inject('/api/zulmira');
    await server.app.inject('/zulmira.png');
    const routes = Object.values(endpointsByName).map(({ path }) => path);
    const known: Record<string, readonly string[]> = {
      route: [...routes, 'unknown', 'client', '/metrics', '/healthz', '/readyz'],
      kind: documentKindValues,
      model: ['stand-in'],
      queue: ['password-reset-mail', 'commitment-digest'],
    };
    const samples = (await scrape(server)).filter(({ name }) => name.startsWith('leme_'));
    const plain =
      /^(?:le=[\d.+Inf]+|status=(?:\d{3}|aborted)|(?:method|outcome|state|direction)=\w{1,9})$/;
    const isKnown = ([label, value]: [string, string]) =>
      known[label]?.includes(value) ?? plain.test(`${label}=${value}`);
    const strange = samples
      .flatMap(({ labels }) => Object.entries(labels))
      .filter((it) => !isKnown(it));
    expect(strange).toEqual([]);
    const seen = new Set(samples.map(({ labels }) => labels['route']));
    expect(routes.filter((route) => !seen.has(route))).toEqual([]);
    expect(samples.length).toBeLessThan(10_000);
  });
});

test('a port of its own, for this machine alone, and none on the public one', async () => {
  const server = await startServer({ DATA_DIR: await usedDataDir(), METRICS_PORT: '0' });
  const found = () =>
    /^Métricas: (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(server.output())?.[1];
  while (!found()) await pause(10);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  await fetch(`${server.url}/api/auth/me`);
  const samples = samplesOf(await (await fetch(found()!)).text());
  expect(samples.map(({ name }) => name)).toContain('process_cpu_seconds_total');
  const ofMe = samples.filter(({ labels }) => labels['route'] === '/api/auth/me');
  expect(ofMe.at(-1)).toMatchObject({ labels: { status: '401' }, value: 1 });
  expect((await fetch(new URL('/healthz', found()))).status).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
}, 180_000);

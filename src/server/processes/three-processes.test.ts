import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Generated } from '#documents/endpoints.ts';
import type { Company } from '#shared/companies.ts';
import type { Employee } from '#shared/employees.ts';
import type { Notification } from '#shared/notifications.ts';
import {
  aCompanyForm,
  anEmployeeForm,
  aRegistration,
  aPdiAnswer,
} from '../../../test/factories.ts';
import { aGate } from '../../../test/gate.ts';
import {
  startInstallation,
  startPatienceMs,
  type Installation,
} from '../../../test/installation.ts';
import type { Answer } from '../../../test/model-server.ts';
import { recipient, tokenIn } from '../../../test/outbox.ts';
import { remoteVisitor, type RemoteVisitor } from '../../../test/remote-visitor.ts';
import { servedBy } from '../../../test/round-robin.ts';
import { streamEvents } from '../../../test/stream-events.ts';

// Several programs at once on a machine that may have other things to do.
vi.setConfig({ testTimeout: 120_000 });

/*
 * Three processes on one PostgreSQL and one object store. What is asked of one must hold in all.
 */

const title = 'Plano de Desenvolvimento Individual';
const text = JSON.stringify(aPdiAnswer(title));
let answer: Answer = () => text;
let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({
    processes: 3,
    answer: (body, call) => answer(body, call),
    environment: { LOG_LEVEL: 'error' },
  });
}, startPatienceMs);

afterAll(() => installation.close());

beforeEach(() => {
  answer = () => text;
});

/** Someone signed in, with the same session at the proxy and at each process. */
async function aLeader() {
  const visitor = remoteVisitor(installation.url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const company = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  const body = { type: 'pdi', prompt: JSON.stringify({ goals: ['Ouvir'] }), companyId: company.id };
  /** A call to one process, past the proxy. */
  const at = (index: number, ...call: Parameters<RemoteVisitor['send']>) => {
    visitor.url = installation.urls[index]!;
    const sent = visitor.send(...call);
    visitor.url = installation.url;
    return sent;
  };
  const generateAt = (index: number, key: string, accept = 'application/json') =>
    at(index, 'POST', '/api/ai/generate', body, { 'idempotency-key': key, accept });
  const credits = async () =>
    (await visitor.ask<{ credits: number }>('GET', '/api/user/credits')).credits;
  return { visitor, company, registration, body, at, generateAt, credits };
}

/** Calls of the provider that begin from now on. */
function modelCalls(): () => number {
  const before = installation.model.requests.length;
  return () => installation.model.requests.length - before;
}

async function soon<T>(look: () => T | Promise<T>, wanted: T): Promise<void> {
  await expect.poll(look).toEqual(wanted);
}

const allThree = [0, 1, 2];

test('a whole journey passes, whichever process each step comes to', async () => {
  const { visitor, company, registration, body, credits } = await aLeader();
  const served = new Set<string | null>();
  const photo = randomBytes(40_000);
  const form = new FormData();
  form.set('data', JSON.stringify({ ...anEmployeeForm(), companyId: company.id }));
  form.append('files', new Blob([new Uint8Array(photo)]), 'avaliacao.bin');
  const { id, files } = await visitor.ask<Employee>('POST', '/api/employees', form);
  for (const _index of allThree) {
    const response = await visitor.send('GET', files[0]!.fileUrl);
    served.add(response.headers.get(servedBy));
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true);
  }
  expect(served).toEqual(new Set(['0', '1', '2']));

  const order = { ...body, employeeId: id };
  const { aiHistoryId } = await visitor.ask<Generated>('POST', '/api/ai/generate', order);
  for (const _index of allThree) {
    const item = await visitor.ask('GET', `/api/ai-history/${aiHistoryId}`);
    expect(item).toMatchObject({ id: aiHistoryId, employeeId: id });
  }
  const description = 'Conversamos sobre a escala.';
  await visitor.ask('POST', '/api/diary', { description, companyId: company.id });
  for (const _index of allThree) {
    const entries = await visitor.ask('GET', `/api/diary?companyId=${company.id}`);
    expect(entries).toMatchObject([{ description }]);
  }
  expect(await credits()).toBe(49);

  await visitor.ask('POST', '/api/auth/logout');
  for (const _index of allThree) {
    expect((await visitor.send('GET', '/api/auth/me')).status).toBe(401);
  }
  await visitor.ask('POST', '/api/auth/login', registration);
  expect(await visitor.ask('GET', '/api/auth/me')).toMatchObject({
    user: { name: 'Marina Duarte' },
  });
});

test('one key at three processes at once: one call of the model, one document, one credit', async () => {
  const { visitor, generateAt, credits } = await aLeader();
  const calls = modelCalls();
  const written = aGate();
  answer = () => ({ text, after: written.opened });
  const key = randomUUID();
  const asked = allThree.map((index) => generateAt(index, key));
  await soon(calls, 1);
  written.open();
  const answers = await Promise.all((await Promise.all(asked)).map((response) => response.json()));
  expect(answers[0]).toMatchObject({ result: { title } });
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  expect(calls()).toBe(1);
  expect(await credits()).toBe(49);
  expect(await visitor.ask('GET', '/api/ai-history')).toMatchObject({ total: 1 });
});

test('who comes back to another process is told at once that it is being written, then has it', async () => {
  const { generateAt } = await aLeader();
  const calls = modelCalls();
  const written = aGate();
  answer = () => ({ text, after: written.opened });
  const key = randomUUID();
  const first = generateAt(0, key);
  await soon(calls, 1);
  // The head of this answer comes while the model has not said a word.
  const second = await generateAt(1, key, 'text/event-stream');
  expect(second.headers.get('content-type')).toContain('text/event-stream');
  written.open();
  const events = streamEvents(await second.text());
  expect(events.at(-1)).toEqual({ event: 'done', data: await (await first).json() });
  expect(calls()).toBe(1);
});

test('a cancel reaches the generation in whichever process it runs', async () => {
  const { visitor, at, generateAt, credits } = await aLeader();
  answer = () => ({ text, stallAfter: 1 });
  const calls = modelCalls();
  const key = randomUUID();
  const [here, elsewhere] = [generateAt(0, key), generateAt(1, key)];
  await soon(calls, 1);
  const cancel = await at(2, 'POST', `/api/ai/generations/${key}/cancel`);
  expect(cancel.status).toBe(200);
  for (const response of await Promise.all([here, elsewhere])) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      message: 'Geração cancelada. Nenhum crédito foi usado.',
    });
  }
  expect(await installation.model.requests.at(-1)!.ended).toBe('broken');
  expect(await credits()).toBe(50);
  expect(await visitor.ask('GET', '/api/ai-history')).toMatchObject({ total: 0 });
});

test('what fails in one process frees its key for all', async () => {
  const { generateAt, credits } = await aLeader();
  answer = () => ({ status: 400 });
  const key = randomUUID();
  expect((await generateAt(0, key)).status).toBe(503);
  answer = () => text;
  expect((await generateAt(1, key)).status).toBe(200);
  expect(await credits()).toBe(49);
});

test('fifteen at once at three processes with five credits left are five documents', async () => {
  const { visitor, body, credits } = await aLeader();
  const { user } = await visitor.ask<{ user: { id: string } }>('GET', '/api/auth/me');
  await installation.sql('update users set credits = 5 where id = $1', [user.id]);
  const asked = Array.from({ length: 15 }, () => visitor.send('POST', '/api/ai/generate', body));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 402)).toHaveLength(10);
  expect(await credits()).toBe(0);
  expect(await visitor.ask('GET', '/api/ai-history')).toMatchObject({ total: 5 });
  const notifications = await visitor.ask<Notification[]>('GET', '/api/notifications');
  expect(notifications.filter(({ title: told }) => /créditos/i.test(told))).toHaveLength(1);
});

test('a notification is made once, however many processes find it due', async () => {
  const { visitor } = await aLeader();
  const lists = await Promise.all(
    Array.from({ length: 12 }, () => visitor.ask<Notification[]>('GET', '/api/notifications')),
  );
  const ids = new Set(lists.flat().map(({ id }) => id));
  const titles = lists.at(-1)!.map((notification) => notification.title);
  expect(ids.size).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(ids.size);
});

test('limits are counted together', async () => {
  const { registration } = await aLeader();
  const guess = { email: registration.email, password: 'errada-de-todo' };
  const stranger = remoteVisitor(installation.url);
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await stranger.send('POST', '/api/auth/login', guess)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

test('a job is done once, and a link is good for one of three', async () => {
  const people = Array.from({ length: 6 }, () => aRegistration());
  const visitor = remoteVisitor(installation.url);
  await Promise.all(people.map((person) => visitor.ask('POST', '/api/auth/register', person)));
  await Promise.all(
    people.map(({ email }) => visitor.ask('POST', '/api/auth/forgot-password', { email })),
  );
  const open = () =>
    installation.sql("select from pgboss.job where state not in ('completed', 'cancelled')");
  await soon(open, []);
  const recipients = installation.post.mails.map(recipient);
  expect(recipients).toHaveLength(people.length);
  expect(new Set(recipients)).toEqual(new Set(people.map(({ email }) => email)));

  const token = tokenIn(installation.post.mails[0]!);
  const password = 'outra-senha-bem-guardada';
  const redemptions = await Promise.all(
    installation.urls.map((url) =>
      remoteVisitor(url).send('POST', '/api/auth/reset-password', {
        token,
        password,
        confirmPassword: password,
      }),
    ),
  );
  const statuses = redemptions.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(2);
});

test('one that is asked to end finishes what it has; the others never notice', async () => {
  const { visitor, generateAt } = await aLeader();
  const calls = modelCalls();
  const written = aGate();
  answer = () => ({ text, after: written.opened });
  const held = generateAt(2, randomUUID());
  await soon(calls, 1);
  const leaving = installation.processes[2]!;
  leaving.signal('SIGTERM');
  const isRefused = () =>
    fetch(`${installation.urls[2]}/healthz`).then(
      () => false,
      () => true,
    );
  await soon(isRefused, true);
  for (let count = 0; count < 6; count += 1) await visitor.ask('GET', '/api/auth/me');
  written.open();
  expect((await held).status).toBe(200);
  expect(await leaving.ended).toBe(0);
});

import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { aCompany, anEmployeeForm, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { injections } from '../../../test/injections.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newToken } from '../accounts/tokens.ts';
import { shareEvents, shares, users } from '../db/schema.ts';

/* What anyone on the internet may do with an address of ours. The numbers are those of OWASP ASVS 5.0. */

const server = testServer({ environment: { RATE_LIMIT: 'off', INITIAL_CREDITS: '500' } });
let user: Visitor;
let companyId: string;
let employeeId: string;
let documentId: string;

beforeAll(async () => {
  user = await server.newUser();
  const made = await aCompany(user);
  companyId = made.company.id;
  employeeId = made.employee.id;
  const generated = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(aPdiForm(employeeId)), companyId, employeeId },
  });
  documentId = generated.aiHistoryId;
});

async function shared() {
  const { share, url } = await user.call(shareEndpoints.create, { body: { documentId } });
  return { share, path: new URL(url).pathname };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, fields: Record<string, string>, headers = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { ...form, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const everything = async () => ({
  shares: await server.db.select().from(shares),
  events: await server.db.select().from(shareEvents),
});

const robots = [
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Microsoft Office; SafeLinks)',
];

test('robots that look a thousand times change nothing (3.5.3)', async () => {
  const { path } = await shared();
  const before = await everything();
  for (let turn = 0; turn < 100; turn += 1) {
    for (const method of ['GET', 'HEAD'] as const) {
      await Promise.all(
        robots.map((agent) =>
          server.app.inject({ method, url: path, headers: { 'user-agent': agent } }),
        ),
      );
    }
  }
  expect(await everything()).toEqual(before);
});

test('the page says nothing in its head, asks for nothing elsewhere, and stays in no cache (3.4.3, 3.4.5, 14.3.2)', async () => {
  const { path } = await shared();
  for (const response of [
    await server.app.inject({ url: path }),
    await post(path, { do: 'open' }),
  ]) {
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex') as string,
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
      ) as string,
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    const [head = ''] = response.body.split('</head>');
    expect(head).toContain('<title>Documento compartilhado</title>');
    expect(head).not.toMatch(/Renata|Marina|Mercado|og:/);
    expect(response.body).not.toMatch(/<script|src=|href=| on\w+=/);
    expect(Buffer.byteLength(response.body)).toBeLessThan(30_000);
  }
});

test('whatever opens nothing is answered alike (6.3.8, 8.3.1)', async () => {
  const revoked = await shared();
  await user.call(shareEndpoints.revoke, { params: { id: revoked.share.id } });
  const renewed = await shared();
  await user.call(shareEndpoints.renew, { params: { id: renewed.share.id } });
  const expired = await shared();
  await server.db
    .update(shares)
    .set({ expiresAt: server.clock.now })
    .where(eq(shares.id, expired.share.id));
  const person = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'João Prado', companyId },
  });
  const [meeting] = await storeDocuments(server.db, {
    companyId,
    type: 'meeting',
    content: { title: 'Pauta' },
  });
  const { url } = await user.call(shareEndpoints.create, {
    body: { documentId: meeting!, employeeId: person.id },
  });
  await user.call(employeeEndpoints.erase, { params: { id: person.id } });
  const living = await shared();
  const dead = [
    revoked.path,
    renewed.path,
    expired.path,
    new URL(url).pathname,
    living.path.slice(0, -1),
    `/c/${newToken()}`,
    '/c/a',
    '/c/%20',
    `/c/${'x'.repeat(500)}`,
    `/c/${living.path.slice(3).toLowerCase()}`,
  ];
  const answersOf = async (path: string) => {
    const asked: string[][] = [];
    const answers: Awaited<ReturnType<typeof post>>[] = [];
    for (const send of [
      () => server.app.inject({ url: path }),
      () => post(path, { do: 'open' }),
      () => post(path, { do: 'answer', answer: 'agreed' }),
    ]) {
      const sent = await server.sqlOf(async () => void answers.push(await send()));
      asked.push(sent.map(({ text }) => text));
    }
    return {
      asked,
      answers: answers.map(({ statusCode, body, headers }) => ({
        statusCode,
        body,
        headers: { ...headers, 'x-request-id': '', date: '' },
      })),
    };
  };
  const first = await answersOf(dead[0]!);
  expect(first.answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  // No clock is trusted here: what the database is asked is what would take longer.
  for (const path of dead.slice(1))
    expect({ path, ...(await answersOf(path)) }).toEqual({ path, ...first });
});

test.each(['/c', '/c/', '/c/a/', '/c/a/b'])(
  'an address beside it is no screen of the application: %s',
  async (url) => {
    const { statusCode, body } = await server.app.inject({ url });
    expect([statusCode, body.includes('Este link não abre nada')]).toEqual([404, true]);
  },
);

test('the address of someone who may not sign in any more opens nothing (7.4.2)', async () => {
  const other = await server.newUser();
  const made = await aCompany(other);
  const [meeting] = await storeDocuments(server.db, {
    companyId: made.company.id,
    type: 'meeting',
    content: { title: 'Pauta' },
  });
  const { url } = await other.call(shareEndpoints.create, {
    body: { documentId: meeting!, employeeId: made.employee.id },
  });
  const { pathname } = new URL(url);
  expect((await server.app.inject({ url: pathname })).statusCode).toBe(200);
  const [row] = await server.db
    .select({ authorId: shares.authorId })
    .from(shares)
    .where(eq(shares.documentId, meeting!));
  await server.db.update(users).set({ isActive: false }).where(eq(users.id, row!.authorId));
  expect((await server.app.inject({ url: pathname })).statusCode).toBe(404);
});

test('the token is in no row and in no answer but the first (11.4.1, 14.2.1)', async () => {
  const { share, path } = await shared();
  const token = path.slice(3);
  expect(token).toHaveLength(43);
  await post(path, { do: 'answer', answer: 'agreed' });
  expect(JSON.stringify(await everything())).not.toContain(token);
  const list = await user.call(shareEndpoints.list, {
    params: { id: documentId },
    query: {},
  });
  const revoked = await user.call(shareEndpoints.revoke, { params: { id: share.id } });
  expect(JSON.stringify([list, revoked])).not.toMatch(/token|\/c\//i);
});

test('the page needs no origin, since it has no session; the API still does (3.5.1)', async () => {
  const { path } = await shared();
  const elsewhere = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' };
  expect((await post(path, { do: 'open' }, { origin: 'null' })).statusCode).toBe(200);
  expect((await post(path, { do: 'open' }, elsewhere)).statusCode).toBe(200);
  const refused = await user.fail(
    shareEndpoints.create,
    { body: { documentId } },
    { headers: elsewhere },
  );
  expect(refused.status).toBe(403);
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</textarea><form action=https://outro.example>',
];

test.each([...hostile, ...injections.slice(0, 40)])(
  'what is typed there is text, wherever it is shown (1.2.1): %s',
  async (text) => {
    const { share, path } = await shared();
    const { key } = share.steps[0]!;
    const response = await post(path, {
      do: 'answer',
      answer: 'talk',
      comment: text,
      step: key,
      [`how:${key}`]: text,
    });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/<script|<img|<form action|[\s"']on\w+='/);
  },
);

test.each([
  ['NUL', 'comment=a%00b'],
  ['no UTF-8', 'comment=%ff%fe'],
  ['half a pair', 'comment=%ed%a0%80'],
  ['a choice that is none', 'answer=__proto__'],
  ['a step that is none', 'step=constructor&step=__proto__'],
])('%s does no harm (2.2.1)', async (_name, fields) => {
  const { path } = await shared();
  const response = await server.app.inject({
    method: 'POST',
    url: path,
    headers: form,
    payload: `do=answer&${fields}`,
  });
  expect(response.statusCode).toBeLessThan(500);
  expect(response.headers['content-type']).toContain('text/html');
});

test('a form of many fields holds up nobody (2.4.1)', async () => {
  const { share, path } = await shared();
  const { key } = share.steps[0]!;
  for (const field of ['step', `step=${key}`, `how:${key}`]) {
    const payload = `do=answer&step=${key}&${`${field}&`.repeat(200_000 / field.length)}`;
    const began = performance.now();
    const sent = server.app.inject({ method: 'POST', url: path, headers: form, payload });
    expect((await sent).body).toContain('Resposta registrada');
    expect(performance.now() - began).toBeLessThan(3_000);
  }
});

test('a plan of as many steps as there may be is answered whole', async () => {
  const actions = Array.from({ length: limits.promises }, (_, step) => `Rever a loja ${step}`);
  const [plan = ''] = await storeDocuments(server.db, {
    companyId,
    employeeId,
    type: 'pdi',
    content: {
      ...documentContents.pdi,
      competencies: [{ ...documentContents.pdi.competencies[0], actions }],
      leaderPart: [],
    },
  });
  const { share, url } = await user.call(shareEndpoints.create, { body: { documentId: plan } });
  expect(share.steps).toHaveLength(limits.promises);
  const fields = new URLSearchParams({ do: 'answer' });
  for (const { key } of share.steps) {
    fields.append('step', key);
    fields.append(`how:${key}`, `Como foi ${key}`);
  }
  fields.append('comment', 'Até o fim');
  const { pathname } = new URL(url);
  await server.app.inject({
    method: 'POST',
    url: pathname,
    headers: form,
    payload: fields.toString(),
  });
  const { items } = await user.call(shareEndpoints.list, { params: { id: plan }, query: {} });
  expect(items[0]!.comment).toBe('Até o fim');
  expect(items[0]!.steps.map(({ report }) => report?.evidence)).toEqual(
    share.steps.map(({ key }) => `Como foi ${key}`),
  );
});

test('a body of megabytes is refused as a page (4.3.1)', async () => {
  const { path } = await shared();
  const response = await post(path, { do: 'answer', comment: 'a'.repeat(1_100_000) });
  expect(response.statusCode).toBe(413);
  expect(response.headers['content-type']).toContain('text/html');
});

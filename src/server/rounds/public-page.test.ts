import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { roundEndpoints } from '#shared/rounds.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { injections } from '../../../test/injections.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { newToken } from '../accounts/tokens.ts';
import { roundPeople, rounds } from '../db/schema.ts';

/* What anyone on the internet may do with an address of ours. The numbers are those of OWASP ASVS 5.0. */

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
let user: Visitor;
let companyId: string;
let employeeId: string;

beforeAll(async () => {
  user = await server.newUser();
  const made = await aCompany(user);
  companyId = made.company.id;
  employeeId = made.employee.id;
});

async function asked(questions = ['O que vai bem?', 'O que atrapalha?', 'O que falta?']) {
  const { round, links } = await user.call(roundEndpoints.create, {
    body: {
      companyId,
      employeeIds: [employeeId],
      questions,
      closesOn: calendarDay(server.clock.now),
    },
  });
  return { round, path: new URL(links[0]!.url).pathname };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (url: string, fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: form,
    payload: new URLSearchParams(fields).toString(),
  });

const everything = async () => ({
  rounds: await server.db.select().from(rounds),
  people: await server.db.select().from(roundPeople),
});

test('robots that look change nothing (3.5.3)', async () => {
  const { path } = await asked();
  const before = await everything();
  for (let turn = 0; turn < 100; turn += 1) {
    for (const method of ['GET', 'HEAD'] as const) {
      await server.app.inject({
        method,
        url: path,
        headers: { 'user-agent': 'WhatsApp/2.23.20.0' },
      });
    }
  }
  expect(await everything()).toEqual(before);
});

test('the page says nothing in its head, asks for nothing elsewhere, and stays in no cache (3.4.3, 14.3.2)', async () => {
  const { path } = await asked(Array.from({ length: 3 }, () => 'ç'.repeat(limits.roundQuestion)));
  const long = 'ã'.repeat(limits.roundAnswer);
  const full = { 'answer-0': long, 'answer-1': long, 'answer-2': long };
  for (const response of [
    await server.app.inject({ url: path }),
    await post(path, { do: 'open' }),
    await post(path, { do: 'answer', ...full }),
  ]) {
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex') as string,
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    const [head = ''] = response.body.split('</head>');
    expect(head).toContain('<title>Perguntas para você</title>');
    expect(head).not.toMatch(/Renata|Marina|Mercado|og:/);
    expect(response.body).not.toMatch(/<script|src=|href=| on\w+=/);
    expect(Buffer.byteLength(response.body)).toBeLessThan(30_000);
  }
});

test('whatever opens nothing is answered alike (6.3.8, 8.3.1)', async () => {
  const closed = await asked();
  await user.call(roundEndpoints.close, { params: { id: closed.round.id } });
  const renewed = await asked();
  await user.call(roundEndpoints.renew, { params: { id: renewed.round.people[0]!.id } });
  const living = await asked();
  const dead = [closed.path, renewed.path, living.path.slice(0, -1), `/c/${newToken()}`, '/c/a'];
  const answersOf = async (path: string) => {
    const found: unknown[] = [];
    for (const send of [
      () => server.app.inject({ url: path }),
      () => post(path, { do: 'open' }),
      () => post(path, { do: 'answer', 'answer-0': 'Escrevi' }),
    ]) {
      let answer: Awaited<ReturnType<typeof post>> | undefined;
      const sent = await server.sqlOf(async () => void (answer = await send()));
      const { statusCode, body } = answer!;
      found.push({ statusCode, body, sent: sent.map(({ text }) => text) });
    }
    return found;
  };
  const first = await answersOf(dead[0]!);
  expect(first).toMatchObject([{ statusCode: 404 }, { statusCode: 404 }, { statusCode: 404 }]);
  for (const path of dead.slice(1)) expect([path, await answersOf(path)]).toEqual([path, first]);
});

test('the tokens are in no row and in no answer but the first (11.4.1, 14.2.1)', async () => {
  const { round, path } = await asked();
  const { url } = await user.call(roundEndpoints.remind, {
    params: { id: round.people[0]!.id },
  });
  await post(path, { do: 'answer', 'answer-0': 'Vai' });
  const rows = JSON.stringify(await everything());
  for (const token of [path.slice(3), url.split('/').at(-1)!]) {
    expect(token).toHaveLength(43);
    expect(rows).not.toContain(token);
  }
  const seen = [
    await user.call(roundEndpoints.get, { params: { id: round.id } }),
    await user.call(roundEndpoints.list, { query: { companyId } }),
    await user.call(roundEndpoints.close, { params: { id: round.id } }),
  ];
  expect(JSON.stringify(seen)).not.toMatch(/token|hash|\/c\//i);
});

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</textarea><form action=https://outro.example>',
];

test.each([...hostile, ...injections.slice(0, 40)])(
  'what is typed there is text (1.2.1): %s',
  async (text) => {
    const { path } = await asked();
    const response = await post(path, { do: 'answer', 'answer-0': text, 'answer-2': text });
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/<script|<img|<form action|[\s"']on\w+='/);
  },
);

test('any form at all is answered with a page, and what is kept is as it was typed (2.2.1)', async () => {
  const { round, path } = await asked();
  const field = fc.oneof(
    fc.constantFrom('do', 'answer-0', 'answer-1', 'answer-2', 'answer-3', '__proto__', 'comment'),
    fc.string(),
  );
  const value = fc.oneof(fc.constantFrom('answer', 'open', ''), fc.string({ unit: 'binary' }));
  let kept: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, value), { maxLength: 8 }), async (pairs) => {
      const fields = [['do', 'answer'], ...pairs] as [string, string][];
      const response = await server.app.inject({
        method: 'POST',
        url: path,
        headers: form,
        payload: new URLSearchParams(fields).toString(),
      });
      expect([200, 400]).toContain(response.statusCode);
      expect(response.headers['content-type']).toContain('text/html');
      const { people } = await user.call(roundEndpoints.get, { params: { id: round.id } });
      const typed = new URLSearchParams(fields);
      const wanted = [0, 1, 2].map((index) =>
        (typed.get(`answer-${index}`) ?? '').replace(/\r\n?/g, '\n').trim(),
      );
      // Nothing at all takes back what was told; what cannot be stored is refused whole.
      const told = wanted.some((answer) => answer !== '') ? wanted : [];
      kept = response.statusCode === 200 ? told : kept;
      expect(people[0]!.answers).toEqual(kept);
    }),
    { numRuns: 150 },
  );
}, 60_000);

import { expect, test } from 'vitest';
import { companyEndpoints } from '#shared/companies.ts';
import { aCompanyForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer();

const pageFor = (visitor?: Visitor, theme = '') =>
  server.app.inject({
    url: '/dashboard',
    headers: { cookie: [visitor?.cookie(), theme].filter(Boolean).join('; ') },
  });

const block = /<script type="application\/json" id="answers">([^<]*)<\/script><\/body>/;

function answersIn(body: string): Record<string, unknown> {
  return JSON.parse(block.exec(body)![1]!) as Record<string, unknown>;
}

test('whoever is signed in gets what the screen asks first along with the page', async () => {
  const user = await server.newUser();
  const typed = { ...aCompanyForm(), name: '</script><script>alert(1)</script>' };
  const { id } = await user.call(companyEndpoints.create, { body: typed });
  const page = await pageFor(user, 'leme_theme=dark');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    vary: 'cookie',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(page.body).toMatch(/^<!doctype html>\n<html data-theme="dark" /);
  expect(page.body.trimEnd()).toMatch(/<\/html>$/);
  const answers = answersIn(page.body);
  // What the API refuses is left out: the screen finds out by itself.
  const stats = `/api/stats?companyId=${id}`;
  expect(Object.keys(answers)).toEqual(['/api/companies', '/api/user/credits', stats]);
  expect(answers['/api/companies']).toEqual(await user.call(companyEndpoints.list));
  expect(answers[stats]).toEqual(
    await user.call(companyEndpoints.stats, { query: { companyId: id } }),
  );
});

test('each gets its own, and before a company nothing of one', async () => {
  const [one, other] = [await server.newUser(), await server.newUser()];
  await one.call(companyEndpoints.create, { body: aCompanyForm() });
  const [page, others] = await Promise.all([pageFor(one), pageFor(other)]);
  expect(Object.keys(answersIn(page.body))).toHaveLength(3);
  const answers = answersIn(others.body);
  expect(Object.keys(answers)).toEqual(['/api/companies', '/api/user/credits']);
  expect(answers['/api/companies']).toEqual([]);
});

test('a long answer does not come along', async () => {
  const user = await server.newUser();
  const philosophy = { mission: 'm'.repeat(17_000), vision: '', values: [] };
  await user.call(companyEndpoints.create, { body: { ...aCompanyForm(), philosophy } });
  const answers = answersIn((await pageFor(user)).body);
  expect(answers).not.toHaveProperty(['/api/companies']);
  expect(answers).toHaveProperty(['/api/user/credits']);
});

test('whom the server does not know gets the page alone', async () => {
  const page = await pageFor();
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('application/json');
  expect(page.headers['cache-control']).toBe('no-cache');
});

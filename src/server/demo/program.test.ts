import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDemo } from '../../../test/demo-process.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { leader } from './company.ts';

async function signIn(url: string) {
  const { email, password } = leader;
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { cookie: cookie.join('; '), origin: url, 'content-type': 'application/json' };
    return (await fetch(`${url}${path}`, { ...init, headers })).json() as Promise<unknown>;
  };
  const [company] = (await ask('/api/companies')) as { id: string }[];
  const companyId = company!.id;
  return {
    entries: async () =>
      ((await ask(`/api/diary?companyId=${companyId}`)) as { description: string }[]).map(
        ({ description }) => description,
      ),
    write: (description: string) =>
      ask('/api/diary', { method: 'POST', body: JSON.stringify({ companyId, description }) }),
  };
}

test('fills a folder of its own, keeps what was done, and begins again only when it is not running', async () => {
  const folder = temporaryFolder();
  // Settings of an installation: none of them may lead the demonstration to its data.
  const settings = [
    'DATABASE_URL=postgres://x@127.0.0.1:9/x',
    'DATA_DIR=elsewhere',
    'HOST=0.0.0.0',
  ];
  writeFileSync(join(folder, '.env'), settings.join('\n'));

  const first = await startDemo(folder);
  expect(first.output).toContain(`E-mail: ${leader.email}\nSenha:  ${leader.password}\n`);
  expect(first.url).toMatch(/^http:\/\/localhost:\d+$/);
  expect(readdirSync(folder).toSorted()).toEqual(['.env', 'data-demo']);
  const visitor = await signIn(first.url);
  await visitor.write('O que foi feito fica');

  for (const args of [[], ['--fresh']]) {
    const second = await startDemo(folder, ...args);
    expect(await second.ended).toBe(1);
    expect(second.output).toBe(
      'A demonstração já está em andamento. Encerre-a antes de começar de novo.\n',
    );
  }
  expect(await first.end()).toBe(0);

  const again = await startDemo(folder);
  expect(again.output).not.toContain('Preparando');
  expect((await (await signIn(again.url)).entries())[0]).toBe('O que foi feito fica');
  expect(await again.end()).toBe(0);

  const fresh = await startDemo(folder, '--fresh');
  expect(fresh.output).toContain('Preparando');
  expect(await (await signIn(fresh.url)).entries()).toHaveLength(30);
  expect(await fresh.end()).toBe(0);
}, 400_000);

test('says what it takes, and touches nothing', async () => {
  const folder = temporaryFolder();
  const refused = await startDemo(folder, '--frech');
  expect(await refused.ended).toBe(2);
  expect(refused.output).toBe('Uso: npm run demo [-- --fresh]\n');
  expect(existsSync(join(folder, 'data-demo'))).toBe(false);
});

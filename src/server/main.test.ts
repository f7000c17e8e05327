import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { User } from '#shared/accounts.ts';
import type { Company } from '#shared/companies.ts';
import { awaitResetToken } from '../../test/outbox.ts';
import { startModelServer } from '../../test/model-server.ts';
import {
  failToStart,
  startServer,
  temporaryFolder,
  usedDataDir,
} from '../../test/server-process.ts';
import { remoteVisitor } from '../../test/remote-visitor.ts';
import { aCompanyForm, aRegistration, aPdiAnswer } from '../../test/factories.ts';

test.each([
  [{ PORT: 'abc' }, 'PORT deve ser um número inteiro de 0 a 65535.'],
  [{ PORT: '70000' }, 'PORT deve ser um número inteiro de 0 a 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL deve ser um endereço que comece com postgres:// ou postgresql://.',
  ],
  [
    { PUBLIC_URL: 'leme.com' },
    'PUBLIC_URL deve ser um endereço que comece com http:// ou https://.',
  ],
  [
    { AI_PROVIDER: 'skynet' },
    'AI_PROVIDER deve ser um destes: offline, openai, anthropic, google, openai-compatible.',
  ],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_PROVIDER=openai precisa de AI_MODEL.'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_PROVIDER=openai precisa de AI_API_KEY.'],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
    'AI_PROVIDER=openai-compatible precisa de AI_BASE_URL.',
  ],
  [
    { SUPPORT_FORM_URL: 'javascript:alert(1)' },
    'SUPPORT_FORM_URL deve ser um endereço que comece com http:// ou https://.',
  ],
  [{ SUPPORT_EMAIL: 'suporte' }, 'SUPPORT_EMAIL deve ser um endereço de email.'],
  [{ TRIAL_DAYS: '-1' }, 'TRIAL_DAYS deve ser um número inteiro de 0 a 3650.'],
])('%o stops the start with one sentence', async (environment, sentence) => {
  const { code, output } = await failToStart({ DATA_DIR: temporaryFolder(), ...environment });
  expect({ code, output }).toEqual({ code: 1, output: `${sentence}\n` });
});

test.each([
  [
    { DATABASE_URL: 'postgres://x:segredo@127.0.0.1:9/x' },
    /^DATABASE_URL: .*127\.0\.0\.1:9 \(ECONNREFUSED\)\.$/,
  ],
  [{ DATA_DIR: '/dev/null/leme' }, /^DATA_DIR: .*\/dev\/null\/leme \(E[A-Z]+\)\.$/],
  [{ HOST: '192.0.2.1' }, /^Não é possível usar o endereço de HOST e PORT \(EADDRNOTAVAIL\)/],
])(
  '%o that nothing answers to is one sentence too, without the password',
  async (environment, sentence) => {
    const { code, output } = await failToStart({ DATA_DIR: await usedDataDir(), ...environment });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(sentence);
    expect(output.trim()).not.toContain('\n');
    expect(output).not.toContain('segredo');
  },
);

test('says where it is and where the data live; a taken port is one sentence', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  expect(server.output()).toBe(
    `Leme: ${server.url}\nDados: ${dataDir}/database\nDocumentos: escritos pelo próprio Leme, sem modelo de IA (para ligar um: AI_PROVIDER e AI_MODEL, como em docs/models.md)\n`,
  );
  const { port } = new URL(server.url);
  const second = await failToStart({ DATA_DIR: await usedDataDir(), PORT: port });
  expect(second.code).toBe(1);
  expect(second.output).toBe(
    `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra com PORT.\n`,
  );
});

test('a second process on the same folder is refused, the first goes on', async () => {
  const dataDir = await usedDataDir();
  const first = await startServer({ DATA_DIR: dataDir });
  const second = await failToStart({ DATA_DIR: dataDir });
  expect(second.code).toBe(1);
  expect(second.output).toContain('já está em uso por outro processo do Leme');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.end('SIGTERM')).toBe(0);
  const third = await startServer({ DATA_DIR: dataDir });
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
});

test('SIGTERM finishes the document being written, then exits 0', async () => {
  const title = 'Plano de Desenvolvimento Individual';
  const text = JSON.stringify(aPdiAnswer(title));
  const provider = await startModelServer({
    answer: () => ({ text, chunkSize: 8, chunkDelayMs: 30 }),
  });
  const dataDir = await usedDataDir();
  const environment = {
    DATA_DIR: dataDir,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: provider.url,
  };
  const server = await startServer(environment);
  const visitor = await signedIn(server.url);
  const company = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  const body = { type: 'pdi', prompt: 'Plano', companyId: company.id };
  const answer = visitor.ask('POST', '/api/ai/generate', body);
  while (provider.requests.length === 0) await pause(20);
  const exit = server.end('SIGTERM');
  expect(await answer).toMatchObject({ result: { title } });
  expect(await exit).toBe(0);
  await provider.close();

  const again = await startServer(environment);
  visitor.url = again.url;
  const history = await visitor.ask('GET', '/api/ai-history');
  expect(history).toMatchObject({ total: 1, items: [{ title }] });
});

test('a request that never comes whole does not hold up the end', async () => {
  const server = await startServer({ DATA_DIR: await usedDataDir() });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: leme\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 500\r\n\r\n{`);
  // The server has read the first half when it answers what came after.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  socket.destroy();
});

test('a reset link comes as a file of the outbox; the log says where, and never the link', async () => {
  const dataDir = await usedDataDir();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
  const visitor = await signedIn(server.url);
  const { user } = await visitor.ask<{ user: User }>('GET', '/api/auth/me');
  const { email, name } = user;
  await visitor.ask('POST', '/api/auth/forgot-password', { email });
  const outbox = `${dataDir}/outbox`;
  const token = await awaitResetToken(outbox, email, 1);
  const [file] = readdirSync(outbox);
  await expect.poll(server.output).toContain(`${outbox}/${file}`);

  const checked = await visitor.ask('GET', `/api/auth/reset-password/${token}`);
  expect(checked).toMatchObject({ success: true, user: { name } });
  const password = 'outra-senha-bem-guardada';
  const body = { token, password, confirmPassword: password };
  await visitor.ask('POST', '/api/auth/reset-password', body);
  const refused = await visitor.send('GET', `/api/auth/reset-password/${token}?token=${token}`);
  expect(refused.status).toBe(400);
  expect((await visitor.send('GET', '/api/auth/me')).status).toBe(401);
  const guess = { email, password: `${password}!` };
  expect((await visitor.send('POST', '/api/auth/login', guess)).status).toBe(401);
  await visitor.ask('POST', '/api/auth/login', { email, password });

  expect(await server.end('SIGTERM')).toBe(0);
  const log = server.output();
  expect(log).toContain('/api/auth/reset-password/:token');
  expect(log).toMatch(/"reqId":"[^"]+","event":"login_failed"/);
  for (const secret of [token, email, name, password]) expect(log).not.toContain(secret);
});

test('a mail server that is not there does not stop the start', async () => {
  const SMTP_URL = 'smtp://127.0.0.1:9';
  const server = await startServer({ DATA_DIR: await usedDataDir(), SMTP_URL });
  const visitor = await signedIn(server.url);
  const { user } = await visitor.ask<{ user: User }>('GET', '/api/auth/me');
  await visitor.ask('POST', '/api/auth/forgot-password', { email: user.email });
  await expect.poll(server.output).toContain('"event":"job_failed"');
  expect(await server.end('SIGTERM')).toBe(0);
});

async function signedIn(url: string) {
  const visitor = remoteVisitor(url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  return visitor;
}

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Company } from '#shared/companies.ts';
import { aCompanyForm, anEmployeeForm, aRegistration } from '../../test/factories.ts';
import { freshDatabase } from '../../test/postgres.ts';
import { remoteVisitor, type RemoteVisitor } from '../../test/remote-visitor.ts';
import { runAdmin } from '../../test/run-admin.ts';
import { startServer, temporaryFolder, usedDataDir } from '../../test/server-process.ts';
import { openPostgresDatabase } from './db/postgres.ts';

/** Programs are built, and databases made, while a test waits. */
const patience = 400_000;

const isPostgres = process.env['LEME_TEST_DATABASE'] === 'postgres';

/** The settings of an installation of its own, on the database of the test project. */
async function installation(): Promise<Record<string, string>> {
  const environment = { DATA_DIR: await usedDataDir(), TRIAL_DAYS: '14' };
  if (!isPostgres) return environment;
  const { url, drop } = await freshDatabase(async (empty) => {
    const opened = await openPostgresDatabase(empty);
    await opened.close();
  });
  onTestFinished(drop);
  return { ...environment, DATABASE_URL: url };
}

/** Does something as a user of a server that runs meanwhile, then ends it. */
async function served<T>(
  environment: Record<string, string>,
  work: (visitor: RemoteVisitor) => Promise<T>,
): Promise<T> {
  const server = await startServer(environment);
  const done = await work(remoteVisitor(server.url));
  expect(await server.end('SIGTERM')).toBe(0);
  return done;
}

const login = (visitor: RemoteVisitor, { email, password }: { email: string; password: string }) =>
  visitor.send('POST', '/api/auth/login', { email, password });

async function register(visitor: RemoteVisitor) {
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  expect((await login(visitor, registration)).status).toBe(200);
  return registration;
}

test.each([
  [['users'], /^Comando não reconhecido: "users"\. .*--help\n$/],
  [[], /^Comando não reconhecido: nada\./],
  [['credits', 'grant', 'a@b.c', 'dez'], /^O número de créditos deve ser um número inteiro/],
  [['credits', 'grant', 'a@b.c', '0'], /de 1 a 1000000\.\n$/],
  [['subscription', 'set', 'a@b.c', 'gold'], /^A assinatura pode ser active ou trial\.\n$/],
  [['subscription', 'set', 'a@b.c', 'trial', '--days'], /^--days precisa de um número\.\n$/],
  [['users', 'list', '--days', '3'], /^--days só vale com subscription set/],
  [['users', 'list', '--tudo'], /^Opção não reconhecida\./],
])('%j is one sentence and ends with 2', async (args, sentence) => {
  const { code, said, complained } = await runAdmin({}, ...args);
  expect({ code, said }).toEqual({ code: 2, said: '' });
  expect(complained).toMatch(sentence);
  expect(complained.trimEnd()).not.toContain('\n');
});

test('--help names every command and touches nothing', async () => {
  const { code, said } = await runAdmin({ DATABASE_URL: 'postgres://127.0.0.1:9/x' }, '--help');
  expect(code).toBe(0);
  for (const name of ['users list', 'credits grant', 'subscription set', 'backup', 'restore']) {
    expect(said).toContain(name);
  }
});

test('a database that does not answer is one sentence without its password', async () => {
  const environment = { DATABASE_URL: 'postgres://x:segredo@127.0.0.1:9/x' };
  const { code, complained } = await runAdmin(environment, 'users', 'list');
  expect(code).toBe(1);
  expect(complained).toMatch(/^DATABASE_URL: .*ECONNREFUSED/);
  expect(complained).not.toContain('segredo');
});

test('credits, subscription and access of an account', { timeout: patience }, async () => {
  const environment = await installation();
  const registration = await served(environment, async (visitor) => {
    const registered = await register(visitor);
    await visitor.ask('POST', '/api/companies', aCompanyForm());
    return registered;
  });
  const { email } = registration;
  const admin = (...args: string[]) => runAdmin(environment, ...args);

  expect(await admin('credits', 'grant', email.toUpperCase(), '25')).toMatchObject({
    code: 0,
    said: `${email.toUpperCase()} tem agora 75 créditos.\n`,
  });
  expect((await admin('subscription', 'set', email, 'trial', '--days', '30')).code).toBe(0);
  const onTrial = (await admin('users', 'list')).said;
  expect(onTrial.split('\n')[0]).toMatch(/^e-mail +nome +desde +assinatura/);
  expect(onTrial).toMatch(
    new RegExp(`${email} +Marina Duarte +\\S+ +teste até \\S+ +75 +sim +Mercado Bom Vizinho +\\d`),
  );
  expect(onTrial).not.toMatch(/argon2|[0-9a-f]{32}/);
  expect((await admin('subscription', 'set', email, 'active')).code).toBe(0);
  expect((await admin('users', 'list')).said).toMatch(/ ativa +75 /);
  expect((await admin('users', 'deactivate', email)).code).toBe(0);
  expect((await admin('users', 'list')).said).toMatch(/ 75 +não .* –\n$/);
  await served(environment, async (visitor) => {
    expect((await login(visitor, registration)).status).toBe(401);
  });
  expect((await admin('users', 'activate', email)).code).toBe(0);
  expect((await admin('sweep')).code).toBe(0);
  await served(environment, async (visitor) => {
    expect((await login(visitor, registration)).status).toBe(200);
    expect(await visitor.ask('GET', '/api/user/credits')).toEqual({ credits: 75 });
    expect(await visitor.ask('GET', '/api/auth/trial-status')).toMatchObject({
      subscriptionStatus: 'active',
    });
  });
  expect(await admin('users', 'deactivate', 'ninguem@exemplo.com')).toEqual({
    code: 1,
    said: '',
    complained: 'Nenhuma conta tem o e-mail ninguem@exemplo.com.\n',
  });
});

test(
  'a deactivated user is signed out at once, or the server must be stopped first',
  { timeout: patience },
  async () => {
    const environment = await installation();
    const server = await startServer(environment);
    const visitor = remoteVisitor(server.url);
    const { email } = await register(visitor);
    const run = await runAdmin(environment, 'users', 'deactivate', email);
    const { status } = await visitor.send('GET', '/api/auth/me');
    const expected = isPostgres
      ? { code: 0, said: /desativada/, complained: /^$/, status: 401 }
      : {
          code: 1,
          said: /^$/,
          complained: /já está em uso.*Pare o servidor antes\.\n$/,
          status: 200,
        };
    expect({ code: run.code, status }).toEqual({ code: expected.code, status: expected.status });
    expect(run.said).toMatch(expected.said);
    expect(run.complained).toMatch(expected.complained);
  },
);

test(
  'a backup restored elsewhere serves the same user the same things',
  { timeout: patience },
  async () => {
    const environment = await installation();
    const path = join(temporaryFolder(), 'leme.zip');
    const seen = async (visitor: RemoteVisitor) => {
      const companies = await visitor.ask<Company[]>('GET', '/api/companies');
      const query = `?companyId=${companies[0]!.id}`;
      return {
        companies,
        me: await visitor.ask('GET', '/api/auth/me'),
        employees: await visitor.ask('GET', `/api/employees${query}`),
        history: await visitor.ask('GET', '/api/ai-history'),
        stats: await visitor.ask('GET', `/api/stats${query}`),
      };
    };
    const made = await served(environment, async (visitor) => {
      const registration = await register(visitor);
      const { id } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
      const form = new FormData();
      form.append('data', JSON.stringify({ ...anEmployeeForm(), companyId: id }));
      await visitor.ask('POST', '/api/employees', form);
      const order = { type: 'pdi', prompt: 'Plano de estudo', companyId: id };
      await visitor.ask('POST', '/api/ai/generate', order);
      return { registration, before: await seen(visitor) };
    });

    const backup = await runAdmin(environment, 'backup', path);
    expect(backup).toMatchObject({ code: 0, complained: '' });
    expect(backup.said).toContain('1 conta, 1 documento');
    const again = await runAdmin(environment, 'backup', path);
    expect(again).toMatchObject({
      code: 1,
      complained: `${path} já existe. Escolha outro nome.\n`,
    });
    const onto = await runAdmin(environment, 'restore', path);
    expect(onto.code).toBe(1);
    expect(onto.complained).toMatch(/^O banco já tem dados\./);

    const elsewhere = await installation();
    expect(await runAdmin(elsewhere, 'restore', path)).toMatchObject({ code: 0, complained: '' });
    await served(elsewhere, async (visitor) => {
      expect((await login(visitor, made.registration)).status).toBe(200);
      expect(await seen(visitor)).toEqual(made.before);
    });
  },
);

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountEndpoints, type Registration } from '#shared/accounts.ts';
import { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { auditEvents, passwordResets, users } from '../db/schema.ts';
import { aCompanyForm, aRegistration } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { awaitResetToken, mailsTo } from '../../../test/outbox.ts';
import { messages } from '../messages.ts';

const server = testServer({ works: true });
const minute = 60_000;
const newPassword = 'outra-senha-bem-guardada';

async function register(): Promise<Registration> {
  const registration = aRegistration();
  await server.visitor().call(accountEndpoints.register, { body: registration });
  return registration;
}

let addresses = 0;

/** Asks for a link, each time from another address. */
async function ask(
  email: string,
  from = `10.9.${Math.trunc((addresses += 1) / 200)}.${addresses % 200}`,
) {
  const options = { remoteAddress: from };
  return server.visitor().send(accountEndpoints.forgotPassword, { body: { email } }, options);
}

async function linkFor(email: string, count = 1): Promise<string> {
  expect((await ask(email)).statusCode).toBe(200);
  return awaitResetToken(server.outbox, email, count);
}

async function redeem(token: string, password = newPassword): Promise<number> {
  const body = { token, password, confirmPassword: password };
  const response = await server.visitor().send(accountEndpoints.resetPassword, { body });
  return response.statusCode;
}

async function check(token: string): Promise<number> {
  const response = await server
    .visitor()
    .send(accountEndpoints.checkResetToken, { params: { token } });
  return response.statusCode;
}

async function login(
  { email }: Registration,
  password: string,
  from = '10.8.0.1',
): Promise<number> {
  const body = { email, password };
  const options = { remoteAddress: from };
  const response = await server.visitor().send(accountEndpoints.login, { body }, options);
  return response.statusCode;
}

async function expectAllJobsDone(): Promise<void> {
  const left = async () => {
    const text = "select 1 from pgboss.job where state <> 'completed'";
    return (await server.database.executeSql(text)).rows;
  };
  await expect.poll(left).toEqual([]);
}

test('by the link of the mail the password is changed, and every session ends', async () => {
  const registration = aRegistration();
  const user = await server.newUser(registration);
  const answer = await server
    .visitor()
    .call(accountEndpoints.forgotPassword, { body: { email: registration.email.toUpperCase() } });
  expect(answer).toEqual({ success: true, message: messages.resetRequested });
  const token = await awaitResetToken(server.outbox, registration.email, 1);

  const checked = await server
    .visitor()
    .call(accountEndpoints.checkResetToken, { params: { token } });
  expect(checked).toEqual({
    success: true,
    message: 'Token válido',
    user: { name: registration.name },
  });
  const body = { token, password: newPassword, confirmPassword: newPassword };
  const done = await server.visitor().call(accountEndpoints.resetPassword, { body });
  expect(done).toEqual({ success: true, message: messages.passwordReset });

  expect((await user.fail(accountEndpoints.me)).status).toBe(401);
  expect(await login(registration, registration.password)).toBe(401);
  expect(await login(registration, newPassword)).toBe(200);
  const trail = await server.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .innerJoin(users, eq(users.id, auditEvents.userId))
    .where(eq(users.email, registration.email))
    .orderBy(auditEvents.id);
  expect(trail.map(({ action }) => action)).toEqual(['login', 'password_reset', 'login']);
});

test('a reset ends the address of the calendar too', async () => {
  const registration = aRegistration();
  const user = await server.newUser(registration);
  await user.call(companyEndpoints.create, { body: aCompanyForm() });
  const { url } = await user.call(commitmentSettingsEndpoints.renewFeed);
  const look = async () => (await server.app.inject({ url: new URL(url).pathname })).statusCode;
  expect(await look()).toBe(200);
  expect(await redeem(await linkFor(registration.email))).toBe(200);
  expect(await look()).toBe(404);
  await user.call(accountEndpoints.login, {
    body: { email: registration.email, password: newPassword },
  });
  const settings = await user.call(commitmentSettingsEndpoints.get);
  expect(settings.feedSince).toBeNull();
});

test('a link works once, and what is no link is refused in the same words', async () => {
  const { email } = await register();
  const token = await linkFor(email);
  expect(await redeem(token)).toBe(200);
  for (const used of [token, 'x', 'ü '.repeat(80), token.toLowerCase()]) {
    const params = { token: used };
    const checked = await server.visitor().fail(accountEndpoints.checkResetToken, { params });
    const body = { token: used, password: newPassword, confirmPassword: newPassword };
    const redeemed = await server.visitor().fail(accountEndpoints.resetPassword, { body });
    expect(checked.status).toBe(400);
    expect(checked.body).toEqual({ success: false, message: 'Token inválido ou expirado' });
    expect(redeemed.status).toBe(400);
    expect(redeemed.body).toEqual(checked.body);
  }
});

test('of twenty redemptions at once one wins', async () => {
  const registration = await register();
  const token = await linkFor(registration.email);
  const passwords = Array.from({ length: 20 }, (_, index) => `senha-numero-${index}`);
  const statuses = await Promise.all(passwords.map((password) => redeem(token, password)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  const winner = passwords[statuses.indexOf(200)]!;
  expect(await login(registration, winner)).toBe(200);
});

test('a link is valid for 15 minutes from the sending of the mail', async () => {
  const start = server.clock.now;
  const { email } = await register();
  const token = await linkFor(email);
  try {
    server.clock.now = new Date(start.getTime() + 15 * minute - 1);
    expect(await check(token)).toBe(200);
    server.clock.now = new Date(start.getTime() + 15 * minute);
    expect(await check(token)).toBe(400);
    expect(await redeem(token)).toBe(400);
  } finally {
    server.clock.now = start;
  }
});

test('a link in the former mailbox ends with a change of the e-mail', async () => {
  const registration = aRegistration();
  const user = await server.newUser(registration);
  const token = await linkFor(registration.email);
  const { name } = registration;
  const body = { name, email: `novo.${registration.email}` };
  await user.call(accountEndpoints.updateProfile, { body: { name, email: registration.email } });
  expect(await check(token)).toBe(200);
  await user.call(accountEndpoints.updateProfile, { body });
  expect(await redeem(token)).toBe(400);
});

test('a newer link ends the older one', async () => {
  const { email } = await register();
  const older = await linkFor(email, 1);
  const newer = await linkFor(email, 2);
  expect(await check(older)).toBe(400);
  expect(await redeem(older)).toBe(400);
  expect(await redeem(newer)).toBe(200);
});

test('the token is stored nowhere but in the mail', async () => {
  const registration = await register();
  const token = await linkFor(registration.email);
  const stored = await server.db.select().from(passwordResets);
  expect(stored.some(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true);
  const jobs = await server.database.executeSql('select * from pgboss.job');
  const everything = JSON.stringify([stored, jobs.rows]);
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(registration.email);
});

test('a disabled account gets no mail, and its link works no more', async () => {
  const { email } = await register();
  const token = await linkFor(email);
  await server.db.update(users).set({ isActive: false }).where(eq(users.email, email));
  expect(await check(token)).toBe(400);
  expect(await redeem(token)).toBe(400);
  expect((await ask(email)).statusCode).toBe(200);
  await expectAllJobsDone();
  expect(await mailsTo(server.outbox, email)).toHaveLength(1);
});

test('a login with the old password that runs beside the reset leaves no session', async () => {
  const registration = await register();
  const token = await linkFor(registration.email);
  const visitors = Array.from({ length: 8 }, () => server.visitor());
  const { email, password } = registration;
  const logins = visitors.map((visitor, index) =>
    visitor.send(
      accountEndpoints.login,
      { body: { email, password } },
      { remoteAddress: `10.7.0.${index}` },
    ),
  );
  expect(await redeem(token)).toBe(200);
  await Promise.all(logins);
  for (const visitor of visitors)
    expect((await visitor.send(accountEndpoints.me)).statusCode).toBe(401);
});

test('guesses that lock the owner out do so no more after a reset', async () => {
  const registration = await register();
  for (let index = 0; index < 10; index += 1) {
    expect(await login(registration, 'errada-mesmo', '127.0.0.1')).toBe(401);
  }
  expect(await login(registration, registration.password, '127.0.0.1')).toBe(429);
  expect(await redeem(await linkFor(registration.email))).toBe(200);
  expect(await login(registration, newPassword, '127.0.0.1')).toBe(200);
});

test('a stranger cannot use up the links that the owner may ask for', async () => {
  const { email } = await register();
  const asked = await Promise.all(Array.from({ length: 7 }, () => ask(email, '10.7.7.7')));
  expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  expect((await ask(email, '10.7.7.8')).statusCode).toBe(200);
});

test('one person gets ten mails in a quarter of an hour; then the answer is 429, known or not', async () => {
  const { email } = await register();
  for (const asked of [email, 'tambem-ninguem@exemplo.com.br']) {
    const statuses = await Promise.all(
      Array.from({ length: 13 }, async () => (await ask(asked)).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const refused = await ask(asked.toUpperCase());
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toEqual({ success: false, message: messages.tooMany });
  }
  await expectAllJobsDone();
  expect(await mailsTo(server.outbox, email)).toHaveLength(10);
});

test('one address may ask for thirty links, and try sixty', async () => {
  const from = '10.6.6.6';
  const asked = await Promise.all(
    Array.from({ length: 31 }, async (_, index) => {
      const response = await ask(`pessoa${index}@exemplo.com.br`, from);
      return response.statusCode;
    }),
  );
  expect(asked.filter((status) => status === 429)).toHaveLength(1);
  const tried = await Promise.all(
    Array.from({ length: 61 }, async (_, index) => {
      const token = `palpite-${index}`;
      const body = { token, password: newPassword, confirmPassword: newPassword };
      const response = await (index % 2 === 0
        ? server.visitor().send(accountEndpoints.resetPassword, { body }, { remoteAddress: from })
        : server
            .visitor()
            .send(
              accountEndpoints.checkResetToken,
              { params: { token } },
              { remoteAddress: from },
            ));
      return response.statusCode;
    }),
  );
  expect(tried.filter((status) => status === 400)).toHaveLength(60);
  expect(tried.filter((status) => status === 429)).toHaveLength(1);
});

test('the passwords must agree, in the specification’s words', async () => {
  const { status, body } = await server.visitor().fail(accountEndpoints.resetPassword, {
    body: { token: 'x', password: '123456', confirmPassword: '1234567' },
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual([{ path: 'confirmPassword', message: 'Senhas não coincidem' }]);
});

import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { accountEndpoints, type Registration } from '#shared/accounts.ts';
import { auditEvents, knownDevices, rateLimits, sessions, users } from '../db/schema.ts';
import { aCompany, aRegistration } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { messages } from '../messages.ts';

const server = testServer();
const minute = 60_000;
const day = 86_400_000;

async function register(): Promise<Registration> {
  const registration = aRegistration();
  await server.visitor().call(accountEndpoints.register, { body: registration });
  return registration;
}

/** Tries to log in and gives the status. */
async function tryLogin(
  { email }: { email: string },
  { password = 'errada-mesmo', from = '127.0.0.1', as = server.visitor() } = {},
): Promise<number> {
  const body = { email, password };
  const response = await as.send(accountEndpoints.login, { body }, { remoteAddress: from });
  return response.statusCode;
}

/** The present of a test that moves the clock; afterwards it is set back. */
function presentOfTest(): Date {
  const start = server.clock.now;
  onTestFinished(() => {
    server.clock.now = start;
  });
  return start;
}

const repeat = <T>(times: number, work: (index: number) => T) =>
  Array.from({ length: times }, (_, index) => work(index));

test('the token is stored hashed, and changes with every login', async () => {
  const user = await server.newUser();
  const first = user.cookie();
  const [, token = ''] = /leme_session=([^;]+)/.exec(first)!;
  const rows = await server.db.select().from(sessions);
  expect(rows.some((row) => row.tokenHash.includes(token))).toBe(false);

  const { user: account } = await user.call(accountEndpoints.me);
  const body = { email: account.email, password: aRegistration().password };
  await user.call(accountEndpoints.login, { body });
  expect(user.cookie()).not.toContain(token);
  const withOldToken = await server
    .visitor()
    .fail(accountEndpoints.me, {}, { headers: { cookie: first } });
  expect(withOldToken.status).toBe(401);
});

test.each(['leme_session', 'leme_device'])(
  'the cookie %s is HttpOnly and SameSite=Lax, and Secure only over https',
  async (name) => {
    const { email, password } = await register();
    const response = await server
      .visitor()
      .send(accountEndpoints.login, { body: { email, password } });
    const cookie = response.cookies.find((sent) => sent.name === name);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookie?.secure).toBeUndefined();
  },
);

test('a session ends after 7 idle days, and after 30 days in all', async () => {
  const start = presentOfTest();
  const idle = await server.newUser();
  const busy = await server.newUser();
  server.clock.now = new Date(start.getTime() + 7 * day + 1);
  expect((await idle.send(accountEndpoints.me)).statusCode).toBe(401);
  for (let passed = 6; passed <= 30; passed += 6) {
    server.clock.now = new Date(start.getTime() + passed * day);
    expect((await busy.send(accountEndpoints.me)).statusCode).toBe(200);
  }
  server.clock.now = new Date(start.getTime() + 30 * day + 1);
  expect((await busy.send(accountEndpoints.me)).statusCode).toBe(401);
});

test('a disabled account is out at once, and cannot log in', async () => {
  const registration = aRegistration();
  const user = await server.newUser(registration);
  await server.db.update(users).set({ isActive: false }).where(eq(users.email, registration.email));
  expect((await user.fail(accountEndpoints.me)).status).toBe(401);
  const { email, password } = registration;
  const { body } = await server
    .visitor()
    .fail(accountEndpoints.login, { body: { email, password } });
  expect(body.message).toBe(messages.accountDisabled);
});

test('a login is in the audit trail, with the company once there is one', async () => {
  const registration = aRegistration();
  const user = await server.newUser(registration);
  const { company } = await aCompany(user);
  expect(await tryLogin(registration)).toBe(401);
  expect(await tryLogin(registration, registration)).toBe(200);
  const { user: account } = await user.call(accountEndpoints.me);
  const trail = await server.db
    .select({ action: auditEvents.action, companyId: auditEvents.companyId })
    .from(auditEvents)
    .where(eq(auditEvents.userId, account.id))
    .orderBy(auditEvents.id);
  expect(trail.filter(({ action }) => action === 'login')).toEqual([
    { action: 'login', companyId: null },
    { action: 'login', companyId: company.id },
  ]);
});

test('thirty guesses at once from one address: ten are heard', async () => {
  const account = await register();
  const statuses = await Promise.all(repeat(30, () => tryLogin(account, { from: '10.1.0.1' })));
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('guesses are refused for a quarter of an hour at most, in Portuguese', async () => {
  const start = presentOfTest();
  const account = await register();
  const from = '10.2.0.1';
  for (const _ of repeat(10, Number)) expect(await tryLogin(account, { from })).toBe(401);
  const body = { email: account.email, password: account.password };
  const refused = await server
    .visitor()
    .fail(accountEndpoints.login, { body }, { remoteAddress: from });
  expect(refused).toMatchObject({ status: 429, body: { message: messages.tooMany } });
  const retryAfter = Number(refused.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  expect(await tryLogin(account, { ...account, from: '10.2.0.2' })).toBe(200);
  server.clock.now = new Date(start.getTime() + retryAfter * 1000);
  expect(await tryLogin(account, { ...account, from })).toBe(200);
});

test('one network of IPv6 addresses counts as one', async () => {
  const account = await register();
  const guess = (index: number) => tryLogin(account, { from: `2001:db8:5:5::${index + 1}` });
  expect(await Promise.all(repeat(10, guess))).toEqual(repeat(10, () => 401));
  expect(await tryLogin(account, { ...account, from: '2001:db8:5:5:ffff::1' })).toBe(429);
  expect(await tryLogin(account, { ...account, from: '2001:db8:5:6::1' })).toBe(200);
});

test('guesses from everywhere stop at a hundred, and a known browser gets in all the same', async () => {
  const start = presentOfTest();
  const registration = aRegistration();
  const owner = await server.newUser(registration);
  const guess = (index: number) =>
    tryLogin(registration, { from: `10.3.${Math.trunc(index / 10)}.1` });
  const statuses = await Promise.all(repeat(110, guess));
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const stranger = { password: registration.password, from: '10.4.0.1' };
  expect(await tryLogin(registration, stranger)).toBe(429);
  expect(await tryLogin(registration, { ...stranger, as: owner })).toBe(200);
  // Nor does the owner's login give the guessers another hundred.
  expect(await guess(500)).toBe(429);
  server.clock.now = new Date(start.getTime() + 15 * minute);
  expect(await tryLogin(registration, stranger)).toBe(200);
});

test('a known browser has ten tries of its own', async () => {
  const registration = aRegistration();
  const as = await server.newUser(registration);
  const guesses = await Promise.all(repeat(12, () => tryLogin(registration, { as })));
  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(2);
  // Whoever has lost the cookie is a stranger, and strangers have tried nothing yet.
  expect(await tryLogin(registration, registration)).toBe(200);
});

test('the browser of another account is a stranger', async () => {
  const account = await register();
  const as = await server.newUser();
  const from = '10.5.0.1';
  for (const _ of repeat(10, Number)) expect(await tryLogin(account, { from })).toBe(401);
  expect(await tryLogin(account, { ...account, from, as })).toBe(429);
});

test('a successful login forgets the wrong ones before it', async () => {
  const account = await register();
  const from = '10.6.0.1';
  for (const _ of repeat(3, Number)) {
    for (const __ of repeat(9, Number)) expect(await tryLogin(account, { from })).toBe(401);
    expect(await tryLogin(account, { ...account, from })).toBe(200);
  }
});

test('a browser stays one known device, hashed, however often it logs in', async () => {
  const registration = aRegistration();
  const user = await server.newUser(registration);
  const [, token = ''] = /leme_device=([^;]+)/.exec(user.cookie())!;
  expect(await tryLogin(registration, { ...registration, as: user })).toBe(200);
  const { user: account } = await user.call(accountEndpoints.me);
  const devices = await server.db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.userId, account.id));
  expect(devices).toHaveLength(1);
  expect(devices[0]!.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  expect(devices[0]!.tokenHash).not.toContain(token);
});

test('no e-mail and no address lies in the counters', async () => {
  await tryLogin({ email: 'contado@exemplo.com.br' });
  const counters = await server.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(counters.length).toBeGreaterThan(0);
  for (const { key } of counters) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

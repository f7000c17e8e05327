import { expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { aRegistration } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsWith } from '../../../test/rows.ts';

const server = testServer({
  environment: { PUBLIC_URL: 'https://leme.exemplo.com.br', TRUST_PROXY: 'on', RATE_LIMIT: 'off' },
});

async function logIn(headers: Record<string, string>) {
  const registration = aRegistration();
  await server.visitor().call(accountEndpoints.register, { body: registration });
  const { email, password } = registration;
  return server.app.inject({
    method: 'POST',
    url: accountEndpoints.login.path,
    headers,
    payload: { email, password },
  });
}

test.each<Record<string, string>>([{ 'x-forwarded-proto': 'https' }, {}])(
  'cookies are for the server alone, for this site alone, and over https alone: %o',
  async (headers) => {
    const { cookies } = await logIn(headers);
    const paths = Object.fromEntries(cookies.map(({ name, path }) => [name, path]));
    expect(paths).toEqual({ '__Host-leme_session': '/', '__Secure-leme_device': '/api/auth' });
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('domain');
    }
  },
);

test('a logout takes the cookie back', async () => {
  const response = await server.app.inject({ method: 'POST', url: accountEndpoints.logout.path });
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: '__Host-leme_session', value: '', secure: true, path: '/' }),
  ]);
});

test('a session’s token travels in its cookie and nowhere else, and is stored nowhere', async () => {
  const response = await logIn({ 'x-forwarded-proto': 'https' });
  const tokens = response.cookies.map(({ value }) => value);
  for (const token of tokens) {
    // 256 random bits.
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(response.body).not.toContain(token);
  }
  expect(await rowsWith(server.db, tokens)).toEqual([]);
});

test('a password is what was typed, to the letter', async () => {
  const password = ` Çenha é isto: ${'🔑'.repeat(20)} e mais 64 Letras que não se cortam `;
  const registration = { ...aRegistration(), password };
  await server.visitor().call(accountEndpoints.register, { body: registration });
  const login = (tried: string) =>
    server.visitor().send(accountEndpoints.login, {
      body: { email: registration.email, password: tried },
    });
  expect((await login(password)).statusCode).toBe(200);
  const almost = [password.trim(), password.toLowerCase(), password.slice(0, 72), `${password}x`];
  for (const other of [...almost, password.normalize('NFD')]) {
    expect((await login(other)).statusCode).toBe(401);
  }
  const rows = await rowsWith(server.db, [registration.email]);
  expect(rows.join()).toContain('$argon2id$v=19$');
  expect(await rowsWith(server.db, [password])).toEqual([]);
});

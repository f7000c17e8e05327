import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { aRegistration } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { messages } from '../messages.ts';
import { verifyPassword } from './passwords.ts';

// Watched, not replaced; what earlier files of this worker imported is imported anew, to be watched too.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

// Its workers rest: what they do is no part of an answer.
const server = testServer();
const unknown = 'ninguem@exemplo.com.br';

async function knownEmail(): Promise<string> {
  const registration = aRegistration();
  await server.visitor().call(accountEndpoints.register, { body: registration });
  return registration.email;
}

/** What some work gives, and the texts of its queries. */
async function watched<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const results: T[] = [];
  const sent = await server.sqlOf(async () => void results.push(await work()));
  return { result: results[0]!, queries: sent.map(({ text }) => text) };
}

test.each([
  ['without a device cookie', ''],
  ['with one of another account', 'leme_device=de-outra-conta'],
])(
  'a login %s: known or not, an e-mail is answered alike after the same work',
  async (_, cookie) => {
    const tries = [];
    for (const email of [await knownEmail(), unknown]) {
      vi.mocked(argon2.verify).mockClear();
      const body = { email, password: 'outra-senha' };
      const { result, queries } = await watched(() =>
        server.visitor().fail(accountEndpoints.login, { body }, { headers: { cookie } }),
      );
      const verified = vi.mocked(argon2.verify).mock.calls.length;
      tries.push({ status: result.status, body: result.body, queries, verified });
    }
    expect(tries[0]).toMatchObject({ status: 401, verified: 1 });
    expect(tries[0]!.body.message).toBe(messages.loginFailed);
    expect(tries[0]!.queries).toHaveLength(cookie === '' ? 4 : 5);
    expect(tries[1]).toEqual(tries[0]);
  },
);

test('the password that stands in for a missing one opens nothing', async () => {
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
});

test('asking for a link: known or not, an e-mail is answered alike after the same work', async () => {
  const tries = [];
  for (const email of [await knownEmail(), unknown]) {
    const { result, queries } = await watched(() =>
      server.visitor().send(accountEndpoints.forgotPassword, { body: { email } }),
    );
    tries.push({ status: result.statusCode, body: result.json<unknown>(), queries });
  }
  expect(tries[0]).toMatchObject({ status: 200, body: { message: messages.resetRequested } });
  expect(tries[0]!.queries).toHaveLength(4);
  expect(tries[1]).toEqual(tries[0]);
  const { rows } = await server.database.executeSql(
    'select data from pgboss.job order by created_on',
  );
  expect(rows).toEqual([
    { data: { userId: expect.any(String) as string } },
    { data: { userId: null } },
  ]);
});

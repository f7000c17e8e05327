import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { aCompany, aPdiAnswer } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { companies, documents, employees, generations, users } from '../db/schema.ts';
import { ModelError, type LanguageModel } from '../llm/language-model.ts';
import { messages } from '../messages.ts';

/*
 * What happens to a document while it is written: the model waits until a test lets it go on.
 */

let calls = 0;
let meanwhile: () => Promise<unknown> = () => Promise.resolve();
const languageModel: LanguageModel = {
  name: 'waiting',
  async write() {
    calls += 1;
    await meanwhile();
    return { content: aPdiAnswer(), usage: { inputTokens: 1, outputTokens: 1 } };
  },
};
const server = testServer({ languageModel });

beforeEach(() => {
  calls = 0;
  // No heartbeat: one between the deletion and the end would find a generation that is over, and say that.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

async function aLeader() {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const { user: account } = await user.call(accountEndpoints.me);
  const body = { companyId: company.id, employeeId: employee.id };
  const key = randomUUID();
  const ask = () =>
    user.fail(documentEndpoints.oneClickPdi, { body }, { headers: { 'idempotency-key': key } });
  return { user, userId: account.id, body, key, ask };
}

async function left(companyId: string) {
  const stored = await server.db.select().from(documents).where(eq(documents.companyId, companyId));
  const running = await server.db
    .select({ state: generations.state })
    .from(generations)
    .where(eq(generations.companyId, companyId));
  return { documents: stored.length, generations: running.map(({ state }) => state) };
}

test('an account that is deleted meanwhile leaves nothing behind', async () => {
  const { userId, body, ask } = await aLeader();
  meanwhile = () => server.db.delete(users).where(eq(users.id, userId));
  expect(await ask()).toMatchObject({ status: 401, body: { message: messages.unauthenticated } });
  expect(await left(body.companyId)).toEqual({ documents: 0, generations: [] });
});

test('a company that is deleted meanwhile: nothing kept, nothing charged', async () => {
  const { user, body, ask } = await aLeader();
  meanwhile = () => server.db.delete(companies).where(eq(companies.id, body.companyId));
  expect(await ask()).toMatchObject({ status: 404, body: { message: messages.companyNotFound } });
  expect(await left(body.companyId)).toEqual({ documents: 0, generations: [] });
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
});

test('a person who is erased meanwhile: nothing kept, nothing charged', async () => {
  const { user, body, ask } = await aLeader();
  meanwhile = () => server.db.delete(employees).where(eq(employees.id, body.employeeId));
  expect(await ask()).toMatchObject({ status: 404, body: { message: messages.employeeNotFound } });
  expect(await left(body.companyId)).toEqual({ documents: 0, generations: ['failed'] });
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 50 });
});

test('with nobody waiting it ends as quietly', async () => {
  const { user, userId, body } = await aLeader();
  let deleted = false;
  meanwhile = async () => {
    await expect.poll(() => leaving.signal.aborted).toBe(true);
    await server.db.delete(users).where(eq(users.id, userId));
    deleted = true;
  };
  const leaving = new AbortController();
  const asked = fetch(`${await server.listen()}/api/ai/pdi`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: user.cookie() },
    body: JSON.stringify(body),
    signal: leaving.signal,
  }).catch((error: unknown) => error);
  await expect.poll(() => calls).toBe(1);
  leaving.abort();
  expect(await asked).toBeInstanceOf(DOMException);
  await expect.poll(() => deleted).toBe(true);
  // The next one is served by a process that is well.
  meanwhile = () => Promise.resolve();
  const next = await aLeader();
  await next.user.call(documentEndpoints.oneClickPdi, { body: next.body });
  expect(await left(body.companyId)).toEqual({ documents: 0, generations: [] });
});

test('a failure that cannot be recorded does not hide what failed', async () => {
  const { ask, key, user, body } = await aLeader();
  meanwhile = async () => {
    await server.db.execute(sql`alter table generations rename to hidden_generations`);
    throw new ModelError('unavailable', 'The provider is down');
  };
  try {
    expect(await ask()).toMatchObject({
      status: 503,
      body: { message: messages.modelUnavailable },
    });
  } finally {
    await server.db.execute(sql`alter table hidden_generations rename to generations`);
  }
  // Left running in its row: the next request takes it over once it has been silent for long enough.
  meanwhile = () => Promise.resolve();
  await server.db
    .update(generations)
    .set({ aliveAt: sql`now() - interval '15 seconds'` })
    .where(eq(generations.key, key));
  const headers = { 'idempotency-key': key };
  const again = await user.send(documentEndpoints.oneClickPdi, { body }, { headers });
  expect(again.statusCode).toBe(200);
});

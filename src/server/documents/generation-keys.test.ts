import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { aCompany, aPdiForm } from '../../../test/factories.ts';
import { testServer, writingRoom } from '../../../test/harness.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { generations } from '../db/schema.ts';
import { messages } from '../messages.ts';
import {
  cancelGeneration,
  claimGeneration,
  completeGeneration,
  failGeneration,
  keepAlive,
} from './generation-store.ts';
import { readOrder } from './order.ts';
import { silentGenerationsOf } from './silent-generations.ts';

/*
 * Keys as several processes see them: each has a clock of its own and speaks to the one database.
 */

const server = testServer();
const noUsage = { usage: { inputTokens: null, outputTokens: null }, milliseconds: 1 };

async function aLeader() {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const { user: account } = await user.call(accountEndpoints.me);
  const body = {
    type: 'pdi' as const,
    prompt: JSON.stringify(aPdiForm(employee.id)),
    companyId: company.id,
    teamId: undefined,
    employeeId: employee.id,
  };
  const caller = { ...account, userId: account.id, companyId: company.id as OwnedCompanyId };
  const order = await readOrder({ db: server.db, room: writingRoom }, caller, body);
  const key = randomUUID();
  const start = server.clock.now.getTime();
  const claim = (seconds: number, { db = server.db, prompt = order.requestHash } = {}) => {
    const asked = { ...order, requestHash: prompt };
    const now = new Date(start + seconds * 1000);
    return claimGeneration(db, { order: asked, key, generator: 'offline', now });
  };
  const idOf = async (claimed: ReturnType<typeof claim>) => {
    const claimedNow = await claimed;
    expect(claimedNow.state).toBe('mine');
    return claimedNow.state === 'mine' ? claimedNow.id : '';
  };
  /** As though nothing had been heard of it for so long. */
  const silence = (seconds: number, db: Db = server.db) =>
    db
      .update(generations)
      .set({ aliveAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(generations.key, key));
  const stateOf = async () => {
    const rows = await server.db.select().from(generations).where(eq(generations.key, key));
    return rows[0]?.state;
  };
  const document = async () => (await user.call(documentEndpoints.generate, { body })).aiHistoryId;
  return { user, caller, body, key, claim, idOf, document, silence, stateOf };
}

const day = 24 * 3600;

test('of many who claim a key at once one has it', async () => {
  const { claim } = await aLeader();
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(0)));
  expect(claims.filter(({ state }) => state === 'mine')).toHaveLength(1);
  expect(claims.filter(({ state }) => state === 'elsewhere')).toHaveLength(7);
});

test('one that is kept alive is left alone; one that fell silent is taken over, once', async () => {
  const { claim, idOf, silence } = await aLeader();
  const first = await idOf(claim(0));
  // To the millisecond: in one transaction the database's clock stands still.
  await server.db.transaction(async (tx) => {
    await silence(14.999, tx);
    expect((await claim(0, { db: tx })).state).toBe('elsewhere');
  });
  await silence(16);
  expect(await keepAlive(server.db, [first])).toEqual(new Set([first]));
  expect((await claim(0)).state).toBe('elsewhere');
  await silence(15);
  const claims = await Promise.all(Array.from({ length: 6 }, () => claim(0)));
  expect(claims.filter(({ state }) => state === 'mine')).toHaveLength(1);
  expect(await keepAlive(server.db, [first])).toEqual(new Set());
});

test('who lives is told by the clock of the database: that of a process may be wrong', async () => {
  const { claim, idOf, silence } = await aLeader();
  const ahead = await idOf(claim(3600));
  expect((await claim(0)).state).toBe('elsewhere');
  expect((await claim(7200)).state).toBe('elsewhere');
  expect(await keepAlive(server.db, [ahead])).toEqual(new Set([ahead]));
  await silence(15);
  const behind = await idOf(claim(-3600));
  expect((await claim(3600)).state).toBe('elsewhere');
  expect(await keepAlive(server.db, [behind])).toEqual(new Set([behind]));
});

test('one that nobody asks for again ends by itself, once it was found silent twice', async () => {
  // Those of other tests fall silent by themselves on a slow machine.
  await server.db.delete(generations);
  const { claim, idOf, silence, stateOf } = await aLeader();
  const endSilent = silentGenerationsOf(server.db);
  const id = await idOf(claim(0));
  expect(await endSilent()).toBe(0);
  await silence(15);
  expect(await endSilent()).toBe(0);
  // Its process was only held up: it is heard again between two looks, and falls silent once more.
  await keepAlive(server.db, [id]);
  await silence(16);
  expect(await endSilent()).toBe(0);
  expect(await stateOf()).toBe('running');
  expect(await endSilent()).toBe(1);
  expect(await stateOf()).toBe('failed');
  expect((await claim(0)).state).toBe('mine');
});

test('who was only slow can neither complete nor fail what another has taken over', async () => {
  const { claim, idOf, document, silence } = await aLeader();
  const slow = await idOf(claim(0));
  await silence(16);
  const other = await idOf(claim(16));
  const documentId = await document();
  const complete = (id: string) =>
    server.db.transaction((tx) => completeGeneration(tx, { id, documentId, ...noUsage }));
  expect(await complete(slow)).toBe(false);
  await failGeneration(server.db, { id: slow, ...noUsage });
  expect((await claim(17)).state).toBe('elsewhere');
  expect(await complete(other)).toBe(true);
  expect(await claim(18)).toMatchObject({ state: 'done', answer: { aiHistoryId: documentId } });
});

test('what failed is free at once; what was cancelled is not, and does not turn into a failure', async () => {
  const { claim, idOf, caller, key } = await aLeader();
  await failGeneration(server.db, { id: await idOf(claim(0)), ...noUsage });
  const second = await idOf(claim(1));
  await cancelGeneration(server.db, caller, key);
  await failGeneration(server.db, { id: second, ...noUsage });
  await expect(claim(day)).rejects.toMatchObject({ code: 'conflict', message: messages.cancelled });
});

test('a key is another’s request until its 24 hours are over', async () => {
  const { claim, idOf } = await aLeader();
  await failGeneration(server.db, { id: await idOf(claim(0)), ...noUsage });
  const reused = { code: 'conflict', message: messages.keyReused };
  await expect(claim(day, { prompt: 'another' })).rejects.toMatchObject(reused);
  expect((await claim(day + 0.001, { prompt: 'another' })).state).toBe('mine');
});

test('an answer is found under its key for 24 hours, then the key begins anew', async () => {
  const { user, body } = await aLeader();
  const headers = { 'idempotency-key': randomUUID() };
  const { now } = server.clock;
  const idAt = async (milliseconds: number) => {
    server.clock.now = new Date(now.getTime() + milliseconds);
    const response = await user.send(documentEndpoints.generate, { body }, { headers });
    expect(response.statusCode).toBe(200);
    return response.json<{ aiHistoryId: string }>().aiHistoryId;
  };
  try {
    const first = await idAt(0);
    expect(await idAt(day * 1000)).toBe(first);
    expect(await idAt(day * 1000 + 1)).not.toBe(first);
  } finally {
    server.clock.now = now;
  }
  expect(await user.call(accountEndpoints.credits)).toEqual({ credits: 48 });
});

test('120 a minute for a user, whatever becomes of them; another user is not held up', async () => {
  const { user, body } = await aLeader();
  const other = await aLeader();
  const unknown = { ...body, employeeId: randomUUID() };
  const oneClick = { companyId: body.companyId, employeeId: randomUUID() };
  const { now } = server.clock;
  for (let count = 0; count < 60; count += 1) {
    expect((await user.fail(documentEndpoints.generate, { body: unknown })).status).toBe(404);
    expect((await user.fail(documentEndpoints.oneClickPdi, { body: oneClick })).status).toBe(404);
  }
  const refused = await user.fail(documentEndpoints.generate, { body });
  expect(refused).toMatchObject({ status: 429, body: { message: messages.tooMany } });
  expect(refused.headers['retry-after']).toBe('60');
  expect((await user.fail(documentEndpoints.oneClickPdi, { body })).status).toBe(429);
  expect((await other.user.send(documentEndpoints.generate, { body: other.body })).statusCode).toBe(
    200,
  );
  try {
    server.clock.now = new Date(now.getTime() + 60_000);
    expect((await user.send(documentEndpoints.generate, { body })).statusCode).toBe(200);
  } finally {
    server.clock.now = now;
  }
  const rows = await server.db
    .select()
    .from(generations)
    .where(eq(generations.companyId, body.companyId));
  expect(rows).toHaveLength(1);
});

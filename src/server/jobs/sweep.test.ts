import { expect, test } from 'vitest';
import { accountEndpoints } from '#shared/accounts.ts';
import { knownDevices, passwordResets, rateLimits, sessions } from '../db/schema.ts';
import { testServer } from '../../../test/harness.ts';
import { sweep, sweepOnTime } from './sweep.ts';

const server = testServer();
const minute = 60_000;
const day = 86_400_000;

test('what has had its time goes, the rest stays', async () => {
  const user = await server.newUser();
  const { id: userId } = (await user.call(accountEndpoints.me)).user;
  const { now } = server.clock;
  const later = (ms: number) => new Date(now.getTime() + ms);
  await server.db.insert(passwordResets).values([
    { tokenHash: 'open', userId, expiresAt: later(1) },
    { tokenHash: 'over', userId, expiresAt: now },
    { tokenHash: 'used', userId, expiresAt: later(minute), usedAt: now },
  ]);
  await server.db.insert(knownDevices).values([
    { tokenHash: 'forgotten', userId, createdAt: later(-400 * day) },
    { tokenHash: 'remembered', userId, createdAt: later(-400 * day + 1) },
  ]);
  await sweep(server, now);
  const resets = await server.db.select().from(passwordResets);
  expect(resets.map(({ tokenHash }) => tokenHash)).toEqual(['open']);
  const devices = (await server.db.select().from(knownDevices)).map(({ tokenHash }) => tokenHash);
  expect(devices).toHaveLength(2);
  expect(devices).toContain('remembered');
  expect((await user.send(accountEndpoints.me)).statusCode).toBe(200);

  await sweep(server, later(401 * day));
  for (const table of [passwordResets, knownDevices, sessions, rateLimits]) {
    expect(await server.db.select().from(table)).toEqual([]);
  }
});

test('a process whose clock is wrong sweeps nothing: what is young would look old', async () => {
  const user = await server.newUser();
  const sessionCount = () => server.db.$count(sessions);
  const present = Date.now();
  for (const hours of [-24 * 400, -1, 1, 24 * 400]) {
    const ms = hours * 60 * minute;
    const difference = await sweepOnTime(server, new Date(present + ms));
    expect(Math.abs(difference - ms)).toBeLessThan(5 * minute);
  }
  expect((await user.send(accountEndpoints.me)).statusCode).toBe(200);
  const before = await sessionCount();
  await server.db.update(sessions).set({ lastSeenAt: new Date(present - 8 * day) });
  await sweepOnTime(server, new Date());
  expect([before > 0, await sessionCount()]).toEqual([true, 0]);
});

import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { newToken } from '../accounts/tokens.ts';

const server = testServer();

test('ten thousand guesses from one address are stopped after three hundred (6.3.1)', async () => {
  const statuses = new Map<number, number>();
  let last: Awaited<ReturnType<typeof guess>> | undefined;
  const guess = () => server.app.inject({ url: `/c/${newToken()}`, remoteAddress: '203.0.113.7' });
  for (let turn = 0; turn < 100; turn += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, guess));
    for (const { statusCode } of answers) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    last = answers.at(-1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 300, 429: 9_700 });
  expect(last!.headers['retry-after']).toMatch(/^\d+$/);
  expect(last!.headers['content-type']).toContain('text/html');
  const elsewhere = await server.app.inject({
    url: `/c/${newToken()}`,
    remoteAddress: '203.0.113.8',
  });
  expect(elsewhere.statusCode).toBe(404);
}, 120_000);

test('one address in many hands is limited by itself (2.4.1)', async () => {
  const token = newToken();
  const from = (n: number) =>
    server.app.inject({ url: `/c/${token}`, remoteAddress: `198.51.100.${n % 250}` });
  const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => from(n)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
});

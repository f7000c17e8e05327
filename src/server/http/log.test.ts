import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createLog } from './log.ts';

const server = testServer();

test('a query that fails is logged without what it was given', async () => {
  const secret = 'O que a Marina escreveu';
  const error: unknown = await server.db.execute(sql`select ${secret}::text from nowhere`).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(String(error)).toContain(secret);
  let written = '';
  const log = createLog('info', { write: (line) => (written += line) });
  log.error({ err: error }, 'request failed');
  expect(written).not.toContain(secret);
  expect(JSON.parse(written)).toMatchObject({
    msg: 'request failed',
    err: {
      type: 'DrizzleQueryError',
      cause: { code: '42P01', message: 'relation "nowhere" does not exist' },
    },
  });
});

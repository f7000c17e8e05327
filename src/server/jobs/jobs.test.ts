import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { aGate } from '../../../test/gate.ts';
import { testServer } from '../../../test/harness.ts';
import { createJobs, type Jobs } from './jobs.ts';
import type { JobHandlers } from './queues.ts';

const server = testServer();
const queue = 'password-reset-mail';
type Handler = JobHandlers[typeof queue];

const soon = { retrySeconds: 0, pollMs: 50, maintainMs: 100, farewellMs: 100 };
/** Never polls within a test: what it does it was told of. */
const told = { ...soon, pollMs: 600_000 };

/** The queues as a process of its own has them. */
function aProcess({ times = soon, executeSql = server.database.executeSql } = {}): Jobs {
  const jobs = createJobs(executeSql, times);
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** Starts the workers; gives the lines of their log. */
function start(jobs: Jobs, handler: Handler): string[] {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  jobs.start({ [queue]: handler, 'commitment-digest': async () => undefined }, log);
  return lines;
}

async function inQueue(): Promise<{ state: string; data: unknown; output: unknown }[]> {
  const { rows } = await server.database.executeSql(
    'select state::text, data, output from pgboss.job order by created_on',
  );
  return rows as { state: string; data: unknown; output: unknown }[];
}

const states = async () => (await inQueue()).map(({ state }) => state);

async function expectSoon<T>(look: () => T | Promise<T>, wanted: T): Promise<void> {
  await expect.poll(look).toEqual(wanted);
}

beforeEach(async () => {
  await aProcess().forgetJobsOf('');
  await server.database.executeSql('truncate pgboss.job, pgboss.archive');
});

test('a job waits until some process works', async () => {
  await aProcess().enqueue(queue, { userId: null });
  expect(await inQueue()).toEqual([{ state: 'created', data: { userId: null }, output: null }]);
  const done: (string | null)[] = [];
  start(aProcess(), async ({ userId }) => void done.push(userId));
  await expectSoon(() => done, [null]);
  await expectSoon(states, ['completed']);
});

test('the process that takes a job begins at once', async () => {
  const jobs = aProcess({ times: told });
  const done: (string | null)[] = [];
  start(jobs, async ({ userId }) => void done.push(userId));
  for (let count = 1; count <= 3; count += 1) {
    await jobs.enqueue(queue, { userId: `user-${count}` });
    await expectSoon(() => done.length, count);
  }
});

test('of three processes one does each job', async () => {
  const processes = [aProcess(), aProcess(), aProcess()];
  const done: (string | null)[] = [];
  for (const jobs of processes) start(jobs, async ({ userId }) => void done.push(userId));
  const users = Array.from({ length: 30 }, (_, index) => `user-${index}`);
  await Promise.all(users.map((userId, index) => processes[index % 3]!.enqueue(queue, { userId })));
  await expectSoon(() => done.length, 30);
  expect(new Set(done)).toEqual(new Set(users));
  await expectSoon(async () => new Set(await states()), new Set(['completed']));
});

test('a job is tried again until it succeeds, and its errors are kept nowhere', async () => {
  const jobs = aProcess();
  let tries = 0;
  const log = start(jobs, async () => {
    tries += 1;
    if (tries < 4)
      throw Object.assign(new Error('no mail for ana@exemplo.com.br'), { code: 'EENVELOPE' });
  });
  await jobs.enqueue(queue, { userId: 'user' });
  await expectSoon(states, ['completed']);
  expect(tries).toBe(4);
  expect(log).toHaveLength(3);
  expect(JSON.parse(log[0]!)).toMatchObject({ event: 'job_failed', queue, code: 'EENVELOPE' });
  expect(JSON.stringify([log, await inQueue()])).not.toContain('ana@');
});

test('three jobs that hang do not hold up the fourth', async () => {
  const jobs = aProcess({ times: told });
  const done: (string | null)[] = [];
  start(jobs, async ({ userId }) => {
    if (userId === 'stuck') await new Promise(() => undefined);
    done.push(userId);
  });
  for (let count = 0; count < 3; count += 1) await jobs.enqueue(queue, { userId: 'stuck' });
  await jobs.enqueue(queue, { userId: 'next' });
  await expectSoon(() => done, ['next']);
});

test('the job of a process that died is done by another', async () => {
  await aProcess().enqueue(queue, { userId: 'orphan' });
  const { rows } = await server.database.executeSql(
    'select extract(epoch from expire_in)::int as seconds from pgboss.job',
  );
  expect(rows).toEqual([{ seconds: 60 }]);
  // Half of its time is over, and on a slow machine some more by the time that the other is done.
  await server.database.executeSql(
    "update pgboss.job set state = 'active', started_on = now() - interval '30 seconds'",
  );
  const done: (string | null)[] = [];
  const jobs = aProcess();
  start(jobs, async ({ userId }) => void done.push(userId));
  await jobs.enqueue(queue, { userId: 'other' });
  await expectSoon(() => done, ['other']);
  await server.database.executeSql(
    "update pgboss.job set started_on = now() - interval '60 seconds' where state = 'active'",
  );
  await expectSoon(() => done, ['other', 'orphan']);
});

test('the end waits for the job under way, and takes no other', async () => {
  // As long as it takes: the database has to hear of the end, too.
  const jobs = aProcess({ times: { ...soon, farewellMs: 600_000 } });
  const begun: (string | null)[] = [];
  const finish = aGate();
  start(jobs, async ({ userId }) => {
    begun.push(userId);
    await finish.opened;
  });
  await jobs.enqueue(queue, { userId: 'slow' });
  await expectSoon(() => begun, ['slow']);
  const stopped = jobs.stop();
  finish.open();
  await stopped;
  expect(await states()).toEqual(['completed']);
  await aProcess().enqueue(queue, { userId: 'later' });
  expect(begun).toEqual(['slow']);
});

test('the end hands back the job that hangs', async () => {
  const jobs = aProcess();
  let begun = 0;
  start(jobs, async () => {
    begun += 1;
    await new Promise(() => undefined);
  });
  await jobs.enqueue(queue, { userId: 'stuck' });
  await expectSoon(() => begun, 1);
  await jobs.stop();
  expect(await states()).toEqual(['retry']);
});

test('a database that is away for a while ends nothing and loses nothing', async () => {
  let isAway = false;
  const executeSql: Database['executeSql'] = async (text, values) => {
    if (isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    return server.database.executeSql(text, values);
  };
  const jobs = aProcess({ executeSql });
  const done: (string | null)[] = [];
  const log = start(jobs, async ({ userId }) => {
    // It goes away before the worker can say that the job is done.
    isAway = done.length === 0;
    done.push(userId);
  });
  await jobs.enqueue(queue, { userId: 'user' });
  await expectSoon(() => log.some((line) => line.includes('ECONNREFUSED')), true);
  await expect(jobs.enqueue(queue, { userId: 'refused' })).rejects.toThrow('connect');
  isAway = false;
  await server.database.executeSql(
    "update pgboss.job set started_on = now() - interval '61 seconds' where state = 'active'",
  );
  await expectSoon(states, ['completed']);
  expect(done).toEqual(['user', 'user']);
});

test('a queue that is not there takes no job in silence', async () => {
  const schema = async (text: string, values?: unknown[]) =>
    server.database.executeSql(
      text.replace('JOIN pgboss.queue q ON', 'JOIN pgboss.queue q ON false and'),
      values,
    );
  await expect(aProcess({ executeSql: schema }).enqueue(queue, { userId: null })).rejects.toThrow(
    'took no job',
  );
});

test('what the queues hold about a user can be erased, also from the archive', async () => {
  const jobs = aProcess();
  const [leaving, staying] = [randomUUID(), randomUUID()];
  for (const userId of [leaving, leaving, staying, null]) await jobs.enqueue(queue, { userId });
  await server.database.executeSql('insert into pgboss.archive select *, now() from pgboss.job');
  await jobs.forgetJobsOf(leaving);
  for (const table of ['job', 'archive']) {
    const { rows } = await server.database.executeSql(
      `select data->>'userId' as "userId" from pgboss.${table} order by 1`,
    );
    expect(rows).toEqual([{ userId: staying }, { userId: null }]);
  }
});

test('a job is given up after a day, and forgotten the day after', async () => {
  const jobs = aProcess();
  await jobs.enqueue(queue, { userId: 'user' });
  const { rows } = await server.database.executeSql(
    `select extract(epoch from keep_until - created_on)::int as seconds, retry_backoff as backoff,
      retry_limit > 8640 as "oftenEnough" from pgboss.job`,
  );
  expect(rows).toEqual([{ seconds: 86_400, backoff: false, oftenEnough: true }]);
  start(jobs, () => Promise.reject(new Error('still away')));
  await expectSoon(async () => {
    // A try that ends writes the job anew: it is told again until it is seen.
    await server.database.executeSql('update pgboss.job set keep_until = now()');
    return inQueue();
  }, []);
  await server.database.executeSql(
    "update pgboss.archive set archived_on = now() - interval '25 hours'",
  );
  const archive = async () => (await server.database.executeSql('select from pgboss.archive')).rows;
  await expectSoon(archive, []);
});

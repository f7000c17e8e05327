import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Company } from '#shared/companies.ts';
import { calendarDay } from '#shared/format.ts';
import type { Notification } from '#shared/notifications.ts';
import { aCompanyForm, aRegistration } from '../../../test/factories.ts';
import {
  startInstallation,
  startPatienceMs,
  type Installation,
} from '../../../test/installation.ts';
import { launchServer } from '../../../test/launch-server.ts';
import { recipient } from '../../../test/outbox.ts';
import { freshDatabase } from '../../../test/postgres.ts';
import { remoteVisitor } from '../../../test/remote-visitor.ts';
import { openPostgresDatabase } from '../db/postgres.ts';
import { temporaryFolder } from '../../../test/server-process.ts';

// Several programs at once on a machine that may have other things to do.
vi.setConfig({ testTimeout: 120_000 });

/*
 * It is Monday, a little after eight, for three processes and their database. One of them is asked to end while the
 * digests are sent, and another begins.
 */

const day = 86_400_000;
const leaders = 8;
let installation: Installation;
let drop: () => Promise<void>;
let monday: string;

beforeAll(async () => {
  const now = Date.now();
  const sinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  const eight = Math.floor(now / day) * day - sinceMonday * day + 11.1 * 3_600_000;
  const shift = eight - now;
  monday = calendarDay(new Date(eight));
  const database = await freshDatabase(async (url) => {
    const opened = await openPostgresDatabase(url);
    await opened.close();
  });
  drop = database.drop;
  installation = await startInstallation({
    processes: 0,
    answer: () => '',
    databaseUrl: database.url,
    environment: {
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      TEST_CLOCK_SHIFT: String(shift),
      NODE_OPTIONS: `--import ${pathToFileURL(join('test', 'on-a-monday.mjs')).href}`,
    },
  });
  // The digests go by the clock of the database.
  await installation.sql('create schema monday');
  await installation.sql(`create function monday.clock_timestamp() returns timestamptz language sql
    as $$ select pg_catalog.clock_timestamp() + ${shift} * interval '1 millisecond' $$`);
  const name = new URL(database.url).pathname.slice(1);
  await installation.sql(`alter database "${name}" set search_path = monday, public, pg_catalog`);
}, startPatienceMs);

afterAll(async () => {
  await installation.close();
  await drop();
});

async function aProcess() {
  const program = await launchServer({
    ...installation.environment,
    DATA_DIR: temporaryFolder(),
  });
  return { ...program, url: await program.ready };
}

async function aLeader(url: string, text: string) {
  const visitor = remoteVisitor(url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  await visitor.ask('POST', '/api/commitments', { companyId, text, dueOn: monday });
  const bellAt = async (at: string) => {
    visitor.url = at;
    const list = await visitor.ask<Notification[]>('GET', '/api/notifications');
    return list.flatMap(({ title, id }) => (title === 'Dia de um combinado' ? [id] : []));
  };
  return { email: registration.email, bellAt };
}

test('each is reminded once and has one digest, though a process ends and another begins', async () => {
  const processes = await Promise.all([aProcess(), aProcess(), aProcess()]);
  const [first, ...others] = processes;
  const people = await Promise.all(
    Array.from({ length: leaders }, (_, index) =>
      aLeader(processes[index % 3]!.url, `Rever a escala ${index}`),
    ),
  );
  const bells = people.flatMap(({ bellAt }) => processes.map(({ url }) => bellAt(url)));
  await Promise.all(bells);
  await expect.poll(() => installation.post.mails.length, { timeout: 60_000 }).toBeGreaterThan(0);
  first.signal('SIGTERM');
  const another = await aProcess();
  // Who comes while one ends and another begins has a digest of their own.
  const late = await Promise.all(
    [...others, another].map(({ url }) => aLeader(url, 'Comprar o segundo caixa')),
  );
  expect(await first.ended).toBe(0);

  const everyone = [...people, ...late];
  const settled = `select from commitment_digests where settled_at is not null`;
  await expect
    .poll(async () => (await installation.sql(settled)).length, { timeout: 60_000 })
    .toBe(everyone.length);
  const open = `select from pgboss.job where state not in ('completed', 'cancelled')`;
  await expect.poll(() => installation.sql(open), { timeout: 60_000 }).toEqual([]);
  const mailed = installation.post.mails.map(recipient);
  expect(mailed).toHaveLength(everyone.length);
  expect(new Set(mailed)).toEqual(new Set(everyone.map(({ email }) => email)));

  for (const { bellAt } of everyone) {
    const told = await Promise.all([...others, another].map(({ url }) => bellAt(url)));
    expect(told).toEqual([told[0], told[0], told[0]]);
    expect(told[0]).toHaveLength(1);
  }
  for (const { signal } of [...others, another]) signal('SIGTERM');
  for (const { ended } of [...others, another]) expect(await ended).toBe(0);
});

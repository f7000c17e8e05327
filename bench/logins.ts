import { startPostgres } from '../scripts/postgres.mjs';
import { openPostgresDatabase } from '#server/db/postgres.ts';
import { andThen } from './and-then.ts';
import { createClient } from './http.ts';
import { driveOpen, percentile } from './load/drive.ts';
import { leadersOf, type Leader } from './load/mix.ts';
import { cookieOf } from './scale/accounts.ts';
import { loginOf } from './scale/calls.ts';
import { onConnection } from './scale/database.ts';
import { fill } from './scale/fill.ts';
import { startMeasured } from './server.ts';
import { extent } from './extent.ts';

const companies = extent(50, 4);
/** Logins at once, all the time. */
const storms = extent([0, 16, 64], [0, 2]);
const watchSeconds = extent(12, 0.2);
const otherRate = 30;

/** What is asked for meanwhile: from the database, and from the disk, whose threads hash passwords too. */
const others = [
  { name: 'GET me', path: '/api/auth/me' },
  { name: 'a page', path: '/' },
];

/** How long others wait while passwords are hashed as fast as the machine can. */
export async function benchLogins(): Promise<void> {
  const { url, stop } = await startPostgres();
  const { db, close } = await openPostgresDatabase(url);
  const filling = onConnection(url, async (run) => {
    await fill({ run, db, size: { smallCompanies: companies, huge: null }, now: new Date() });
    return leadersOf(run, companies);
  });
  const leaders = await andThen(filling, close);
  const server = await startMeasured({ DATABASE_URL: url });
  try {
    console.log(
      '\n| logins at once | logins a second | ' +
        others.map(({ name }) => `${name}: p50 | p95 | p99`).join(' | ') +
        ' |',
    );
    console.log(`| ---: | ---: |${' ---: |'.repeat(3 * others.length)}`);
    for (const storm of storms) await watch(server.url, leaders, storm);
  } finally {
    await server.stop();
    await stop();
  }
}

async function watch(address: string, leaders: readonly Leader[], storm: number): Promise<void> {
  const client = createClient(Math.max(1, storm));
  let isOver = false;
  let logins = 0;
  const logIn = async (index: number) => {
    while (!isOver) {
      const { status } = await client.send(address, loginOf(leaders[index % leaders.length]!));
      if (status !== 200) throw new Error(`A login: ${status}`);
      logins += 1;
    }
  };
  const storming = Promise.all(Array.from({ length: storm }, (_, index) => logIn(index)));
  const cells: string[] = [];
  const began = performance.now();
  for (const { path } of others) {
    const sent = { method: 'GET', path, cookie: cookieOf(1) };
    const next = () => ({ sort: 'usual' as const, sent });
    const load = { addresses: [address], next, seconds: watchSeconds };
    const { times, errors } = await driveOpen(load, otherRate);
    if (errors > 0) throw new Error(`${path}: ${errors} errors`);
    cells.push(...[0.5, 0.95, 0.99].map((share) => percentile(times.usual, share).toFixed(1)));
  }
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await storming;
  client.close();
  console.log(`| ${[storm, (logins / seconds).toFixed(1), ...cells].join(' | ')} |`);
}

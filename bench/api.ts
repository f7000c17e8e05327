import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { startPostgres } from '../scripts/postgres.mjs';
import { median, spread } from './figures.ts';
import type { Announcement } from './system-under-test.ts';

const rounds = 5;
const secondsARound = 2;
const connections = 8;

/**
 * Our routes beside bare Fastify handlers that run the very same SQL, session look-up included: CPU of
 * the process for one request, in turns, because these machines' speed drifts.
 */
export async function benchApi(): Promise<void> {
  await benchDatabase('embedded', {});
  const server = await startPostgres();
  try {
    await benchDatabase('PostgreSQL', { DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function benchDatabase(name: string, environment: Record<string, string>): Promise<void> {
  const child = fork('bench/system-under-test.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const [announced] = (await once(child, 'message')) as [Announcement];

  async function cpuMs(): Promise<number> {
    child.send('cpu');
    const [ms] = (await once(child, 'message')) as [number];
    return ms;
  }
  async function cpuPerRequest(url: string): Promise<number> {
    const before = await cpuMs();
    const result = await autocannon({
      url,
      connections,
      duration: secondsARound,
      headers: { cookie: announced.cookie },
    });
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
    }
    return ((await cpuMs()) - before) / result.requests.total;
  }

  console.log(`\nCPU per request, ${name}: median (min–max) of ${rounds} rounds`);
  for (const path of announced.paths) {
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await cpuPerRequest(announced.ours + path);
      const other = await cpuPerRequest(announced.bare + path);
      // The first round warms up.
      if (round > 0) {
        ours.push(one);
        bare.push(other);
      }
    }
    const ratio = median(ours.map((ms, round) => ms / bare[round]!)).toFixed(2);
    const route = path.split('?')[0]!.padEnd(18);
    console.log(`  ${route} ${spread(ours, 3)} ms   bare ${spread(bare, 3)} ms   × ${ratio}`);
  }
  child.kill();
  await once(child, 'exit');
}

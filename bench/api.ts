import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { startPostgres } from '../scripts/postgres.mjs';
import { median, spread } from './figures.ts';
import type { Announcement } from './system-under-test.ts';
import { extent } from './extent.ts';

const rounds = extent(5, 1);
const connections = 8;
/** A second; at its smallest a call each, where the second would be most of it. */
const stint = extent({ duration: 1 }, { amount: connections, sampleInt: 10 });

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
  const system = startSystem(environment);
  try {
    await compare(name, system);
  } finally {
    await system.end();
  }
}

interface System {
  announced: Promise<Announcement>;
  /** CPU that the process has used so far, in milliseconds. */
  cpuMs(): Promise<number>;
  end(): Promise<void>;
}

function startSystem(environment: Record<string, string>): System {
  const child = fork('bench/system-under-test.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const ended = once(child, 'exit');
  const crash = ended.then(([code]) => {
    throw new Error(`The system under test ended with ${String(code)}`);
  });
  /** What the child says next, unless it ends before. */
  async function heard<T>(): Promise<T> {
    const [message] = (await Promise.race([once(child, 'message'), crash])) as [T];
    return message;
  }
  return {
    announced: heard(),
    cpuMs() {
      child.send('cpu');
      return heard();
    },
    async end() {
      child.kill();
      await ended;
    },
  };
}

async function compare(name: string, system: System): Promise<void> {
  const announced = await system.announced;
  async function cpuPerRequest(url: string): Promise<number> {
    const before = await system.cpuMs();
    const result = await autocannon({
      url,
      connections,
      ...stint,
      headers: { cookie: announced.cookie },
    });
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
    }
    return ((await system.cpuMs()) - before) / result.requests.total;
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
    const route = path.replaceAll(/companyId=[^&]*&?|(?<==)[^&]{30,}/g, '').replace(/\?$/, '');
    console.log(
      `  ${route.padEnd(55)} ${spread(ours, 3)} ms   bare ${spread(bare, 3)} ms   × ${ratio}`,
    );
  }
}

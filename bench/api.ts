import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { startPostgres } from '../scripts/postgres.mjs';
import { root } from '../scripts/project.mjs';
import { median, spread } from './figures.ts';
import type { Announcement } from './system-under-test.ts';
import { extent } from './extent.ts';

type Stint = Omit<autocannon.Options, 'url'>;

const rounds = extent(5, 1);
const connections = 8;
/** How long and how many at once: a call each at its smallest, where a second would be most of it. */
const quick: Stint = extent({ duration: 1 }, { amount: connections, sampleInt: 10 });
/** Answers of megabytes, which would not be there within the second, one after the other. */
const slow: Stint = { amount: 3, connections: 1, sampleInt: 10 };
const slowMs = 100;

/** Beside the built server, whose threads and migrations it uses. */
const program = join(root, 'dist/server/system-under-test.js');

/**
 * Our routes beside bare Fastify handlers that run the very same SQL, session look-up included: CPU of
 * the process for one request, in turns, because these machines' speed drifts.
 */
export async function benchApi(): Promise<void> {
  await bundle();
  await benchDatabase('embedded', {});
  const server = await startPostgres();
  try {
    await benchDatabase('PostgreSQL', { DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

/** As the build makes the server: read from its sources it would be slower than what runs. */
async function bundle(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/system-under-test.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
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
  const child = fork(program, {
    cwd: root,
    execArgv: [],
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
  async function cpuPerRequest(url: string, stint: Stint): Promise<number> {
    const before = await system.cpuMs();
    const result = await autocannon({
      url,
      connections,
      headers: { cookie: announced.cookie },
      ...stint,
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
    const isSlow = (await timeOf(announced.ours + path, announced.cookie)) > slowMs;
    const stint = isSlow ? slow : quick;
    for (let round = 0; round <= rounds; round += 1) {
      const one = await cpuPerRequest(announced.ours + path, stint);
      const other = await cpuPerRequest(announced.bare + path, stint);
      // The first round warms up.
      if (round > 0) {
        ours.push(one);
        bare.push(other);
      }
    }
    const ratio = median(ours.map((ms, round) => ms / bare[round]!)).toFixed(2);
    const route = path
      .replaceAll(/companyId=[^&]*&?|(?<==)[^&]{30,}/g, '')
      .replace(/\/[0-9a-f-]{36}\//, '/:id/')
      .replace(/\?$/, '');
    console.log(
      `  ${route.padEnd(55)} ${spread(ours, 3)} ms   bare ${spread(bare, 3)} ms   × ${ratio}`,
    );
  }
}

/** How long one answer takes, in milliseconds. */
async function timeOf(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  await (await fetch(url, { headers: { cookie } })).text();
  return performance.now() - began;
}

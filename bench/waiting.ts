import { setTimeout as pause } from 'node:timers/promises';
import { documentContents } from '../test/document-contents.ts';
import { aGate } from '../test/gate.ts';
import { startModelServer } from '../test/model-server.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { andThen } from './and-then.ts';
import { createClient } from './http.ts';
import { driveOpen, percentile } from './load/drive.ts';
import { leadersOf, type Leader } from './load/mix.ts';
import { openPostgresDatabase } from '#server/db/postgres.ts';
import { cookieOf } from './scale/accounts.ts';
import { onConnection } from './scale/database.ts';
import { fill } from './scale/fill.ts';
import { startMeasured, type Gauges, type MeasuredServer } from './server.ts';
import { extent } from './extent.ts';

const counts = extent([0, 50, 200], [0, 2]);
const watchSeconds = extent(15, 0.5);
/** Cheap calls of others meanwhile. */
const otherRate = 20;

/**
 * Generations that wait for a model which does not answer, one leader each: what they hold meanwhile, and
 * what others wait. One process on PostgreSQL with its ten connections.
 */
export async function benchWaiting(): Promise<void> {
  let written = aGate();
  const text = JSON.stringify(documentContents.feedback);
  const model = await startModelServer({ answer: () => ({ text, after: written.opened }) });
  const { url, leaders, stop } = await startFilled(Math.max(...counts));
  const server = await startMeasured({
    DATABASE_URL: url,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: model.url,
  });
  try {
    console.log(
      '\n| waiting | MB of the process | kB each | connections in use, mean | at most | queries waiting, at most | others, p50 | p95 |',
    );
    console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
    await watch(server, leaders);
    let idle = 0;
    for (const count of counts) {
      written = aGate();
      const asked = await begin({ server, leaders, count, calls: model.requests.length, model });
      const { samples, times } = await watch(server, leaders);
      const megabytes = Math.max(...samples.map((sample) => sample.megabytes));
      if (count === 0) idle = megabytes;
      print({ count, megabytes, idle, samples, times });
      written.open();
      await asked.all;
    }
  } finally {
    written.open();
    await server.stop();
    await model.close();
    await stop();
  }
}

/** A throw-away PostgreSQL with so many small companies. */
async function startFilled(smallCompanies: number) {
  const { url, stop } = await startPostgres({ fsync: true });
  const { db, close } = await openPostgresDatabase(url);
  const filling = onConnection(url, async (run) => {
    await fill({ run, db, size: { smallCompanies, huge: null }, now: new Date() });
    return leadersOf(run, smallCompanies);
  });
  const leaders = await andThen(filling, close);
  return { url, leaders, stop };
}

interface Beginning {
  server: MeasuredServer;
  leaders: readonly Leader[];
  count: number;
  calls: number;
  model: { requests: readonly unknown[] };
}

/** Resolves when the model has been asked by all of them; what it gives resolves when all have an answer. */
async function begin({ server, leaders, count, calls, model }: Beginning) {
  const client = createClient(count + 1);
  const asked = leaders.slice(0, count).map(async ({ company, companyId, employeeId }) => {
    const { status, body } = await client.send(server.url, {
      method: 'POST',
      path: '/api/ai/generate',
      cookie: cookieOf(company),
      headers: { accept: 'text/event-stream' },
      body: { type: 'feedback', prompt: 'Reconhecer a escala', companyId, employeeId },
    });
    if (status !== 200 || !body.includes('event: done'))
      throw new Error(`A generation: ${status} ${body.toString()}`);
  });
  const all = Promise.all(asked).finally(client.close);
  all.catch(() => undefined);
  while (model.requests.length < calls + count)
    await Promise.race([pause(50), all.then(() => pause(50))]);
  // Its object, not it: a promise of a promise would wait for the answers.
  return { all };
}

async function watch(server: MeasuredServer, leaders: readonly Leader[]) {
  const samples: Gauges[] = [];
  const timer = setInterval(() => void server.gauges().then((now) => samples.push(now)), 100);
  let turn = 0;
  const next = () => {
    const { company } = leaders[turn++ % leaders.length]!;
    return {
      sort: 'usual' as const,
      sent: { method: 'GET', path: '/api/auth/me', cookie: cookieOf(company) },
    };
  };
  const load = { addresses: [server.url], next, seconds: watchSeconds };
  const { times } = await driveOpen(load, otherRate).finally(() => clearInterval(timer));
  return { samples, times: times.usual };
}

function print(found: {
  count: number;
  megabytes: number;
  idle: number;
  samples: Gauges[];
  times: number[];
}): void {
  const { count, megabytes, idle, samples, times } = found;
  const busy = samples.map((sample) => sample.busyConnections);
  const cells = [
    count,
    megabytes.toFixed(0),
    count === 0 ? '–' : (((megabytes - idle) * 1024) / count).toFixed(0),
    (busy.reduce((sum, each) => sum + each, 0) / busy.length).toFixed(2),
    Math.max(...busy),
    Math.max(...samples.map(({ waiting }) => waiting)),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.95).toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

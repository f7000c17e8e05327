import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { documentContents } from '../test/document-contents.ts';
import { startModelServer } from '../test/model-server.ts';
import { andThen } from './and-then.ts';
import { driveClosed, driveOpen, percentile, type Measured } from './load/drive.ts';
import { createMix, leadersOf, type Leader } from './load/mix.ts';
import { peakOf } from './load/peak.ts';
import { cleanUp } from './scale/clean-up.ts';
import { onConnection, openLargeDatabase } from './scale/database.ts';
import { fill } from './scale/fill.ts';
import { startMeasured, type MeasuredServer } from './server.ts';
import { extent } from './extent.ts';

const connections = extent([8, 32, 128], [2]);
const seconds = extent(10, 0.2);
const openRate = extent(220, 10);
const openSeconds = extent(30, 0.2);
const leaderCount = extent(2_000, 4);
const embeddedCompanies = extent(200, 4);
const modelMs = extent(500, 10);

const heading = [
  'calls from',
  'a second',
  'p50',
  'p95',
  'p99',
  'login p95',
  'generation p95 beyond the model',
  'errors',
  'MB a process',
];

/**
 * The mix on the embedded database, and on PostgreSQL with 10,000 small companies beside the huge one, by
 * one process and by three; the bare handler by the same driver on the same machine.
 */
export async function benchLoad(): Promise<void> {
  const model = await startModelServer({
    answer: () => ({ text: JSON.stringify(documentContents.feedback), firstByteDelayMs: modelMs }),
  });
  const environment = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: model.url,
  };
  console.log(`\nMilliseconds; a generation waits ${modelMs} ms for its model.\n`);
  console.log(
    `| ${heading.join(' | ')} |\n|${' --- |'.padEnd(7)}${' ---: |'.repeat(heading.length - 1)}`,
  );
  try {
    await loadBare();
    await loadEmbedded(environment);
    await loadPostgres(environment);
  } finally {
    await model.close();
  }
}

async function loadBare(): Promise<void> {
  const child = fork('bench/load/bare-handler.ts', { execArgv: ['--import', 'tsx'] });
  const [address] = (await once(child, 'message')) as [string];
  const next = createMix([{ company: 1, companyId: '', employeeId: '', documentId: '' }]);
  for (const count of connections) {
    const load = { addresses: [address], next, seconds: seconds / 2 };
    print(`bare handler, ${count} connections`, await driveClosed(load, count), []);
  }
  child.disconnect();
  await once(child, 'exit');
}

async function loadEmbedded(environment: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const { db, executeSql, close } = await openEmbeddedDatabase(folder);
  const run = (text: string) => executeSql(text);
  await fill({ run, db, size: { smallCompanies: embeddedCompanies, huge: null }, now: new Date() });
  const leaders = await leadersOf(run, embeddedCompanies);
  await close();
  try {
    const server = await startMeasured({ ...environment, DATA_DIR: folder });
    await andThen(loadClosed('embedded', [server], leaders), server.stop);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadPostgres(environment: Record<string, string>): Promise<void> {
  const { url, stop } = await openLargeDatabase();
  const began = new Date();
  const leaders = await onConnection(url, (run) => leadersOf(run, leaderCount));
  const servers: MeasuredServer[] = [];
  try {
    for (const [name, count] of [
      ['one process', 1],
      ['three processes', 3],
    ] as const) {
      while (servers.length < count) {
        servers.push(await startMeasured({ ...environment, DATABASE_URL: url }));
      }
      await loadClosed(name, servers, leaders);
      await loadOpen(name, servers, leaders);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await cleanUp(url, began);
    await stop();
  }
}

async function loadClosed(
  name: string,
  servers: MeasuredServer[],
  leaders: Leader[],
): Promise<void> {
  const next = createMix(leaders);
  const addresses = servers.map(({ url }) => url);
  for (const count of connections) {
    const drive = () => driveClosed({ addresses, next, seconds }, count);
    const { result, peaks } = await peakOf(servers, drive);
    print(`${name}, ${count} connections`, result, peaks);
  }
}

async function loadOpen(name: string, servers: MeasuredServer[], leaders: Leader[]): Promise<void> {
  const load = {
    addresses: servers.map(({ url }) => url),
    next: createMix(leaders),
    seconds: openSeconds,
  };
  const { result, peaks } = await peakOf(servers, () => driveOpen(load, openRate));
  print(`${name}, ${openRate} a second arriving`, result, peaks);
}

function print(
  name: string,
  { perSecond, errors, times }: Measured,
  peaks: { megabytes: number }[],
): void {
  const show = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));
  const { usual, login, generation } = times;
  const cells = [
    name,
    perSecond.toFixed(0),
    ...[0.5, 0.95, 0.99].map((share) => show(percentile(usual, share))),
    show(percentile(login, 0.95)),
    show(percentile(generation, 0.95) - (peaks.length > 0 ? modelMs : 0)),
    String(errors),
    peaks.map(({ megabytes }) => megabytes.toFixed(0)).join(', ') || '–',
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

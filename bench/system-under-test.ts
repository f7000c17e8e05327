import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openFolderStore } from '#server/files/folder-store.ts';
import { createWritingRoom } from '#server/documents/writing-room.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import type { Db } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { openPostgresDatabase } from '#server/db/postgres.ts';
import * as schema from '#server/db/schema.ts';
import { fillCompany } from './fill.ts';

/** What the child tells its parent once it serves. */
export interface Announcement {
  ours: string;
  bare: string;
  cookie: string;
  paths: string[];
}

interface Query {
  text: string;
  values: unknown[];
}

const dataDir = mkdtempSync(join(tmpdir(), 'leme-bench-'));
const url = process.env['DATABASE_URL'];
const opened = await (url ? openPostgresDatabase(url) : openEmbeddedDatabase(dataDir));
const driver = (opened.db as unknown as { $client: PGlite | pg.Pool }).$client;

/** The SQL of the request that is being looked at, or null. */
let recording: Query[] | null = null;
const logger = {
  logQuery: (text: string, values: unknown[]) => void recording?.push({ text, values }),
};
const db: Db =
  driver instanceof PGlite
    ? drizzlePglite(driver, { schema, logger })
    : drizzlePg(driver, { schema, logger });

const app = await buildApp({
  config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }),
  db,
  files: await openFolderStore(join(dataDir, 'files')),
  jobs: createJobs(opened.executeSql),
  room: createWritingRoom(),
  languageModel: null,
  clientFolder: join(dataDir, 'no-client'),
});
const ours = await listen(app);
const { cookie, paths } = await fillCompany(ours, db);
const bare = await listen(await bareHandlers());

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
function leave(): never {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', leave);
process.on('SIGINT', leave);
// Whoever asked is gone, however it went.
process.on('disconnect', leave);
const announcement: Announcement = { ours, bare, cookie, paths };
process.send?.(announcement);

function query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  return driver instanceof PGlite ? driver.query(text, values) : driver.query(text, values);
}

/** For each path the queries of our own answer, run as they are, and the longest result as JSON. */
async function bareHandlers(): Promise<FastifyInstance> {
  const server = fastify();
  const queriesOf = new Map<string, Query[]>();
  for (const path of paths) {
    recording = [];
    const response = await fetch(ours + path, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.text();
    const queries = recording;
    recording = null;
    queriesOf.set(path, queries);
  }
  const answer = async (request: FastifyRequest) => {
    let rows: unknown[] = [];
    for (const { text, values } of queriesOf.get(request.url)!) {
      const result = await query(text, values);
      if (result.rows.length >= rows.length) rows = result.rows;
    }
    return rows;
  };
  const urls = new Set(paths.map((path) => path.split('?')[0]!));
  for (const route of urls) server.route({ method: 'GET', url: route, handler: answer });
  return server;
}

async function listen(server: FastifyInstance): Promise<string> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

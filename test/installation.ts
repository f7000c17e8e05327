import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { openPostgresDatabase } from '#server/db/postgres.ts';
import { freePort } from '../scripts/free-port.mjs';
import { launchServer, type ServerProcess } from './launch-server.ts';
import { startModelServer, type Answer, type ModelServer } from './model-server.ts';
import { freshDatabase } from './postgres.ts';
import { startRoundRobin } from './round-robin.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

/**
 * The program as a provider runs it: several processes behind a proxy, on one PostgreSQL, one object
 * store, one mail server and one provider of language models.
 */
export interface Installation {
  /** Of the proxy, which gives each request to the next process. */
  url: string;
  /** Of the processes themselves. */
  urls: string[];
  processes: ServerProcess[];
  model: ModelServer;
  post: TestSmtpServer;
  /** The settings that each process was started with. */
  environment: Record<string, string>;
  /** The rows of a query, past the application. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export { freePort };

/** The program may have to be built first, beside other tests. */
export const startPatienceMs = 180_000;

interface InstallationOptions {
  processes: number;
  answer: Answer;
  environment?: Record<string, string>;
  /** Without it, a database of its own on the server of the tests. */
  databaseUrl?: string;
}

export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'leme-installation-'));
  const { url: databaseUrl, drop } = options.databaseUrl
    ? { url: options.databaseUrl, drop: async () => undefined }
    : await freshDatabase(migrate);
  const objects = await startObjectStore(join(folder, 'objects'));
  const post = await startSmtpServer();
  const model = await startModelServer({ answer: options.answer });
  const environment = {
    DATABASE_URL: databaseUrl,
    S3_ENDPOINT: objects.url,
    S3_BUCKET: objects.bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SMTP_URL: post.url,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: model.url,
    TRUST_PROXY: 'on',
    ...options.environment,
  };
  // Each has a disk of its own, as on machines of their own.
  const processes = await Promise.all(
    Array.from({ length: options.processes }, (_, index) =>
      launchServer({ ...environment, DATA_DIR: join(folder, `process-${index}`) }),
    ),
  );
  const urls = await Promise.all(processes.map(({ ready }) => ready));
  const proxy = await startRoundRobin(urls);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  return {
    url: proxy.url,
    urls,
    processes,
    model,
    post,
    environment,
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    async close() {
      for (const { signal } of processes) signal('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      await Promise.all([proxy.close(), pool.end(), objects.close(), model.close(), post.close()]);
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An object store on this machine, with one bucket in it. */
export async function startObjectStore(
  directory: string,
  port = 0,
): Promise<{ url: string; bucket: string; close(): Promise<void> }> {
  const bucket = 'leme';
  const store = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const listening = await store.run();
  return {
    url: `http://127.0.0.1:${listening.port}`,
    bucket,
    close: () => store.close(),
  };
}

async function migrate(url: string): Promise<void> {
  const opened = await openPostgresDatabase(url);
  await opened.close();
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import * as schema from '#server/db/schema.ts';
import { createWritingRoom } from '#server/documents/writing-room.ts';
import { openFolderStore } from '#server/files/folder-store.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createSqlRecorder, type SentSql } from '../../test/sql-recorder.ts';
import { encode, type Sent } from '../http.ts';

/** A statement with a name keeps its plan, and may get one for any values; others are planned each time. */
export interface ObservedSql extends SentSql {
  isNamed: boolean;
}

/** The application in this process, whose statements can be listened to. */
export interface Observed {
  client: pg.PoolClient;
  /** A call that must be a success: its statements, and the JSON of its answer. */
  call(sent: Sent): Promise<{ statements: ObservedSql[]; answer: unknown }>;
  close(): Promise<void>;
}

export async function observe(url: string): Promise<Observed> {
  const folder = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const named = listenForNames(pool);
  const recorder = createSqlRecorder();
  const room = createWritingRoom();
  const app = await buildApp({
    config: readConfig({
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      MAX_EVENT_LOOP_DELAY: '0',
      DATA_DIR: folder,
    }),
    db: drizzle(pool, { schema, logger: recorder.logger }),
    files: await openFolderStore(join(folder, 'files')),
    jobs: createJobs((text, values) => pool.query(text, values)),
    room,
    languageModel: null,
    clientFolder: join(folder, 'no-client'),
  });
  const client = await pool.connect();
  return {
    client,
    async call({ method, path, cookie, body }) {
      const { headers, bytes } = await encode(body);
      let answer: unknown;
      const sent = await recorder.sqlOf(async () => {
        const response = await app.inject({
          method: method as 'GET',
          url: path,
          headers: { ...headers, ...(cookie && { cookie }) },
          ...(bytes !== undefined && { payload: bytes }),
        });
        if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode}`);
        const isJson = String(response.headers['content-type']).includes('json');
        answer = isJson ? response.json() : undefined;
      });
      const statements = sent.map((each) => ({ ...each, isNamed: named.has(each.text) }));
      return { statements, answer };
    },
    async close() {
      client.release();
      await app.close();
      await room.close();
      await pool.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the texts of what is sent under a name, as it is sent: the logger of statements is not told. */
function listenForNames(pool: pg.Pool): Set<string> {
  const named = new Set<string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const listening = (...args: unknown[]) => {
      const { name, text } = Object(args[0]) as { name?: string; text?: string };
      if (name && text) named.add(text);
      return query(...args);
    };
    Object.assign(client, { query: listening });
  });
  return named;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import * as schema from '#server/db/schema.ts';
import { openFolderStore } from '#server/files/folder-store.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createSqlRecorder, type SentSql } from '../../test/sql-recorder.ts';
import { encode, type Sent } from '../http.ts';

/** The application in this process, whose statements can be listened to. */
export interface Observed {
  client: pg.PoolClient;
  /** A call that must be a success: its statements, and the JSON of its answer. */
  call(sent: Sent): Promise<{ statements: SentSql[]; answer: unknown }>;
  close(): Promise<void>;
}

export async function observe(url: string): Promise<Observed> {
  const folder = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const recorder = createSqlRecorder();
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
    languageModel: null,
    clientFolder: join(folder, 'no-client'),
  });
  const client = await pool.connect();
  return {
    client,
    async call({ method, path, cookie, body }) {
      const { headers, bytes } = await encode(body);
      let answer: unknown;
      const statements = await recorder.sqlOf(async () => {
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
      return { statements, answer };
    },
    async close() {
      client.release();
      await app.close();
      await pool.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

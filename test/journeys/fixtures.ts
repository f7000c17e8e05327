import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import pg from 'pg';
import type { DocumentKind } from '#documents/labels.ts';
import { launchServer } from '../launch-server.ts';
import { startModelServer } from '../model-server.ts';
import { modelDocument } from './model-document.ts';

/** What a project runs on: a database, and who writes the documents. */
export interface Setting {
  database: 'embedded' | 'postgres';
  author: 'offline' | 'model';
}

interface WorkerFixtures extends Setting {
  /** The address of a server of this worker's own. */
  address: string;
  /** How long the stand-in for a model takes over a document; a journey that watches slows it down. */
  pace: Pace;
}

interface Pace {
  seconds: number;
}

/** Journeys: a real browser against the built program on a real database. */
export const test = base.extend<{ quietConsole: void }, WorkerFixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // Chromium itself reports every answer that is no success, and code that does not come: those
        // belong to the journeys.
        const isAnswer = /^Failed to load resource|Failed to fetch dynamically imported/.test(
          message.text(),
        );
        if (message.type() === 'error' && !isAnswer) complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  database: ['embedded', { option: true, scope: 'worker' }],
  author: ['offline', { option: true, scope: 'worker' }],
  // Playwright reads from this pattern what a fixture stands on: nothing.
  // oxlint-disable-next-line eslint/no-empty-pattern
  pace: [({}, use) => use({ seconds: 0.5 }), { scope: 'worker' }],
  address: [
    async ({ database, author, pace }, use) => {
      const store = await (database === 'embedded' ? embedded() : postgres());
      const model = author === 'model' ? await modelServer(pace) : null;
      const server = await launchServer({ ...store.environment, ...model?.environment });
      await use(await server.ready);
      server.signal('SIGTERM');
      await server.ended;
      await model?.close();
      await store.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ address }, use) => use(address),
});

export { expect };

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'leme-journey-'));
  return {
    environment: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgres() {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the journeys through npm test.');
  const name = `leme_journey_${randomUUID().replaceAll('-', '')}`;
  const command = async (sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await command(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    environment: { DATABASE_URL: own.href },
    remove: () => command(`drop database ${name} with (force)`),
  };
}

async function modelServer(pace: Pace) {
  const server = await startModelServer({
    answer: ({ response_format: format }) => {
      const kind = format?.json_schema?.name as DocumentKind;
      const text = JSON.stringify(modelDocument(kind));
      return { text, chunkSize: 12, chunkDelayMs: (pace.seconds * 12_000) / text.length };
    },
  });
  return {
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'stand-in',
      AI_BASE_URL: server.url,
    },
    close: server.close,
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { executeSqlOf } from '#server/db/embedded.ts';
import { openPostgresDatabase } from '#server/db/postgres.ts';
import * as schema from '#server/db/schema.ts';
import { openFolderStore } from '#server/files/folder-store.ts';
import type { LanguageModel } from '#server/llm/language-model.ts';
import { loadTemplate } from './embedded-template.ts';
import { freshDatabase } from './postgres.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { aRegistration } from './factories.ts';

z.config(z.locales.en());

/** The real application on a real database of its own: embedded or PostgreSQL, by the test project. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  /** The clock of the application: it stands still until a test moves it. */
  readonly clock: { now: Date };
  /** Someone without a session. */
  visitor(): Visitor;
  /** Someone who has just registered and logged in. */
  newUser(registration?: Partial<ReturnType<typeof aRegistration>>): Promise<Visitor>;
  /** Listens on a free port, for what only a real connection shows. */
  listen(): Promise<string>;
}

interface TestServerOptions {
  environment?: Record<string, string>;
  languageModel?: LanguageModel;
}

/** One application for a test file, from before its first test to after its last. */
export function testServer(options: TestServerOptions = {}): TestServer {
  const clock = { now: new Date() };
  let database: Database;
  let app: FastifyInstance;
  let address: string | undefined;
  const filesFolder = mkdtempSync(join(tmpdir(), 'leme-files-'));

  beforeAll(async () => {
    database = await openTestDatabase();
    app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent', ...options.environment }),
      db: database.db,
      files: await openFolderStore(filesFolder),
      languageModel: options.languageModel ?? null,
      clientFolder: fileURLToPath(new URL('./built-client', import.meta.url)),
      now: () => clock.now,
    });
    await app.ready();
  });

  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(filesFolder, { recursive: true, force: true });
  });

  return {
    get app() {
      return app;
    },
    get db() {
      return database.db;
    },
    clock,
    visitor: () => createVisitor(app),
    async newUser(registration) {
      const visitor = createVisitor(app);
      await visitor.signUp({ ...aRegistration(), ...registration });
      return visitor;
    },
    async listen() {
      address ??= await app.listen({ port: 0, host: '127.0.0.1' });
      return address;
    },
  };
}

async function openTestDatabase(): Promise<Database> {
  if (process.env['LEME_TEST_DATABASE'] === 'postgres') {
    const { url, drop } = await freshDatabase(async (empty) => {
      const opened = await openPostgresDatabase(empty);
      await opened.close();
    });
    const database = await openPostgresDatabase(url);
    const close = async () => {
      await database.close();
      await drop();
    };
    return { ...database, close };
  }
  const pglite = await loadTemplate();
  return {
    db: drizzle(pglite, { schema }),
    executeSql: executeSqlOf(pglite),
    location: 'memory',
    close: () => pglite.close(),
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { passwordCost } from '#server/accounts/passwords.ts';
import { sendResetMails } from '#server/accounts/send-reset-mail.ts';
import { buildApp } from '#server/app.ts';
import { sendDigests } from '#server/commitments/digest.ts';
import { readConfig } from '#server/config.ts';
import { createWritingRoom, type WritingRoom } from '#server/documents/writing-room.ts';
import type { Database, Db } from '#server/db/database.ts';
import { executeSqlOf, upkeepOf } from '#server/db/embedded.ts';
import { openPostgresDatabase } from '#server/db/postgres.ts';
import * as schema from '#server/db/schema.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { openFolderStore } from '#server/files/folder-store.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import type { LanguageModel } from '#server/llm/language-model.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { configuredTranscriber } from '#server/llm/transcriber.ts';
import { openMailer } from '#server/mail/open-mailer.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { lendDatabase } from './embedded-database.ts';
import { freshDatabase } from './postgres.ts';
import { createSqlRecorder, type SentSql } from './sql-recorder.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { aRegistration } from './factories.ts';

speakPortuguese();

// Every test registers someone: what a password costs is held to its figure in passwords.test.ts.
Object.assign(passwordCost, { memoryCost: 8, timeCost: 1 });

/** One for all applications of a process: a thread reads TypeScript for a second before it writes. */
export const writingRoom = createWritingRoom();

/** The real application on a real database of its own: embedded or PostgreSQL, by the test project. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  /** The folder that mails are written to where no `SMTP_URL` is set. */
  readonly outbox: string;
  /** The clock of the application: it stands still until a test moves it. */
  readonly clock: { now: Date };
  /** The SQL that is sent while some work is done. */
  sqlOf(work: () => Promise<unknown>): Promise<SentSql[]>;
  /** Someone without a session. */
  visitor(): Visitor;
  /** Someone who has just registered and logged in. */
  newUser(registration?: Partial<ReturnType<typeof aRegistration>>): Promise<Visitor>;
  /** Listens on a free port, for what only a real connection shows. */
  listen(): Promise<string>;
}

interface TestServerOptions {
  /** Whoever follows its requests across programs. */
  tracing?: () => Promise<Tracing | null>;
  environment?: Record<string, string>;
  languageModel?: LanguageModel;
  /** Other threads than those that all tests share. */
  room?: WritingRoom;
  /** Stands between the application and its file store. */
  aroundFiles?: (store: FileStore) => FileStore;
  /** Does the jobs too, with little delay; without it they are only taken. */
  works?: boolean;
}

/** One application for a test file, from before its first test to after its last. */
export function testServer(options: TestServerOptions = {}): TestServer {
  const clock = { now: new Date() };
  const recorder = createSqlRecorder();
  let database: Database;
  let app: FastifyInstance;
  let files: FileStore;
  let address: string | undefined;
  let jobs: Jobs;
  const dataDir = mkdtempSync(join(tmpdir(), 'leme-test-'));

  beforeAll(async () => {
    database = await openTestDatabase(recorder.logger);
    files = await openFolderStore(join(dataDir, 'files'));
    files = options.aroundFiles?.(files) ?? files;
    jobs = createJobs(database.executeSql, { retrySeconds: 1, pollMs: 100 });
    const config = readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      // Tests share a machine: how busy it is says nothing of the application.
      MAX_EVENT_LOOP_DELAY: '0',
      ...options.environment,
    });
    const now = () => clock.now;
    const metrics = await openMetrics(config, database);
    const tracing = (await options.tracing?.()) ?? null;
    if (database.pool) tracing?.traceQueries(database.pool);
    app = await buildApp({
      config,
      db: database.db,
      files,
      jobs,
      room: options.room ?? writingRoom,
      languageModel: options.languageModel ?? null,
      transcriber: configuredTranscriber(config),
      metrics,
      tracing,
      clientFolder: fileURLToPath(new URL('./built-client', import.meta.url)),
      now,
    });
    await app.ready();
    if (!options.works) return;
    const toMailer = openMailer(config, app.log);
    const mailer = metrics?.aroundMailer(toMailer) ?? toMailer;
    const mails = { db: database.db, mailer, publicUrl: config.publicUrl, now };
    const handlers = {
      'password-reset-mail': sendResetMails(mails),
      'commitment-digest': sendDigests(mails),
    };
    jobs.start(metrics?.aroundJobs(handlers) ?? handlers, app.log);
  });

  afterAll(async () => {
    await app.close();
    await jobs.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    get app() {
      return app;
    },
    get db() {
      return database.db;
    },
    get database() {
      return database;
    },
    get files() {
      return files;
    },
    get jobs() {
      return jobs;
    },
    outbox: join(dataDir, 'outbox'),
    clock,
    sqlOf: recorder.sqlOf,
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

/** A migrated database without rows, of the kind that the test project is for. */
export async function openTestDatabase(logger?: Logger): Promise<Database> {
  if (process.env['LEME_TEST_DATABASE'] === 'postgres') {
    const { url, drop } = await freshDatabase(async (empty) => {
      const opened = await openPostgresDatabase(empty);
      await opened.close();
    });
    const database = await openPostgresDatabase(url);
    const { $client } = database.db as unknown as { $client: pg.Pool };
    const close = async () => {
      await database.close();
      await drop();
    };
    return { ...database, db: drizzlePg($client, { schema, logger }), close };
  }
  const { pglite, giveBack } = await lendDatabase();
  return {
    db: drizzle(pglite, { schema, logger }),
    executeSql: executeSqlOf(pglite),
    upkeep: upkeepOf(pglite),
    location: 'memory',
    close: giveBack,
  };
}

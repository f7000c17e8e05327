import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashMigrations } from './migrations.ts';

/** Any number: it keeps workers from making the same template at once. */
const templateLock = 7_203;

/**
 * A migrated database of one's own on TEST_DATABASE_URL, copied from one that is migrated once.
 *
 * @param migrate brings the empty database at `url` to the current schema and closes its connections
 */
export async function freshDatabase(
  migrate: (url: string) => Promise<void>,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `leme_${randomUUID().replaceAll('-', '')}`;
  await onServer(async (server) => {
    const template = `leme_template_${hashMigrations()}`;
    await server.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) await makeTemplate(server, template, migrate);
    await server.query(`create database ${name} template ${template}`);
  });
  return { url: urlOf(name), drop: () => dropDatabase(name) };
}

/** A database of one's own on TEST_DATABASE_URL with nothing in it. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  await onServer(async (server) => {
    await server.query(`create database ${name}`);
  });
  return { url: urlOf(name), drop: () => dropDatabase(name) };
}

function newName(): string {
  return `leme_${randomUUID().replaceAll('-', '')}`;
}

async function dropDatabase(name: string): Promise<void> {
  await onServer(async (server) => {
    await server.query(`drop database if exists ${name} with (force)`);
  });
}

/** Migrated under another name first: an interrupted migration leaves no template. */
async function makeTemplate(
  server: pg.Client,
  template: string,
  migrate: (url: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await server.query(`drop database if exists ${unfinished} with (force)`);
  await server.query(`create database ${unfinished}`);
  await migrate(urlOf(unfinished));
  await server.query(`alter database ${unfinished} rename to ${template}`);
}

async function onServer(work: (server: pg.Client) => Promise<void>): Promise<void> {
  const server = new pg.Client(serverUrl());
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: run the tests through vitest or npm test.');
  return url;
}

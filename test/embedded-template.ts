import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { hashMigrations, migrationsFolder } from './migrations.ts';

/** What tests make once and keep. */
export const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/leme', import.meta.url));

/** A migrated embedded database, dumped once; each test file starts from a copy in memory. */
export default async function makeTemplate(): Promise<void> {
  const path = templatePath();
  if (existsSync(path)) return;
  const pglite = await PGlite.create();
  await migrate(drizzle(pglite), { migrationsFolder });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
}

export function loadTemplate(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([readFileSync(templatePath())]) });
}

function templatePath(): string {
  return `${cacheFolder}/database-${hashMigrations()}.tar`;
}

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, type Config } from './config.ts';
import { FolderInUseError, lockFolder } from './db/folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import { company, leader } from './demo/company.ts';
import { fillDemo, isFilled } from './demo/fill.ts';
import { createLog } from './http/log.ts';

speakPortuguese();

/** The file that holds a folder on systems other than Linux. */
const lockFile = 'leme.lock';

/** Wrong arguments, in one sentence. */
class UsageError extends Error {}

/**
 * The product with a fictitious company in it, in a folder of its own: nothing of an installation's
 * settings that would lead to its data, its mail or its address counts here.
 */
async function start(args: string[]): Promise<void> {
  if (args.some((arg) => arg !== '--fresh')) throw new UsageError('Uso: npm run demo [-- --fresh]');
  const own = { DATA_DIR: 'data-demo', DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '' };
  const noStore = {
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
  };
  // Its password is known to everyone: for this machine alone, unless someone says otherwise now.
  Object.assign(process.env, { HOST: 'localhost', ...process.env, ...own, ...noStore });
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (args.length > 0) await clear(config.dataDir);
  await fillOnce(config);
  process.stdout.write(
    `\nDemonstração: ${company.name}, uma empresa fictícia\nE-mail: ${leader.email}\nSenha:  ${leader.password}\n\n`,
  );
  await import('./main.ts');
}

/** @throws FolderInUseError while the demonstration is running */
async function clear(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const lock = await lockFolder(folder);
  try {
    const names = readdirSync(folder).filter((name) => name !== lockFile);
    for (const name of names) rmSync(join(folder, name), { recursive: true });
  } finally {
    await lock.release();
  }
}

async function fillOnce(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config);
  try {
    if (await isFilled(db)) return;
    process.stdout.write('Preparando a demonstração …\n');
    await fillDemo(db, { now: new Date(), log: createLog(config.logLevel) });
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  if (error instanceof FolderInUseError) {
    return 'A demonstração já está em andamento. Encerre-a antes de começar de novo.';
  }
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `A demonstração não pôde começar: ${reason}`;
}

start(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof UsageError ? 2 : 1);
});

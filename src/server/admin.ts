import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { plural } from '#shared/format.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { readCommand, UsageError, type Command } from './admin/command.ts';
import { checkModel } from './admin/check-model.ts';
import { help } from './admin/help.ts';
import { moveTo } from './admin/move-to.ts';
import { textTable } from './admin/text-table.ts';
import {
  activateSubscription,
  AdminError,
  beginTrial,
  grantCredits,
  listUsers,
  setActive,
} from './admin/users.ts';
import { BackupError } from './backup/backup-error.ts';
import { backUp } from './backup/backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { restore } from './backup/restore.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, type Config } from './config.ts';
import { damageSentence, DamagedDatabaseError, isDamage } from './db/damaged-database.ts';
import type { Database } from './db/database.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import type { FileStore } from './files/file-store.ts';
import { openFileStore } from './files/open-file-store.ts';
import { AppError } from './http/app-error.ts';
import { sweep } from './jobs/sweep.ts';
import { watchMainThread } from './threads/watchdog.ts';

speakPortuguese();

/** No command keeps the thread to itself for so long; a database that has lost itself does. */
const mostStuckMs = 300_000;

/** The operator's command line. @returns what it says when the command is done */
async function run(args: string[]): Promise<string> {
  const command = readCommand(args);
  if (command.name === 'help') return help;
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (command.name === 'move to') return moveTo(command, process.env);
  const config = readConfig(process.env);
  if (command.name === 'check model') return checkModel(config.ai, say);
  const database = await openDatabase(config);
  const { location } = database;
  watchMainThread({ ms: mostStuckMs, sentence: damageSentence(location) });
  try {
    const files = await openFileStore(config);
    return await perform(command, { database, files }, config);
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabaseError(location) : error;
  } finally {
    await database.close();
  }
}

async function perform(
  command: Exclude<Command, { name: 'help' | 'move to' | 'check model' }>,
  { database, files }: { database: Database; files: FileStore },
  { trialDays }: Config,
): Promise<string> {
  const { db } = database;
  const place = { db, files };
  const now = new Date();
  switch (command.name) {
    case 'list users':
      return textTable(await listUsers(db, now));
    case 'set active':
      return `${await setActive(db, { ...command, now })}\n`;
    case 'grant credits':
      return `${await grantCredits(db, { ...command, now })}\n`;
    case 'activate subscription':
      return `${await activateSubscription(db, { ...command, now })}\n`;
    case 'begin trial':
      return `${await beginTrial(db, { ...command, days: command.days ?? trialDays, now })}\n`;
    case 'backup': {
      const path = fromHere(command.path);
      return `Backup gravado em ${path}: ${summary(await backUp(place, path, now))}\n`;
    }
    case 'restore':
      return `Backup restaurado: ${summary(await restore(place, fromHere(command.path)))}\n`;
    case 'sweep':
      await sweep({ database, files }, now);
      return 'O que venceu foi descartado.\n';
  }
}

/** For a command that has something to say before it is done. */
function say(text: string): void {
  process.stdout.write(text);
}

/** npm runs scripts in the project's folder, and says where it was called. */
function fromHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

function summary({ tables, files, missingFiles }: Manifest): string {
  const rows = (name: string) => tables[name]?.rows ?? 0;
  const missing =
    missingFiles.length > 0
      ? ` (${plural(missingFiles.length, 'arquivo estava', 'arquivos estavam')} sem conteúdo)`
      : '';
  return [
    plural(rows('users'), 'conta', 'contas'),
    plural(rows('documents'), 'documento', 'documentos'),
    `${plural(Object.keys(files).length, 'arquivo', 'arquivos')}${missing}.`,
  ].join(', ');
}

/** One sentence where the operator can do something about it. */
function explain(error: unknown): string {
  if (error instanceof FolderInUseError) return `${error.message} Pare o servidor antes.`;
  const isSentence = [
    UsageError,
    AdminError,
    BackupError,
    ConfigError,
    DamagedDatabaseError,
    AppError,
  ].some((known) => error instanceof known);
  if (isSentence) return (error as Error).message;
  // The text of a failed query holds what users typed.
  const { code, name, cause } = error as {
    code?: string;
    name?: string;
    cause?: { code?: string };
  };
  return `O comando não pôde ser concluído (${code ?? cause?.code ?? name ?? 'erro'}).`;
}

async function main(): Promise<void> {
  // Whatever ends the process before the command has ended: not done.
  process.exitCode = 1;
  try {
    const said = await run(process.argv.slice(2));
    await new Promise((written) => process.stdout.write(said, written));
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    if (error instanceof UsageError) process.exitCode = 2;
  }
  // Whatever is still open after that: the command has ended.
  process.exit();
}

void main();

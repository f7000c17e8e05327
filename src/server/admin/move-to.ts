import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { plural } from '#shared/format.ts';
import { move, type Moved } from '../backup/move.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { isOwnStore } from '../files/store-owner.ts';
import { UsageError, type Command } from './command.ts';
import { AdminError } from './users.ts';

type Environment = Record<string, string | undefined>;

/**
 * Moves the embedded installation of these settings to a PostgreSQL server, and its files to an object
 * store where `--s3` or the settings name one. @returns what it says when it is done
 *
 * @throws ConfigError, AdminError, BackupError, FolderInUseError where a server still runs on the folder
 */
export async function moveTo(
  { databaseUrl, s3 }: Extract<Command, { name: 'move to' }>,
  environment: Environment,
): Promise<string> {
  const target = readConfig({ ...environment, ...addressOf(s3), DATABASE_URL: databaseUrl });
  const source: Config = { ...target, databaseUrl: null, s3: null };
  if (!existsSync(join(source.dataDir, 'database'))) {
    throw new AdminError(`Não há banco embutido em ${source.dataDir}: nada a mover.`);
  }
  const from = await openDatabase(source);
  try {
    const to = await openDatabase(target);
    try {
      return said(await moveBetween(from, to, { source, target }), target);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

async function moveBetween(
  from: Database,
  to: Database,
  { source, target }: { source: Config; target: Config },
): Promise<Moved> {
  const store = await openFileStore(target);
  const folder = target.s3 === null ? store : await openFileStore(source);
  // An embedded database may keep its files in the object store already: there they stay.
  const stays =
    (await isOwnStore(from.db, store)) ||
    (!(await isOwnStore(from.db, folder)) && (await isOwnStore(to.db, store)));
  const files: FileStore = stays ? store : folder;
  return move({ db: from.db, files }, { db: to.db, files: store });
}

/** `https://s3.example.com/bucket` as the two settings that it stands for. */
function addressOf(s3: string | null): Environment {
  if (s3 === null) return {};
  const [, endpoint, bucket] = /^(https?:\/\/.+)\/([^/]+)\/?$/.exec(s3) ?? [];
  if (!endpoint || !bucket || !URL.canParse(endpoint)) {
    throw new UsageError('--s3 deve ser como https://s3.exemplo.com/balde.');
  }
  return { S3_ENDPOINT: endpoint, S3_BUCKET: bucket };
}

function said({ rows, files, copied, missing, changed }: Moved, { s3 }: Config): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const lines = [
    `${plural(rows['users'] ?? 0, 'conta', 'contas')}, ${plural(total, 'linha', 'linhas')} em ${Object.keys(rows).length} tabelas e ${plural(files, 'arquivo', 'arquivos')} (${copied} agora) estão no destino e conferem.`,
    ...(missing.length > 0 ? [`Já não tinham conteúdo na origem: ${missing.join(', ')}`] : []),
    ...(changed.length > 0 ? [`Já estavam alterados na origem: ${changed.join(', ')}`] : []),
    `Inicie o servidor com DATABASE_URL${s3 ? ' e S3_*' : ''}; as pessoas entram de novo com a mesma senha. O banco antigo continua como estava.`,
  ];
  return `${lines.join('\n')}\n`;
}

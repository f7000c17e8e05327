import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { openZip, type ZipReader } from '../zip/zip-reader.ts';
import { BackupError } from './backup-error.ts';
import type { Place } from './backup.ts';
import {
  fileEntry,
  latestMigration,
  manifestEntry,
  manifestSchema,
  tableEntry,
  type Manifest,
} from './manifest.ts';
import { markStore } from '../files/store-owner.ts';
import { digestOf, insertRows, requireEmpty } from './insert-rows.ts';
import { backupTables } from './tables.ts';

/**
 * Puts a backup into an empty database and its files into the file store. Nothing is written before the
 * whole backup was read and held against its manifest; the rows come in one transaction and last, so that
 * what was interrupted can be done again.
 *
 * @throws BackupError where the backup is damaged or of another version, or the database is not empty
 */
export async function restore({ db, files }: Place, path: string): Promise<Manifest> {
  const zip = await openZip(path).catch((error: unknown) => {
    const { code } = error as { code?: string };
    throw new BackupError(
      code === 'ENOENT' ? `${path} não existe.` : `${path} não é um backup inteiro do Leme.`,
    );
  });
  try {
    const manifest = await readManifest(zip, path);
    await requireSameSchema(db, manifest);
    await requireEmpty(db);
    await requireWhole(zip, manifest, path);
    const ids = Object.keys(manifest.files);
    await putFiles(zip, files, ids);
    await db.transaction((tx) =>
      insertRows(tx, {
        lines: async ({ name }) => linesOf(await entryOf(zip, tableEntry(name))),
        sha256: ({ name }) => manifest.tables[name]!.sha256,
      }),
    );
    // Before they had rows, the sweep of a server that runs may have taken them for orphans.
    const present = new Set<string>();
    for await (const id of files.list()) present.add(id);
    await putFiles(
      zip,
      files,
      ids.filter((id) => !present.has(id)),
    );
    await markStore(db, files);
    return manifest;
  } finally {
    zip.close();
  }
}

async function readManifest(zip: ZipReader, path: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await text(await entryOf(zip, manifestEntry))));
  } catch (cause) {
    throw new BackupError(`${path} não é um backup que esta versão do Leme conhece.`, { cause });
  }
}

async function requireSameSchema(db: Db, { migration, tables }: Manifest): Promise<void> {
  const current = await latestMigration(db);
  if (migration > current) {
    throw new BackupError('O backup é de uma versão mais nova do Leme. Atualize e tente de novo.');
  }
  const names = backupTables.map(({ name }) => name);
  if (migration < current || names.some((name) => !tables[name])) {
    // What later migrations do to the rows would be missing.
    throw new BackupError(
      'O backup é de uma versão anterior do Leme. Restaure com aquela versão e depois atualize.',
    );
  }
}

/** Reads everything once, and writes nothing. */
async function requireWhole(zip: ZipReader, manifest: Manifest, path: string): Promise<void> {
  const expected = [
    ...Object.entries(manifest.tables).map(([name, { sha256 }]) => [tableEntry(name), sha256]),
    ...Object.entries(manifest.files).map(([id, { sha256 }]) => [fileEntry(id), sha256]),
  ];
  for (const [name = '', sha256] of expected) {
    try {
      if ((await digestOf(await entryOf(zip, name))) === sha256) continue;
    } catch (cause) {
      throw new BackupError(`${path} está danificado em ${name}. Nada foi alterado.`, { cause });
    }
    throw new BackupError(`${path} está danificado em ${name}. Nada foi alterado.`);
  }
}

async function entryOf(zip: ZipReader, name: string): Promise<Readable> {
  const entry = await zip.read(name);
  if (!entry) throw new Error(`No entry ${name}`);
  return entry;
}

async function putFiles(zip: ZipReader, store: FileStore, ids: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leme-'));
  try {
    for (const id of ids) {
      const path = join(folder, 'file');
      await pipeline(await entryOf(zip, fileEntry(id)), createWriteStream(path, { mode: 0o600 }));
      await store.put(id, path);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Splits at line feeds alone: readline also splits at separators that stand unescaped in JSON. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of content.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

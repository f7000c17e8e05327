import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asc } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { files } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { createZip, type ZipWriter } from '../zip/zip-writer.ts';
import { BackupError } from './backup-error.ts';
import {
  backupFormat,
  fileEntry,
  latestMigration,
  manifestEntry,
  measured,
  tableEntry,
  type Manifest,
} from './manifest.ts';
import { writeInUtc } from './insert-rows.ts';
import { readLines } from './table-lines.ts';
import { backupTables } from './tables.ts';

/** What is backed up, and where it is restored to. */
export interface Place {
  db: Db;
  files: FileStore;
}

/**
 * Writes all rows, as they are at one moment, and the bytes of their files into a zip at `path`, readable
 * by its owner alone. Until it is whole it has another name.
 *
 * @throws BackupError where something stands at `path`
 */
export async function backUp(place: Place, path: string, now: Date): Promise<Manifest> {
  if (existsSync(path)) throw new BackupError(`${path} já existe. Escolha outro nome.`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    const zip = createZip(now);
    const written = pipeline(zip.output, async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) await file.appendFile(piece);
    });
    const [manifest] = await Promise.all([fill(zip, place, now), written]);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(zip: ZipWriter, { db, files: store }: Place, now: Date): Promise<Manifest> {
  try {
    // One snapshot for all tables: whoever writes meanwhile is in none of them.
    const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
    const { tables, migration, ids } = await db.transaction(
      async (tx) => ({
        tables: await addTables(zip, tx),
        migration: await latestMigration(tx),
        ids: await tx.select({ id: files.id }).from(files).orderBy(asc(files.id)),
      }),
      snapshot,
    );
    const manifest: Manifest = {
      format: backupFormat,
      migration,
      createdAt: now.toISOString(),
      tables,
      files: {},
      missingFiles: [],
    };
    for (const { id } of ids) {
      const bytes = await store.get(id);
      if (bytes) manifest.files[id] = await add(zip, fileEntry(id), bytes, { compress: false });
      else manifest.missingFiles.push(id);
    }
    await add(zip, manifestEntry, text(JSON.stringify(manifest, null, 2)));
    zip.end();
    return manifest;
  } catch (error) {
    zip.output.destroy(error as Error);
    throw error;
  }
}

async function addTables(zip: ZipWriter, tx: Tx): Promise<Manifest['tables']> {
  await writeInUtc(tx);
  const tables: Manifest['tables'] = {};
  for (const table of backupTables) {
    let rows = 0;
    async function* lines() {
      for await (const page of readLines(tx, table)) {
        rows += page.length;
        yield `${page.join('\n')}\n`;
      }
    }
    const { sha256 } = await add(zip, tableEntry(table.name), lines());
    tables[table.name] = { rows, sha256 };
  }
  return tables;
}

async function add(
  zip: ZipWriter,
  name: string,
  content: AsyncIterable<string | Uint8Array>,
  options?: { compress: boolean },
) {
  const { pieces, end } = measured(content);
  await zip.add(name, pieces, options);
  return end();
}

async function* text(value: string) {
  yield value;
}

/** The new name is there after a power cut only when its folder was synced too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

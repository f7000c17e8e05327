import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asc, getTableName, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { countedTables } from '../db/tenant-tables.ts';
import { files } from '../db/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import { installationId, isOwnStore, markStore } from '../files/store-owner.ts';
import type { Place } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { digestOf, digestOfTable, insertRows, requireEmpty, writeInUtc } from './insert-rows.ts';
import { latestMigration, measured } from './manifest.ts';
import { readLines } from './table-lines.ts';
import { backupTables } from './tables.ts';

/** What a move found and did. */
export interface Moved {
  /** By the name of the table. */
  rows: Record<string, number>;
  files: number;
  /** Those of them that an earlier, interrupted move had not brought there. */
  copied: number;
  /** Ids of files that have a row and no bytes. */
  missing: string[];
  /** Ids of files whose bytes are not those that their row speaks of: they were moved as they are. */
  changed: string[];
}

/**
 * Copies all rows and the bytes of their files to an empty place, and holds what is there then against
 * what is here. Files come first and the rows in one transaction, so that what was interrupted, wherever,
 * is done again by doing it again; a place that has it all already is only checked. Nobody may write to
 * `from` meanwhile. With one store for both, the files stay and only change hands.
 *
 * @throws BackupError where the place holds something else, or does not hold what it was given
 */
export async function move(from: Place, to: Place): Promise<Moved> {
  if ((await latestMigration(from.db)) !== (await latestMigration(to.db))) {
    throw new BackupError('O banco de destino é de outra versão do Leme. Nada foi alterado.');
  }
  const here = await from.db.transaction(digests);
  const isThere = await hasSameRows(to, here);
  const recorded = await from.db
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .orderBy(asc(files.id));
  await requireOwnFiles(from, to, new Set(recorded.map(({ id }) => id)));
  const moved: Moved = { rows: here.rows, files: 0, copied: 0, missing: [], changed: [] };
  await moveFiles(from, to, { recorded, moved });
  if (!isThere) await to.db.transaction((tx) => copyRows(from, tx));
  const there = await to.db.transaction(digests);
  if (JSON.stringify(there) !== JSON.stringify(here)) {
    throw new BackupError('O destino não tem o mesmo que a origem. Repita em um banco vazio.');
  }
  await markStore(to.db, to.files);
  // Two databases that sweep one store would each drop what the other has added.
  if (to.files === from.files) await from.files.delete(await installationId(from.db));
  return moved;
}

interface Digests {
  rows: Record<string, number>;
  sha256: Record<string, string>;
}

/** Of every table that is moved, and of the counts that triggers keep. */
async function digests(tx: Tx): Promise<Digests> {
  await writeInUtc(tx);
  const found: Digests = { rows: {}, sha256: {} };
  for (const table of backupTables) {
    const { rows, sha256 } = await digestOfTable(tx, table);
    found.rows[table.name] = rows;
    found.sha256[table.name] = sha256;
  }
  for (const counts of countedTables) {
    const line = sql<string>`to_jsonb(${counts})::text`;
    const lines = await tx.select({ line }).from(counts);
    const sorted = lines.map((row) => row.line).toSorted();
    const sha256 = createHash('sha256').update(sorted.join('\n')).digest('hex');
    found.sha256[getTableName(counts)] = sha256;
  }
  return found;
}

/** @returns false for an empty database. @throws BackupError where it holds something else */
async function hasSameRows({ db }: Place, here: Digests): Promise<boolean> {
  const there = await db.transaction(digests);
  if (Object.values(there.rows).every((rows) => rows === 0)) return false;
  if (JSON.stringify(there) === JSON.stringify(here)) return true;
  throw new BackupError('O banco de destino já tem outros dados. Nada foi alterado nele.');
}

/** @throws BackupError where the store holds files of nobody that is moved */
async function requireOwnFiles(from: Place, to: Place, ids: Set<string>): Promise<void> {
  if (to.files === from.files || (await isOwnStore(to.db, to.files))) return;
  for await (const id of to.files.list()) {
    if (ids.has(id)) continue;
    throw new BackupError(
      'O armazenamento de destino já guarda outros arquivos. Nada foi alterado nele.',
    );
  }
}

async function moveFiles(
  from: Place,
  to: Place,
  { recorded, moved }: { recorded: { id: string; sha256: string }[]; moved: Moved },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leme-move-'));
  const path = join(folder, 'file');
  try {
    for (const { id, sha256 } of recorded) {
      const bytes = await from.files.get(id);
      if (!bytes) {
        moved.missing.push(id);
        continue;
      }
      const { pieces, end } = measured(bytes as AsyncIterable<Buffer>);
      await pipeline(pieces, createWriteStream(path, { mode: 0o600 }));
      const found = end().sha256;
      if (found !== sha256) moved.changed.push(id);
      if ((await digestOfFile(to.files, id)) !== found) {
        await to.files.put(id, path);
        moved.copied += 1;
        if ((await digestOfFile(to.files, id)) !== found) {
          throw new BackupError(`O arquivo ${id} não chegou inteiro ao destino. Tente de novo.`);
        }
      }
      moved.files += 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function digestOfFile(store: FileStore, id: string): Promise<string | null> {
  const bytes = await store.get(id);
  return bytes && digestOf(bytes as AsyncIterable<Buffer>);
}

/** From one transaction into another: neither sees what somebody else may do meanwhile. */
async function copyRows(from: Place, tx: Tx): Promise<void> {
  await requireEmpty(tx);
  await from.db.transaction(async (reading) => {
    await writeInUtc(reading);
    const read = new Map<string, () => { sha256: string }>();
    await insertRows(tx, {
      async lines(table) {
        const { pieces, end } = measured(pagesOf(reading, table));
        read.set(table.name, end);
        return linesOf(pieces);
      },
      sha256: ({ name }) => read.get(name)!().sha256,
    });
  });
}

async function* pagesOf(tx: Tx, table: (typeof backupTables)[number]): AsyncGenerator<string> {
  for await (const page of readLines(tx, table)) yield `${page.join('\n')}\n`;
}

async function* linesOf(pages: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const page of pages) yield* page.slice(0, -1).split('\n');
}

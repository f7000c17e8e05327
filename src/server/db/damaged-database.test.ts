import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runAdmin } from '../../../test/run-admin.ts';
import { rowsOf } from '../../../test/rows.ts';
import { failToStart, usedDataDir } from '../../../test/server-process.ts';
import { isDamage } from './damaged-database.ts';
import { openEmbeddedDatabase } from './embedded.ts';

/** Overwrites the beginning of a file. */
function spoil(path: string): void {
  const bytes = readFileSync(path);
  bytes.set(randomBytes(Math.min(bytes.length, 8_192)));
  writeFileSync(path, bytes);
}

const damages: [string, (folder: string) => void][] = [
  ['without its version', (folder) => rmSync(join(folder, 'PG_VERSION'))],
  [
    'emptied',
    (folder) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    },
  ],
  ['with a spoiled control file', (folder) => spoil(join(folder, 'global/pg_control'))],
  [
    'with a spoiled log',
    (folder) => {
      const log = join(folder, 'pg_wal');
      for (const name of readdirSync(log).filter((each) => each.startsWith('0')))
        spoil(join(log, name));
    },
  ],
  ['without its settings', (folder) => rmSync(join(folder, 'postgresql.conf'))],
];

test.each(damages)(
  'a database folder %s is refused, with what to do; the command line ends too',
  async (_what, damage) => {
    const dataDir = await usedDataDir();
    const folder = join(dataDir, 'database');
    damage(folder);
    const left = readdirSync(folder);
    const sentence = new RegExp(
      `^O banco de dados em ${folder} está danificado e não pode ser usado( \\(.+\\))?\\. Guarde essa pasta, escolha outra, vazia, com DATA_DIR e restaure nela o último backup: npm run admin -- restore <backup\\.zip>\\.\\n$`,
    );
    const start = await failToStart({ DATA_DIR: dataDir });
    expect(start.code).toBe(1);
    expect(start.output).toMatch(sentence);
    const run = await runAdmin({ DATA_DIR: dataDir }, 'users', 'list');
    expect(run).toMatchObject({ code: 1, said: '' });
    expect(run.complained).toMatch(sentence);
    // Nothing was made over what is left.
    expect(left.filter((name) => !readdirSync(folder).includes(name))).toEqual([]);
    expect(readdirSync(folder).includes('PG_VERSION')).toBe(left.includes('PG_VERSION'));
  },
);

test('every page has a checksum: one that was changed on the disk is told of, never read', async () => {
  const dataDir = await usedDataDir();
  const { db, close } = await openEmbeddedDatabase(dataDir);
  expect(await rowsOf(db, sql`show data_checksums`)).toEqual([{ data_checksums: 'on' }]);
  await db.execute(sql`create table told as select 'texto guardado' as said`);
  const [{ path } = {}] = await rowsOf(db, sql`select pg_relation_filepath('told') as path`);
  await close();

  const file = join(dataDir, 'database', String(path));
  writeFileSync(file, readFileSync(file, 'latin1').replace('guardado', 'trocado!'), 'latin1');
  const again = await openEmbeddedDatabase(dataDir);
  const read = again.db.execute(sql`select said from told`);
  await expect(read).rejects.toSatisfy(isDamage);
  await again.close();
});

import { calendarDay, formatDay } from '#shared/format.ts';
import type { AppParts } from '../app-parts.ts';
import { recordAudit } from '../audit/store.ts';
import type { Caller } from '../http/route.ts';
import type { ZipWriter } from '../zip/zip-writer.ts';
import { accountOf, companyOf, filesOf, listsOf } from './account-data.ts';
import { jsonArray, type Row } from './pages.ts';
import { readMe } from './read-me.ts';

/**
 * Writes everything that is held about the caller and the company into the zip, piece by piece as it is
 * read. An export that was read to its end is audited.
 *
 * @throws where something cannot be read, or the reader has gone
 */
export async function exportAccount(
  { db, files, now }: Pick<AppParts, 'db' | 'files' | 'now'>,
  caller: Caller,
  zip: ZipWriter,
): Promise<void> {
  const at = now();
  await zip.add('leia-me.txt', once(readMe(formatDay(calendarDay(at)))));
  await zip.add('conta.json', once(json(await accountOf(db, caller, at))));
  await zip.add('empresa.json', once(json(await companyOf(db, caller))));
  const missing = await addBytes(files, zip, filesOf(db, caller));
  const telling = { files: (pages: AsyncIterable<Row[]>) => withPaths(pages, missing) };
  for (const { file, pages } of listsOf(db, caller, telling)) {
    await zip.add(file, jsonArray(pages));
  }
  const { userId, companyId } = caller;
  await recordAudit(db, { userId, companyId, action: 'account_exported', now: at });
  zip.end();
}

type FileRow = Row & { id: string; fileName: string };

/** @returns the ids of those that have a row and no bytes */
async function addBytes(
  files: AppParts['files'],
  zip: ZipWriter,
  pages: AsyncIterable<Row[]>,
): Promise<Set<string>> {
  const missing = new Set<string>();
  for await (const rows of pages) {
    for (const row of rows as FileRow[]) {
      const bytes = await files.get(row.id);
      // Most files are compressed already.
      if (bytes) await zip.add(pathOf(row), bytes, { compress: false });
      else missing.add(row.id);
    }
  }
  return missing;
}

async function* withPaths(pages: AsyncIterable<Row[]>, missing: Set<string>) {
  for await (const rows of pages) {
    yield (rows as FileRow[]).map((row) => ({
      ...row,
      conteudo: missing.has(row.id) ? null : pathOf(row),
    }));
  }
}

/** The id keeps names apart; the rest is the user's own name without what a file system may refuse. */
function pathOf({ id, fileName }: FileRow): string {
  const safe = [...fileName.replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_')].slice(-100).join('');
  return `arquivos/${id}-${safe}`;
}

async function* once(text: string) {
  yield text;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import { buffer } from 'node:stream/consumers';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import readXlsxFile from 'read-excel-file/universal';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { createZip } from '../zip/zip-writer.ts';
import { FileRefused } from './file-refused.ts';
import { messages } from '../messages.ts';

/*
 * Workbooks of Excel. What a zip holds may be a thousand times its size, and what it says of it untrue:
 * the sizes it declares are summed before anything is unpacked, it is unpacked no further than it declared,
 * and the reader is given what came of it, no longer packed.
 */

const mostUnpackedBytes = 48 * 1024 * 1024;
const mostEntries = 2_000;

/** @throws FileRefused */
export async function readWorkbook(path: string): Promise<{ name: string; rows: unknown[][] }[]> {
  const zip = await openPromise(path, { autoClose: false }).catch(
    refuseAs(messages.importUnreadable),
  );
  try {
    const entries = await neededEntries(zip);
    const unpacked = createZip(new Date(0));
    const packing = addAll(zip, entries, unpacked);
    const [bytes] = await Promise.all([buffer(unpacked.output), packing]);
    const sheets = await readXlsxFile(new Uint8Array(bytes).buffer, { trim: false });
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }));
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused(messages.importUnreadable);
  } finally {
    zip.close();
  }
}

async function neededEntries(zip: ZipFile): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > mostEntries) throw new FileRefused(messages.importTooHeavy);
    const { fileName, uncompressedSize } = entry;
    if (entry.isEncrypted()) throw new FileRefused(messages.importProtected);
    if (!/\.(?:xml|rels)$/.test(fileName)) continue;
    bytes += uncompressedSize;
    if (bytes > mostUnpackedBytes) throw new FileRefused(messages.importTooHeavy);
    entries.set(fileName, entry);
  }
  if (!entries.has('xl/workbook.xml')) throw new FileRefused(messages.importOtherKind);
  return [...entries.values()];
}

async function addAll(
  zip: ZipFile,
  entries: readonly Entry[],
  to: ReturnType<typeof createZip>,
): Promise<void> {
  for (const entry of entries) {
    const bytes = await unpack(zip, entry);
    await to.add(entry.fileName, [bytes] as unknown as AsyncIterable<Uint8Array>, {
      compress: false,
    });
  }
  to.end();
}

/** yauzl breaks off where there is more than was declared. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const source: Readable = await zip.openReadStreamPromise(entry);
  const target = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  await pipeline(source, target);
  return Buffer.concat(pieces);
}

function refuseAs(sentence: string): () => never {
  return () => {
    throw new FileRefused(sentence);
  };
}

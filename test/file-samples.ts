import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import yazl from 'yazl';
import type { TestFile } from './multipart-body.ts';

/** The smallest file that is a PDF by its content. */
export const aPdf = Buffer.from(
  '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\n%%EOF\n',
  'latin1',
);

/** The head of a container of old Office files, and the name of the stream that Word keeps its text in. */
export const aDoc = compoundFile('WordDocument');
/** The same container with the stream of a spreadsheet. */
export const anXls = compoundFile('Workbook');

function compoundFile(stream: string): Buffer {
  const head = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([
    head,
    Buffer.alloc(1_528),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(500),
  ]);
}

/** A zip whose list of contents says that it is a Word document. */
export async function aDocx(): Promise<Buffer> {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return aZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });
}

export async function aZip(contents: Record<string, string>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(contents)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

export const scriptInSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
export const htmlPage = '<!doctype html><html><body><script>alert(1)</script></body></html>';

/** A picture of one colour, 800 × 400, as a camera held upright might take it: turned, and with the place. */
export async function aPicture(format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg'): Promise<Buffer> {
  const background = { r: 180, g: 60, b: 20 };
  const picture = sharp({ create: { width: 800, height: 400, channels: 3, background } });
  if (format !== 'jpeg') return picture.toFormat(format).toBuffer();
  const exif = { IFD0: { Artist: 'Marina Duarte', Copyright: 'segredo-da-camera' } };
  return picture.jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
}

/** A PNG that says it is of this size, and whose data are a few kilobytes of nothing. */
export function aBomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(4_000_000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export function aText(name = 'ata.txt'): TestFile {
  return { name, content: 'Reunião de segunda-feira: combinamos as metas.' };
}

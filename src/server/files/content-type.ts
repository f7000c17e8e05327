import { createReadStream } from 'node:fs';
import { AppError } from '../http/app-error.ts';
import { withExtension } from '../http/file-name.ts';
import { messages } from '../messages.ts';

/** What a file is kept and served as. None of these runs anything in a browser. */
interface FileKind {
  contentType: string;
  /** The first is appended where a name has none of them. */
  extensions: [string, ...string[]];
}

const kinds = {
  pdf: { contentType: 'application/pdf', extensions: ['pdf'] },
  doc: { contentType: 'application/msword', extensions: ['doc'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  txt: { contentType: 'text/plain', extensions: ['txt'] },
} as const satisfies Record<string, FileKind>;

/**
 * The type of a process's file, judged by what is in it, and its name with an extension of that type.
 *
 * @throws AppError `unsupported_type` for what is neither pdf, doc, docx nor text
 */
export async function requireProcessFile(
  path: string,
  fileName: string,
): Promise<{ contentType: string; fileName: string }> {
  const kind = await processKindOf(path);
  if (kind === null) throw new AppError('unsupported_type', messages.processFileType);
  const { contentType, extensions } = kinds[kind];
  return { contentType, fileName: withExtension(fileName, [...extensions]) };
}

async function processKindOf(path: string): Promise<keyof typeof kinds | null> {
  const traits = await traitsOf(path);
  if (traits.startsWith('%PDF-')) return 'pdf';
  if (traits.startsWith(compoundFile)) return traits.hasWordStream ? 'doc' : null;
  if (traits.isText) return 'txt';
  return (await detectType(path)) === kinds.docx.contentType ? 'docx' : null;
}

/** The type that the content shows, as far as it is a binary format that is known; null otherwise. */
export async function detectType(path: string): Promise<string | null> {
  const { fileTypeFromFile } = await import('file-type');
  // It throws where what began like a format does not go on like it.
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  return detected?.mime ?? null;
}

/** How the container of old Office files begins; a Word document in it is a stream of this name. */
const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const wordStream = Buffer.from('WordDocument', 'utf16le');
/** What no text holds: NUL and the controls beside tabs, line and page breaks, and the letters of Windows. */
const notText = /(?![\t-\r\x80-\x9f])\p{Cc}/u;

interface Traits {
  startsWith(beginning: string): boolean;
  hasWordStream: boolean;
  /** UTF-8, or one of the one-byte encodings that older programs write. */
  isText: boolean;
}

/** Reads the file once, piece by piece. */
async function traitsOf(path: string): Promise<Traits> {
  let beginning = '';
  let hasWordStream = false;
  let isText = true;
  let tail = Buffer.alloc(0);
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    if (beginning === '') beginning = piece.toString('latin1', 0, 8);
    if (isText) isText = !notText.test(piece.toString('latin1'));
    const joined = Buffer.concat([tail, piece]);
    hasWordStream ||= joined.includes(wordStream);
    tail = joined.subarray(-wordStream.length);
  }
  return { startsWith: (text) => beginning.startsWith(text), hasWordStream, isText };
}

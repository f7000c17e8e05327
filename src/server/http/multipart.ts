import { rm } from 'node:fs/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Multipart } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '../messages.ts';
import { AppError, refusedInput } from './app-error.ts';
import { safeFileName } from './file-name.ts';
import { assertStorable, assertStorableText } from './json-body.ts';
import { saveUpload, textOf } from './multipart-file.ts';
import { discardRest, watchSize } from './multipart-stream.ts';
import { createUploadFolder } from './upload-folder.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the files of a multipart body lie; null without any. */
    uploadFolder: string | null;
  }
  interface FastifyInstance {
    openUploadFolder(): Promise<string>;
  }
}

/** @param folder where files lie until their request has been answered */
export async function acceptMultipartBodies(app: FastifyInstance, folder: string): Promise<void> {
  const uploadFolder = createUploadFolder(folder);
  app.decorate('openUploadFolder', uploadFolder.open);
  app.decorateRequest('uploads');
  app.decorateRequest('uploadFolder', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.uploads = [];
    done();
  });
  app.addHook('onReady', async () => {
    await uploadFolder.prepare().catch((error: unknown) => {
      app.log.warn({ err: error }, 'the folder of uploads is not ready');
    });
  });
  app.addHook('onClose', uploadFolder.close);
  await app.register(multipart, {
    limits: {
      fileSize: limits.multipartBytes,
      fieldSize: limits.jsonBodyBytes,
      fields: limits.fieldsPerRequest,
    },
  });
}

/**
 * Reads a multipart body as its endpoint declares it: the files into a folder of the request's own,
 * the rest into `request.body`, which the endpoint's schema then checks. Fields that it does not know
 * are ignored, as in JSON; files are not.
 *
 * @throws AppError `invalid_input`, `too_large` or `unsupported_type`, once the body has been read or
 * thrown away: a client that is still sending would not hear the answer
 */
export async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', messages.unsupportedType);
  const declared = request.routeOptions.config.multipart!;
  const size = watchSize(request.raw);
  const fields: Fields = new Map();
  try {
    await Promise.race([
      readParts(request, { declared, fields, signal: size.signal }),
      size.exceeded,
    ]);
  } catch (cause) {
    size.stop();
    await discardRest(request.raw);
    throw asRefusal(cause);
  }
  const body = declared.body === 'data' ? dataOf(fields) : Object.fromEntries(fields);
  assertStorable(body);
  request.body = body;
}

/** Removes the files of a request that needs them no more: before its answer, whatever that is. */
export async function dropUploads(request: FastifyRequest): Promise<void> {
  const { uploadFolder } = request;
  if (uploadFolder === null) return;
  request.uploadFolder = null;
  await rm(uploadFolder, { recursive: true, force: true }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'uploads stay until the next start');
  });
}

/** A field that came more than once has a list, which no schema of a single value takes. */
type Fields = Map<string, unknown>;

interface Reading {
  declared: Multipart;
  fields: Fields;
  signal: AbortSignal;
}

async function readParts(request: FastifyRequest, reading: Reading): Promise<void> {
  for await (const part of request.parts()) {
    // The parser's types do not know of a part without a name.
    const name = (part.fieldname as string | undefined) ?? '';
    assertStorableText(name);
    if (reading.declared.body === 'data' && name === 'data') await takeData(part, reading.fields);
    else if (part.type === 'field') addField(reading.fields, name, valueOf(part));
    else await takeFile(request, { ...reading, name, part });
  }
}

/** Many clients send JSON that says its type as a file. */
async function takeData(part: MultipartFile | MultipartValue, fields: Fields): Promise<void> {
  if (fields.has('data')) throw refused('data', 'Envie este campo uma só vez');
  const isFile = part.type === 'file';
  fields.set('data', isFile ? await textOf(part.file, limits.jsonBodyBytes) : valueOf(part));
}

function addField(fields: Fields, name: string, value: unknown): void {
  fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
}

function valueOf({ value, valueTruncated }: MultipartValue): unknown {
  if (valueTruncated) throw new AppError('too_large', messages.tooLarge);
  return value;
}

async function takeFile(
  request: FastifyRequest,
  { declared, name, part, signal }: Reading & { name: string; part: MultipartFile },
): Promise<void> {
  const isNamed = Object.hasOwn(declared.files, name);
  const most = isNamed ? declared.files[name] : declared.files['*'];
  if (most === undefined) throw refused(name, 'Este campo não aceita arquivos');
  // So is a file that comes without a name, whatever the types say.
  const given = (part.filename as string | undefined) ?? '';
  assertStorableText(given);
  request.uploadFolder ??= await request.server.openUploadFolder();
  const { path, bytes } = await saveUpload(part.file, request.uploadFolder, signal);
  // What a browser sends for a file field that was left empty.
  if (given === '' && bytes === 0) return;
  const alike = request.uploads.filter(({ field }) => !isNamed || field === name);
  if (alike.length >= most)
    throw refused(name, `Envie no máximo ${most} ${most === 1 ? 'arquivo' : 'arquivos'}`);
  request.uploads.push({ field: name, fileName: safeFileName(given), path, bytes });
}

/** The JSON in the field `data`. A client may have said that it is JSON: then it has been parsed. */
function dataOf(fields: Fields): unknown {
  const data = fields.get('data');
  if (data === undefined) throw refused('data', 'Campo obrigatório');
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    throw refused('data', 'O campo não contém um JSON válido');
  }
}

function refused(path: string, message: string): AppError {
  return refusedInput([{ path, message }]);
}

/** The plugin's refusals carry a status, faults of our disk a system call; the rest is the body's fault. */
function asRefusal(cause: unknown): unknown {
  const { statusCode, syscall } = cause as { statusCode?: number; syscall?: string };
  if (cause instanceof AppError || statusCode !== undefined || syscall !== undefined) return cause;
  return new AppError('invalid_input', messages.invalidInput, { cause });
}

import { finished } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { AppError } from './app-error.ts';
import { assertStorable } from './json-body.ts';

export async function acceptMultipartBodies(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads');
  app.addHook('onRequest', async (request) => {
    request.uploads = [];
  });
  await app.register(multipart, {
    limits: {
      fileSize: limits.multipartBytes,
      fieldSize: limits.jsonBodyBytes,
      fields: 5,
      files: 20,
    },
  });
}

/**
 * Takes the fields of a multipart body; its `data` field holds the JSON that the endpoint's schema
 * describes, and becomes the request's body.
 */
export async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new AppError('unsupported_type', messages.unsupportedType);
  const data = await readDataField(request);
  if (data === null) {
    throw new AppError('invalid_input', messages.invalidInput, {
      issues: [{ path: 'data', message: 'Required' }],
    });
  }
  request.body = parseData(data);
}

async function readDataField(request: FastifyRequest): Promise<string | null> {
  let data: string | null = null;
  let room: number = limits.multipartBytes;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // The parser limits each part; together they have no more room than one.
        part.file.on('data', (piece: Buffer) => (room -= piece.length));
        await finished(part.file);
        if (room < 0) throw new AppError('too_large', messages.tooLarge);
      } else if (part.fieldname === 'data' && typeof part.value === 'string') data = part.value;
    }
  } catch (cause) {
    // The plugin's own refusals carry a status; the parser's complaints about the body do not.
    const isRefusal = (cause as { statusCode?: number }).statusCode !== undefined;
    if (isRefusal || cause instanceof AppError) throw cause;
    throw new AppError('invalid_input', messages.invalidInput, { cause });
  }
  return data;
}

function parseData(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', messages.invalidInput, {
      issues: [{ path: 'data', message: 'Invalid JSON' }],
    });
  }
  assertStorable(value);
  return value;
}

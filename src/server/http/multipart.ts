import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { AppError } from './app-error.ts';
import { assertStorable } from './json-body.ts';

export async function acceptMultipartBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: limits.multipartBytes, fieldSize: limits.jsonBodyBytes, files: 20 },
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
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') part.file.resume();
      else if (part.fieldname === 'data' && typeof part.value === 'string') data = part.value;
    }
  } catch (cause) {
    // The plugin's own refusals carry a status; the parser's complaints about the body do not.
    if ((cause as { statusCode?: number }).statusCode !== undefined) throw cause;
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

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const folder = '/api/files/';

/** The address of a stored file. */
export function fileUrl(id: string): string {
  return `${folder}${id}`;
}

/** The inverse of `fileUrl`. */
export function fileIdOf(url: string): string {
  return url.slice(folder.length);
}

export const storedFileSchema = z.object({ fileName: z.string(), fileUrl: z.string() });

export const fileEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/files',
    summary: 'Store the file of a process: pdf, doc, docx or txt',
    multipart: { body: 'fields', files: { '*': 1 } },
    body: z.object({}),
    response: storedFileSchema,
    status: 201,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/files/:id',
    summary: 'A file of the signed-in user',
    response: z.unknown(),
    produces: 'application/octet-stream',
  }),
};

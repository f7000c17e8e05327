import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The address of a stored file. */
export function fileUrl(id: string): string {
  return `/api/files/${id}`;
}

export const storedFileSchema = z.object({ fileName: z.string(), fileUrl: z.string() });
export type StoredFile = z.infer<typeof storedFileSchema>;

export const fileEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/files',
    summary: 'Store the file of a process: pdf, doc, docx or txt',
    multipart: { body: 'fields', files: { file: 1 } },
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

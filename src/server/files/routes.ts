import contentDisposition from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { fileEndpoints, fileUrl } from '#shared/files.ts';
import type { AppParts } from '../app-parts.ts';
import { withoutAccents } from '../db/accents.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { countUpload } from '../http/rate-limit.ts';
import { alreadySent, route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { requireProcessFile } from './content-type.ts';
import { keepFiles } from './keep-files.ts';
import { photoContentType } from './photo.ts';
import { findFile, insertFiles } from './store.ts';

export function fileRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, files: store, rateLimiter, now } = parts;
  route(app, fileEndpoints.upload, async ({ caller, uploads }, request) => {
    await countUpload(rateLimiter, { userId: caller.userId, uploads });
    const [upload] = uploads;
    if (!upload) {
      throw refusedInput([{ path: 'file', message: 'Campo obrigatório' }]);
    }
    const { path } = upload;
    const type = await requireProcessFile(path, upload.fileName);
    const [kept] = await keepFiles(
      { store, log: request.log },
      [{ path, ...type, purpose: 'process' }],
      async (files) => {
        // It becomes the company's when its processes lead to it.
        await insertFiles(db, files, { ownerId: caller.userId, companyId: null, now: now() });
        return files;
      },
    );
    return { fileName: type.fileName, fileUrl: fileUrl(kept!.id) };
  });

  route(app, fileEndpoints.download, async ({ caller, params }, request, reply) => {
    const file = await findFile(db, caller.userId, params.id);
    if (!file) throw new AppError('not_found', messages.fileNotFound);
    const isPhoto = file.contentType === photoContentType;
    if (isPhoto && request.headers['if-none-match'] === tagOf(file)) {
      void reply.status(304).headers(photoHeaders(file)).send();
      return alreadySent;
    }
    const bytes = await store.get(file.id);
    if (!bytes) {
      request.log.error({ event: 'bytes_missing', file: file.id }, 'a file has lost its bytes');
      throw new AppError('not_found', messages.fileNotFound);
    }
    // Who asks for the head alone is told that it is there, and how long it is.
    if (request.method === 'HEAD') bytes.destroy();
    void reply
      .headers({
        'content-type': file.contentType,
        'content-length': file.bytes,
        'content-disposition': contentDisposition(file.fileName, {
          type: isPhoto ? 'inline' : 'attachment',
          // Beside it the whole name always stands in UTF-8: Node sends no accents in a header.
          fallback: withoutAccents(file.fileName).replace(/[^\x20-\x7e]/g, '_'),
        }),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        ...(isPhoto && photoHeaders(file)),
      })
      .send(bytes);
    return alreadySent;
  });
}

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

function tagOf({ sha256 }: StoredFile): string {
  return `"${sha256}"`;
}

/** A list shows many photos again and again: a browser may keep them, and asks whether they are still its user's. */
function photoHeaders(file: StoredFile): Record<string, string> {
  return { etag: tagOf(file), 'cache-control': 'private, no-cache' };
}
